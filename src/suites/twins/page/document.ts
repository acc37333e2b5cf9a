import { html } from 'hono/html';
import type { Html, PageContent, Scenario } from '../scenario.ts';

export const STYLE_PATH = '/assets/site.css';
export const SCRIPT_PATH = '/assets/site.js';
/** A one-pixel picture such as many pages end with. The page's `load` event waits for it, so the world can hold the event back. */
export const LAST_PICTURE_PATH = '/assets/end.svg';

/** A whole HTML document of a site. `head` is for what only some pages have. */
export function document(scenario: Scenario, content: PageContent, head: Html = html``): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${content.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLE_PATH}">
<script src="${SCRIPT_PATH}" defer></script>
${head}
</head>
<body>
${scenario.frame(content.body)}
<img class="end" src="${LAST_PICTURE_PATH}" alt="" width="1" height="1">
</body>
</html>`;
}
