export { simple } from './simple.ts';
