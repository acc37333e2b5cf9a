import type { Clock } from '../../core/clock.ts';
import type { Ledger } from '../../core/ledger.ts';
import type { Site } from '../../core/site.ts';
import type { Presentation } from './presentation.ts';
import type { ProductType } from './product-type.ts';
import type { Product } from './record.ts';
import type { Voice } from './voice.ts';

/** What a storefront is opened with. The catalog is shared between episodes and never changed. */
export interface Opening {
  readonly type: ProductType;
  readonly catalog: readonly Product[];
  readonly presentation: Presentation;
  /** Products a page of results. */
  readonly pageSize: number;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly seed: number;
}

/** One kind of marketplace, with its own brand, look and flow. */
export interface Market {
  /** `shop`, `stay`, `food` … */
  readonly id: string;
  readonly host: string;
  readonly brand: string;
  readonly voice: Voice;
  open(opening: Opening): Site;
  /** Paths of what is the same for every catalog: home, styles, scripts. */
  readonly resources: readonly string[];
  /** Paths of what a catalog has. Pages of results count from 1, in the default order. */
  readonly paths: {
    results(page: number): string;
    /** Results of a search for words. */
    search(words: string): string;
    product(id: string): string;
    picture(id: string): string;
  };
}
