import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import { SCRIPT_PATH, STYLE_PATH } from '../assets.ts';

/** The head of a document. */
export function head(title: string): Html {
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLE_PATH}">
<script src="${SCRIPT_PATH}" defer></script>`;
}
