export type { Usage } from '../../core/usage.ts';
export { Budget, type BudgetLimits, BudgetSpent } from './budget.ts';
export { type Meter, openMeter } from './meter.ts';
export type {
  AssistantMessage,
  ChatModel,
  ImagePart,
  Message,
  ModelReply,
  ModelRequest,
  Needs,
  Screen,
  TextPart,
  ToolCallPart,
  ToolResult,
  ToolSpec,
} from './model.ts';
export { parseModelName } from './name.ts';
export { openModel, type Surroundings } from './open.ts';
export { SCREEN_PROVIDERS } from './screen.ts';
export {
  type ModelSettings,
  modelSettingsShape,
  OUTSIDE_SETTINGS,
  PROVIDERS,
  type Provider,
  type Reasoning,
} from './settings.ts';
