import { html } from 'hono/html';
import type { Item } from './compare-views.ts';
import { each, type Html } from './markup.ts';

/** What a page tells machines, item by item, with what differs from the other page marked. */
export function machineView(items: readonly Item[], tone: 'truth' | 'lie'): Html {
  const silent = ({ tellings, differs }: Item): boolean => tellings.length === 0 && !differs;
  const same = items.filter(silent).map(({ title }) => title);
  return html`<dl class="machine ${tone}">${each(
    items.filter((item) => !silent(item)),
    (item) =>
      html`<dt>${item.differs ? html`<mark>${item.title}</mark>` : item.title}</dt><dd>${each(
        item.tellings,
        ({ key, value, differs }) =>
          html`<div><span>${key}</span>${differs ? html`<mark>${value}</mark>` : html`<div>${value}</div>`}</div>`,
      )}${item.same === 0 ? '' : html`<div class="same">and ${item.same} more, the same in both</div>`}</dd>`,
  )}${same.length === 0 ? '' : html`<dt>${same.join(', ')}</dt><dd class="same">the same in both</dd>`}</dl>`;
}
