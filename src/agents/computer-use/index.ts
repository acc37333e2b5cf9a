export { computerUse } from './computer-use.ts';
