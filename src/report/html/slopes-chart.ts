import * as Plot from '@observablehq/plot';
import type { AgentCard } from '../../core/agent.ts';
import type { Column } from '../format/columns.ts';
import type { Row } from '../matrix/matrix.ts';
import type { SuiteAnalysis } from '../suite-analysis.ts';
import { list, percent, plural } from '../words.ts';
import { shortened } from './chart-labels.ts';
import { svg } from './svg.ts';

const WIDTH = 372;
const HEIGHT = 250;
const TOP = 14;
const BOTTOM = 26;
const LABELS = 150;
/** Between two labels, px. */
const LEAST = 15;
/** Characters in one label, at most. */
const LETTERS = 20;

/** Conditions that go from the same rate in the control to the same rate in the treatment: one line. */
interface Slope {
  readonly from: number;
  readonly to: number;
  readonly rows: readonly Row[];
  /** Worse than in the control, and clearly so. */
  readonly clear: boolean;
}

/** Conditions of an agent as slopes: from the mean over tasks in the control to that in the treatment of the same tasks. */
export function slopesOf({ matrix }: SuiteAnalysis, agent: AgentCard, column: Column): Slope[] {
  const meanIn = (task: string, condition: string): number | undefined => {
    const cell = matrix.cell(task, condition, agent.id);
    return cell === undefined ? undefined : column.of(cell)?.value;
  };
  const each = matrix.conditions.flatMap(({ id, mechanisms }) => {
    const row = matrix.row(id, agent.id);
    const pairs = matrix.tasks.flatMap((task) => {
      const [from, to] = [meanIn(task.id, 'control'), meanIn(task.id, id)];
      return from === undefined || to === undefined ? [] : [{ from, to }];
    });
    if (row === undefined || mechanisms.length === 0 || pairs.length === 0) return [];
    const mean = (pick: (pair: (typeof pairs)[number]) => number): number =>
      pairs.reduce((sum, pair) => sum + pick(pair), 0) / pairs.length;
    return [{ row, from: mean((pair) => pair.from), to: mean((pair) => pair.to) }];
  });
  const groups = Map.groupBy(each, ({ from, to }) => `${from.toFixed(6)} ${to.toFixed(6)}`);
  return [...groups.values()].map((same) => ({
    from: same[0]?.from ?? 0,
    to: same[0]?.to ?? 0,
    rows: same.map(({ row }) => row),
    clear: same.some(({ row, from, to }) => isWorse(column, from, to) && isClear(column, row)),
  }));
}

const isWorse = ({ better }: Column, from: number, to: number): boolean =>
  better === 'low' ? to > from : to < from;

/** By the contrast of the figure itself where it has one; else by the effect on success and harm. */
function isClear({ id }: Column, { reading }: Row): boolean {
  if (id !== 'optimal') return reading.effect === 'clear';
  return (reading.contrasts?.optimalLost?.interval?.low ?? 0) > 0;
}

/** How far each condition takes an agent from its own control, for one figure. Conditions that go the same way share a line. */
export function slopesChart(
  suite: SuiteAnalysis,
  agent: AgentCard,
  column: Column,
): ReturnType<typeof svg> | undefined {
  const slopes = slopesOf(suite, agent, column);
  if (slopes.length === 0) return undefined;
  const labels = spread(slopes.map((slope) => ({ ...slope, ...wordsOf(slope, column) })));
  const color = column.better === 'low' ? 'var(--harm)' : 'var(--success)';
  const tone = ({ clear }: Slope): string => (clear ? color : 'var(--faint)');
  return svg(`${column.title} of ${agent.id}, from control to treatment`, {
    width: WIDTH,
    height: HEIGHT,
    marginLeft: 40,
    marginRight: LABELS,
    marginTop: TOP,
    marginBottom: BOTTOM,
    x: { domain: [0, 1], axis: null },
    y: { domain: [0, 1], axis: null },
    style: { fontSize: '12px' },
    marks: [
      Plot.ruleY([0, 0.25, 0.5, 0.75, 1], { stroke: 'var(--line)' }),
      Plot.axisY([0, 0.5, 1], { tickFormat: percent, tickSize: 0, label: null, fill: 'var(--muted)' }),
      Plot.ruleX([0, 1], { stroke: 'var(--strong)' }),
      Plot.text(
        [
          { x: 0, text: 'control' },
          { x: 1, text: 'treatment' },
        ],
        { x: 'x', y: 0, text: 'text', dy: 16, fill: 'var(--muted)' },
      ),
      Plot.link(slopes, {
        x1: 0,
        x2: 1,
        y1: 'from',
        y2: 'to',
        stroke: tone,
        strokeWidth: (slope: Slope) => Math.min(5, 1.2 + slope.rows.length * 0.5),
        strokeLinecap: 'round',
      }),
      Plot.dot(slopes, { x: 0, y: 'from', r: 3.5, fill: tone, stroke: 'var(--paper)' }),
      Plot.dot(slopes, { x: 1, y: 'to', r: 3.5, fill: tone, stroke: 'var(--paper)' }),
      Plot.text(labels, {
        x: 1,
        y: 'at',
        text: 'words',
        title: 'says',
        textAnchor: 'start',
        dx: 10,
        fill: (slope: Slope) => (slope.clear ? 'var(--ink)' : 'var(--muted)'),
        href: ({ rows }: Slope) => `#${rows[0]?.anchor ?? ''}`,
      }),
    ],
  });
}

function wordsOf(slope: Slope, column: Column): { readonly words: string; readonly says: string } {
  const ids = slope.rows.map(({ condition }) => condition.id);
  let shown = 1;
  const text = (): string => shortened(ids.slice(0, shown).join(', '), LETTERS);
  while (shown < ids.length && ids.slice(0, shown + 1).join(', ').length <= LETTERS) shown += 1;
  return {
    words: shown < ids.length ? `${text()} +${ids.length - shown}` : text(),
    says: `${column.title} ${percent(slope.from)} in the control, ${percent(slope.to)} in ${list(ids)} (${plural(ids.length, 'condition')})`,
  };
}

/** Places labels near the ends of their lines, from the top down, without one over another where there is room. */
function spread<T extends Slope>(slopes: readonly T[]): (T & { readonly at: number })[] {
  const least = LEAST / (HEIGHT - TOP - BOTTOM);
  const sorted = [...slopes].sort((a, b) => b.to - a.to || b.from - a.from);
  let above = Number.POSITIVE_INFINITY;
  const placed = sorted.map((slope) => {
    above = Math.min(slope.to, above - least);
    return { ...slope, at: above };
  });
  // What ran out of the chart at its bottom is pushed back up.
  let below = Number.NEGATIVE_INFINITY;
  return placed.reverse().map((slope) => {
    below = Math.max(slope.at, below + least, 0);
    return { ...slope, at: below };
  });
}
