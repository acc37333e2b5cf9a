import * as Plot from '@observablehq/plot';
import { raw } from 'hono/html';
import { parseHTML } from 'linkedom';

/** Draws a chart without a browser and gives it as markup. The library escapes every text. */
export function svg(label: string, options: Plot.PlotOptions): ReturnType<typeof raw> {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  // linkedom's document has all that the library calls, but not the whole of the DOM's type.
  const drawn = Plot.plot({ ...options, document: document as unknown as Document });
  drawn.setAttribute('role', 'group');
  drawn.setAttribute('aria-label', label);
  // The marks' own labels ("dot", "rule") tell nobody anything, and a bare group may have none.
  for (const mark of drawn.querySelectorAll('g[aria-label]')) mark.removeAttribute('aria-label');
  // The library's own style sheet is the same in each chart; the page has it once, in its own.
  drawn.querySelector('style')?.remove();
  return raw(drawn.outerHTML);
}
