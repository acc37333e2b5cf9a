import type { View } from './view.ts';

/** A product that a shopper has made up its mind about, its page before it. */
export interface Pick {
  readonly title: string;
  readonly page: View;
  /** Whether the choices asked for are made on that page. */
  readonly configured?: boolean;
}
