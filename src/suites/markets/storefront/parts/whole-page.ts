import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import { head } from './head.ts';

/** A whole page: what a market has above and below, and its own part between them. */
export function wholePage(parts: {
  readonly title: string;
  readonly header: Html;
  readonly body: Html;
  readonly footer: Html;
}): Html {
  return html`<!doctype html>
<html lang="en">
<head>
${head(parts.title)}
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
${parts.header}
<main id="content">
${parts.body}
</main>
${parts.footer}
</body>
</html>`;
}
