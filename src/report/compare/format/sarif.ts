import { cellName } from '../cells.ts';
import type { Comparison } from '../comparison.ts';
import { flipWords, testedWords } from './words.ts';

const LEVELS = { fail: 'error', undecided: 'warning', pass: 'none' } as const;
const KINDS = { fail: 'fail', undecided: 'open', pass: 'pass' } as const;

const RULES = [
  { id: 'threshold', shortDescription: { text: 'A condition of failure, tested against an interval.' } },
  { id: 'flipped', shortDescription: { text: 'A verdict that has become worse in most samples.' } },
];

/** SARIF 2.1.0: a result for each threshold, and one for each verdict that has become worse. Locations are logical: a task in a condition. */
export function sarifOf(comparisons: readonly Comparison[], version: string): string {
  const results = comparisons.flatMap(({ a, b, tested, flips }) => [
    ...tested.map((one) => ({
      ruleId: 'threshold',
      level: LEVELS[one.answer],
      kind: KINDS[one.answer],
      message: { text: `${one.threshold.text}: ${one.answer}. ${testedWords(one)}` },
      locations: [location(`${b.name} against ${a.name}`)],
    })),
    ...flips
      .filter(({ worse }) => worse)
      .map((flip) => ({
        ruleId: 'flipped',
        level: 'note',
        kind: 'fail',
        message: { text: flipWords(flip) },
        locations: [location(cellName(flip))],
      })),
  ]);
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'siren', version, rules: RULES } }, results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function location(fullyQualifiedName: string) {
  return { logicalLocations: [{ fullyQualifiedName }] };
}
