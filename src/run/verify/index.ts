export { GATE_VIEWPORT, type VerifyEnvironment } from './environment.ts';
export type { VerifyOptions } from './options.ts';
export type { FailedCheck, Verification, VerifyEvent } from './report.ts';
export { verify } from './verify.ts';
