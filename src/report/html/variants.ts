import { html } from 'hono/html';
import type { Portrait } from '../input.ts';
import type { SuiteAnalysis } from '../suite-analysis.ts';
import { type Html, idOf } from './markup.ts';
import type { Gallery } from './pictures.ts';
import { variantCard } from './variant-card.ts';

/** The twins of each task: a section a task, a card a condition. Nothing without portraits. */
export async function variantSections(
  suite: SuiteAnalysis,
  portraits: readonly Portrait[],
  gallery: Gallery,
): Promise<Html[]> {
  const find = (task: string, condition: string): Portrait | undefined =>
    portraits.find((portrait) => portrait.task === task && portrait.condition === condition);
  const sections: Html[] = [];
  for (const task of suite.matrix.tasks) {
    const control = find(task.id, 'control');
    if (control === undefined) continue;
    const cards: Html[] = [];
    for (const condition of suite.matrix.conditions) {
      const treatment = condition.mechanisms.length === 0 ? undefined : find(task.id, condition.id);
      if (treatment === undefined) continue;
      // The card of what the answer is about stands open, as the example.
      const open = sections.length === 0 && condition.id === suite.answer.example;
      cards.push(await variantCard(suite, task, condition, { control, treatment }, gallery, open));
    }
    sections.push(
      html`<h3 id="${idOf('variants', task.id)}">${task.id} <small>${task.site}</small></h3>${cards}`,
    );
  }
  return sections;
}
