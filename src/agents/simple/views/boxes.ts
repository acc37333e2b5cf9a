import type { DomElement } from '../../../core/observation.ts';
import { lines } from './words.ts';

/** Where the interactive elements of the viewport are, and nothing else of them (DECEPTICON, appendix I). */
export function boxesView(dom: readonly DomElement[]): string {
  return lines(
    dom
      .filter(({ inViewport }) => inViewport)
      .map(({ box: { x, y, width, height } }) => {
        const middle = `${Math.round(x + width / 2)}, ${Math.round(y + height / 2)}`;
        return `(${middle}) ${Math.round(width)} x ${Math.round(height)}`;
      }),
  );
}
