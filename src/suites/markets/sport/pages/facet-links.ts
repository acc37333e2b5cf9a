import { html } from 'hono/html';
import { type Html, readQuery, toggleChoice, withRange } from '../../engine/index.ts';
import { resultsPath } from '../../storefront/addresses.ts';
import { stepLabel } from '../../storefront/parts/words.ts';
import type { Sport } from '../brand.ts';

/** A step of a filter, as something to go to. */
export interface FacetLink {
  readonly label: string;
  readonly href: string;
  readonly members: number;
}

/** The steps of a filter with what they lead to; none where there is no such filter. */
export function facetSteps(sport: Sport, id: string): readonly FacetLink[] {
  const facet = sport.shelf.facets.find((candidate) => candidate.id === id);
  if (facet === undefined) return [];
  const all = readQuery(new URLSearchParams(), sport.shelf);
  return facet.steps.map((step, at) => ({
    label: stepLabel(facet, step),
    href: resultsPath(
      sport,
      step.value === undefined ? withRange(all, id, step) : toggleChoice(all, id, step.value),
    ),
    members: facet.members.filter((steps) => steps.includes(at)).length,
  }));
}

/** The steps of a filter as items of a menu. */
export const facetLinks = (sport: Sport, id: string): readonly Html[] =>
  facetSteps(sport, id).map(({ label, href }) => html`<li><a href="${href}">${label}</a></li>`);
