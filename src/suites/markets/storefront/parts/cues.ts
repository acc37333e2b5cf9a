import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import type { Cue } from '../../presentation.ts';

/** The look of each kind of cue, by a class that says no more than the words beside it. */
const LOOKS: Readonly<Record<Cue['kind'], string>> = {
  promotion: 'deal',
  scarcity: 'left',
  popularity: 'sold',
  trust: 'star',
  highlight: 'note',
};

/** The cues that a presentation gives a product; nothing when it gives none. */
export function cues(list: readonly Cue[] | undefined): Html | '' {
  if (list === undefined || list.length === 0) return '';
  return html`<ul class="flags">${list.map(({ kind, says }) => html`<li class="flag ${LOOKS[kind]}">${says}</li>`)}</ul>`;
}
