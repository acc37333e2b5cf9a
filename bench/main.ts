import { messageOf } from '../src/core/errors.ts';
import { nearest } from '../src/core/nearest.ts';

type Print = (line: string) => void;

/** The benchmarks by name. Each prints ratios against a named peer, measured in the same run. */
const BENCHES: Readonly<Record<string, () => Promise<(print: Print) => Promise<void>>>> = {
  overhead: async () => (await import('./overhead.ts')).overheadBench,
  observe: async () => (await import('./observe.ts')).observeBench,
  step: async () => (await import('./step.ts')).stepBench,
  waiting: async () => (await import('./waiting.ts')).waitingBench,
  stats: async () => (await import('./stats.ts')).statsBench,
  report: async () => (await import('./report.ts')).reportBench,
  verify: async () => (await import('./verify.ts')).verifyBench,
  markets: async () => (await import('./markets.ts')).marketsBench,
};

const [name = ''] = process.argv.slice(2);
const load = BENCHES[name];
if (load) {
  try {
    const bench = await load();
    await bench((line) => console.log(line));
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 3;
  }
} else {
  const known = Object.keys(BENCHES);
  const close = nearest(name, known);
  console.error(
    `Expected the name of a benchmark; found "${name}". ${close.length > 0 ? `Did you mean ${close.join(', ')}?` : `Known: ${known.join(', ')}.`}`,
  );
  process.exitCode = 2;
}
