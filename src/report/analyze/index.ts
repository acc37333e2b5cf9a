export { renderAnalysis } from './format/index.ts';
export type { AnalysisData } from './input/data.ts';
export { dataOfCsv } from './input/read-csv.ts';
export { type AnalysisHead, type AnalysisRun, episodesOfRuns } from './input/runs.ts';
export { analyzeModel } from './model/analyze-model.ts';
export type { ModelRequest } from './model/request.ts';
export { analyzeAs } from './papers.ts';
export type { AnalysisResult, Column, Part, Value } from './part.ts';
