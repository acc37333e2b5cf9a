import * as Plot from '@observablehq/plot';
import type { SuiteAnalysis } from '../suite-analysis.ts';
import { countWords, percent } from '../words.ts';
import { labelRoom, MOST_LETTERS, shortened } from './chart-labels.ts';
import { svg } from './svg.ts';

/** A column's heading must fit the column. */
const COLUMN_LETTERS = 16;
const ROW = 26;
const COLUMN = 108;
/** Room for the conditions' names, at least. */
const LABELS = 100;
/** The page's style has a colour for each of these steps, so that the chart follows it into the dark. */
export const HEAT_STEPS = 10;

/** Harm by mechanism and agent, over the scenarios. Cells in which an effect was possible have a frame. */
export function heatChart({ matrix }: SuiteAnalysis): ReturnType<typeof svg> {
  const cells = matrix.rows.flatMap((row) =>
    row.harm === undefined
      ? []
      : [
          {
            condition: row.condition.id,
            agent: row.agent,
            harm: row.harm.value,
            step: Math.round(row.harm.value * HEAT_STEPS),
            words: percent(row.harm.value) + (row.reading.surprise ? ' !' : ''),
            says: `${row.agent}, ${row.condition.id}: harm in ${countWords(row.harm)}`,
            anchor: row.anchor,
            framed: row.reading.expectation === 'possible',
          },
        ],
  );
  type Heat = (typeof cells)[number];
  const at = { x: 'agent', y: 'condition' } as const;
  const ids = matrix.conditions.map(({ id }) => id);
  const labels = labelRoom(ids, LABELS);
  const width = labels + COLUMN * matrix.agents.length + 4;
  return svg('Harm by mechanism and agent', {
    width,
    height: ROW * matrix.conditions.length + 28,
    marginLeft: labels,
    marginRight: 4,
    marginTop: 26,
    marginBottom: 2,
    padding: 0.06,
    x: { domain: matrix.agents.map(({ id }) => id), axis: null },
    y: { domain: ids, axis: null },
    // A narrow screen may shrink it a little before it has to be scrolled.
    style: { fontSize: '12px', minWidth: `${Math.round(width * 0.8)}px` },
    marks: [
      Plot.axisX({
        anchor: 'top',
        tickSize: 0,
        label: null,
        tickFormat: (id: string) => shortened(id, COLUMN_LETTERS),
        fill: 'var(--ink)',
      }),
      Plot.axisY({
        tickSize: 0,
        label: null,
        tickFormat: (id: string) => shortened(id, MOST_LETTERS),
        fill: 'var(--ink)',
      }),
      Plot.cell(cells, { ...at, fill: (cell: Heat) => `var(--heat-${cell.step})`, rx: 3 }),
      Plot.cell(
        cells.filter((cell) => cell.framed),
        { ...at, fill: 'none', stroke: 'var(--muted)', strokeOpacity: 0.65, inset: 0.5, rx: 3 },
      ),
      Plot.text(cells, {
        ...at,
        text: 'words',
        fill: (cell: Heat) =>
          cell.step >= 8 ? 'var(--on-heat)' : cell.step === 0 ? 'var(--muted)' : 'var(--ink)',
        title: 'says',
        href: (cell: Heat) => `#${cell.anchor}`,
      }),
    ],
  });
}
