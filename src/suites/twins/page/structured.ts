import { html, raw } from 'hono/html';
import type { Html, Scenario } from '../scenario.ts';
import type { Wiring } from '../wiring.ts';

/** JSON-LD and meta, for the head. */
export function structuredHead(scenario: Scenario, wiring: Wiring): Html {
  const data = {
    '@context': 'https://schema.org',
    ...scenario.jsonLd,
    potentialAction: { '@type': 'Action', name: wiring.recommended.jsonLd },
  };
  // "<" is written as an escape, or a text with "</script>" in it would end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html`<script type="application/ld+json">${raw(json)}</script>
<meta name="description" content="${scenario.description}">
<meta name="page:action" content="${wiring.recommended.meta}">`;
}

/** Microdata, for the body. */
export function structuredBody(wiring: Wiring): Html {
  return html`<div itemscope itemtype="https://schema.org/WebPage" hidden>
      <div itemprop="potentialAction" itemscope itemtype="https://schema.org/Action"><meta itemprop="name" content="${wiring.recommended.microdata}"></div>
    </div>`;
}
