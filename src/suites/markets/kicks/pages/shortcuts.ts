import { html } from 'hono/html';
import { type Html, readQuery, toggleChoice } from '../../engine/index.ts';
import { resultsPath } from '../../storefront/addresses.ts';
import { stepLabel } from '../../storefront/parts/words.ts';
import type { Kicks } from '../brand.ts';

/** A filter's choices as links into the results, each with how many pairs it has; nothing where there is no such filter. */
export function shortcuts(kicks: Kicks, id: string, counted = false): readonly Html[] {
  const facet = kicks.shelf.facets.find((candidate) => candidate.id === id);
  const all = readQuery(new URLSearchParams(), kicks.shelf);
  return (facet?.steps ?? []).flatMap((step, at) => {
    if (facet === undefined || step.value === undefined) return [];
    const members = facet.members.filter((steps) => steps.includes(at)).length;
    const href = resultsPath(kicks, toggleChoice(all, id, step.value));
    return [
      html`<li><a href="${href}">${stepLabel(facet, step)}</a>${counted ? html` <span>${members}</span>` : ''}</li>`,
    ];
  });
}
