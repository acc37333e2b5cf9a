export { type Analysis, analyse, type SuiteAnalysis } from './analyse.ts';
export { REPORT_JSON_VERSION, reportJson, runJson } from './format/json.ts';
export type {
  MachineControl,
  MachineView,
  Portrait,
  ReportInput,
  RunFacts,
  SuiteFacts,
  TaskFacts,
} from './input.ts';
export { FORMATS, type Format, renderReport } from './render.ts';
