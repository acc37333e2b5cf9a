export { type Analysis, analyse } from './analyse.ts';
export { REPORT_JSON_VERSION, reportJson } from './format/json.ts';
export { weightOf } from './html/told.ts';
export type {
  MachineControl,
  MachineView,
  Portrait,
  ReportInput,
  RunFacts,
  ScreenshotChoice,
  ScreenshotSource,
  SuiteFacts,
  TaskFacts,
} from './input.ts';
export { SCREENSHOT_CHOICES } from './input.ts';
export { FORMATS, type Format, renderReport } from './render.ts';
export type { SuiteAnalysis } from './suite-analysis.ts';
