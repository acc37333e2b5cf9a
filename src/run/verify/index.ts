export { GATE_VIEWPORT, type VerifyEnvironment } from './environment.ts';
export type { FailedCheck, Verification, VerifyEvent } from './report.ts';
export { type VerifyOptions, verify } from './verify.ts';
