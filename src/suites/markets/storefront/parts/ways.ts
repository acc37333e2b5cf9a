import { html } from 'hono/html';
import type { Html, Way } from '../../engine/index.ts';

/** A choice of one among several ways. */
export function ways(name: string, legend: string, list: readonly Way[], chosen: string): Html {
  return html`<fieldset><legend class="unseen">${legend}</legend>${list.map(
    ({ id, label, note }) =>
      html`<label><input type="radio" name="${name}" value="${id}"${id === chosen ? html` checked` : ''}> <span><b>${label}</b><small>${note}</small></span></label>`,
  )}</fieldset>`;
}

/** What a way is called. */
export const wayLabel = (list: readonly Way[], id: string): string =>
  list.find((way) => way.id === id)?.label ?? '';

/** The id of the way that a form names, if there is one. */
export const knownWay = (list: readonly Way[], id: string | null): string | undefined =>
  list.find((way) => way.id === id)?.id;
