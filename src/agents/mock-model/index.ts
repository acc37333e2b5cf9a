export { FAULTS, type Fault, type FaultPlan, isFault } from './faults.ts';
export { type MockModel, type MockModelOptions, type ServedRequest, startMockModel } from './server.ts';
