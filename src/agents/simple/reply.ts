import type { Action } from '../../core/action.ts';
import type { ModelReply } from '../model/index.ts';

/** What a reply asks for, or why it can't be used. */
export type Wish = { readonly action: Action } | { readonly why: string };

/** What a model said, verbatim, its tool calls included. */
export function saidIn({ text, toolCalls }: Pick<ModelReply, 'text' | 'toolCalls'>): string {
  const calls = toolCalls.map(
    ({ name, input }) => `${name}(${typeof input === 'string' ? input : JSON.stringify(input)})`,
  );
  return [...(text === '' ? [] : [text]), ...calls].join('\n');
}

/** How far one scroll goes, as a share of the viewport (WebVoyager). */
const SCROLL_SHARE = 2 / 3;
/** How long `Wait` waits (DECEPTICON, appendix C, table 5), ms. */
export const WAIT_MS = 5000;

/** Scrolls the page, or what can be scrolled at a target. */
export function scrollBy(direction: 'up' | 'down', viewportHeight: number): number {
  const distance = Math.round(viewportHeight * SCROLL_SHARE);
  return direction === 'down' ? distance : -distance;
}
