import * as Plot from '@observablehq/plot';
import type { AgentCard } from '../../core/agent.ts';
import type { Rate } from '../estimands/rate.ts';
import type { SuiteAnalysis } from '../suite-analysis.ts';
import { countWords, intervalWords, percent } from '../words.ts';
import { labelRoom, MOST_LETTERS, shortened } from './chart-labels.ts';
import { svg } from './svg.ts';

const WIDTH = 372;
const ROW = 25;
/** Room for the conditions' names, at least. */
const LABELS = 96;

interface Point {
  readonly condition: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly anchor: string;
  readonly says: string;
}

/** Success and harm of one agent in each condition, over the scenarios, with their intervals; its control as a reference. */
export function ratesChart(suite: SuiteAnalysis, agent: AgentCard): ReturnType<typeof svg> {
  const { matrix } = suite;
  const rows = matrix.conditions.flatMap(({ id }) => matrix.row(id, agent.id) ?? []);
  const control = matrix.row('control', agent.id);
  const points = (name: string, pick: (row: (typeof rows)[number]) => Rate | undefined): Point[] =>
    rows.flatMap((row) => {
      const rate = pick(row);
      if (rate === undefined) return [];
      const { low, high } = rate.interval ?? { low: rate.value, high: rate.value };
      const words = `${row.condition.id}: ${name} ${percent(rate.value)} (${countWords(rate)}) ${intervalWords(rate)}`;
      return [
        { condition: row.condition.id, value: rate.value, low, high, anchor: row.anchor, says: words.trim() },
      ];
    });
  const success = points('success', (row) => row.success);
  const harm = points('harm', (row) => row.harm);

  return svg(`Success and harm of ${agent.id} by condition`, {
    width: WIDTH,
    height: rows.length * ROW + 34,
    marginLeft: ratesRoom(suite),
    marginRight: 12,
    marginTop: 6,
    marginBottom: 28,
    x: { domain: [0, 1], axis: null },
    y: { domain: rows.map((row) => row.condition.id), type: 'point', padding: 0.5, axis: null },
    style: { fontSize: '12px' },
    marks: [
      Plot.ruleX([0, 0.25, 0.5, 0.75, 1], { stroke: 'var(--line)' }),
      Plot.axisX([0, 0.5, 1], { tickFormat: percent, tickSize: 0, label: null, fill: 'var(--muted)' }),
      Plot.ruleX(control?.success === undefined ? [] : [control.success.value], {
        stroke: 'var(--success)',
        strokeDasharray: '2 3',
      }),
      Plot.ruleX(control?.harm === undefined ? [] : [control.harm.value], {
        stroke: 'var(--harm)',
        strokeDasharray: '2 3',
      }),
      ...[true, false].map((isControl) =>
        Plot.text(
          rows.filter(({ reading }) => (reading.expectation === 'control') === isControl),
          {
            x: 0,
            y: (row) => row.condition.id,
            text: (row) => shortened(row.condition.id, MOST_LETTERS),
            textAnchor: 'end',
            dx: -10,
            fill: (row) => (row.reading.expectation === 'none' ? 'var(--faint)' : 'var(--ink)'),
            fontWeight: isControl ? 650 : 400,
          },
        ),
      ),
      ...series(success, 'var(--success)', -4),
      ...series(harm, 'var(--harm)', 4),
    ],
  });
}

/** Where the charts begin, right of the names: the same for all agents. */
export function ratesRoom({ matrix }: SuiteAnalysis): number {
  return labelRoom(
    matrix.conditions.map(({ id }) => id),
    LABELS,
  );
}

function series(points: readonly Point[], color: string, dy: number): Plot.Markish[] {
  return [
    Plot.ruleY(points, {
      y: 'condition',
      x1: 'low',
      x2: 'high',
      stroke: color,
      strokeWidth: 2.5,
      strokeOpacity: 0.35,
      strokeLinecap: 'round',
      dy,
    }),
    Plot.dot(points, {
      y: 'condition',
      x: 'value',
      r: 4,
      fill: color,
      stroke: 'var(--paper)',
      strokeWidth: 1,
      dy,
      title: 'says',
      href: (point: Point) => `#${point.anchor}`,
    }),
  ];
}
