import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';

/** The trail that leads to a page. The last step is where one is. */
export function trail(steps: readonly (readonly [label: string, href?: string])[]): Html {
  return html`<nav class="trail" aria-label="Breadcrumb"><ol>${steps.map(([label, href]) =>
    href === undefined
      ? html`<li aria-current="page">${label}</li>`
      : html`<li><a href="${href}">${label}</a></li>`,
  )}</ol></nav>`;
}
