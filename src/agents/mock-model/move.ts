import type { Item } from './item.ts';

/** What the model decides to do next. */
export type Move =
  | { readonly kind: 'click'; readonly item: Item }
  | { readonly kind: 'type'; readonly item: Item; readonly text: string; readonly submit: boolean }
  | { readonly kind: 'look' }
  | { readonly kind: 'scroll' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'done'; readonly answer: string };
