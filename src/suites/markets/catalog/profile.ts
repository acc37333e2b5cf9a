import { random, seedFrom } from '../../../core/random.ts';
import type { ProductType } from '../product-type.ts';
import { PAYABLE, type ShoppingRequest } from '../request.ts';
import { extraOf, valueIn } from './reading.ts';

/** How many products a profile is made from. */
const SAMPLE = 240;

/** Where most cost less than this in all, in cents, prices lie so close together that they are told apart by dimes and not by dollars. */
const SMALL = 6000;

/** What a number among products of a type usually is, for a request. */
export interface Spread {
  /** The smallest difference that is kept. */
  readonly step: number;
  readonly decimals: number;
  readonly low: number;
  readonly high: number;
  /** The width of the middle three fifths. */
  readonly width: number;
  /** The value below which a share of products lies. */
  quantile(share: number): number;
}

/** The usual numbers of a type, as a request sees them. */
export interface Profile {
  /** By attribute, and by `PAYABLE` for the payable price. */
  spread(attribute: string): Spread;
  /** What the choices that the request names add to the base price, in cents. */
  readonly extra: Spread;
}

/** Whether what is bought costs so little that dollars are too coarse for it. */
export const isCheap = ({ spread }: Profile): boolean => spread(PAYABLE).step < 100;

/** The usual numbers of a type's products, from a sample of its own. */
export function profileOf(type: ProductType, request: ShoppingRequest): Profile {
  const chance = random(seedFrom('profile', type.id));
  const sample = Array.from({ length: SAMPLE }, (_, n) => type.draw(chance, `s${n}`));
  const spreads = new Map<string, Spread>();
  const spread = (attribute: string): Spread => {
    const known = spreads.get(attribute);
    if (known) return known;
    const decimals = type.attributes.find(({ id }) => id === attribute)?.decimals ?? 0;
    const values = sample.map((product) => Number(valueIn(product, request, attribute)));
    const step = attribute === PAYABLE ? priceStep(values) : 10 ** -decimals;
    const made = spreadOf(values, step, decimals);
    spreads.set(attribute, made);
    return made;
  };
  const extra = spreadOf(
    sample.map((product) => extraOf(product, request)),
    100,
    0,
  );
  return { spread, extra };
}

/** The smallest difference between payable prices that is kept, in cents. */
const priceStep = (prices: readonly number[]): number =>
  prices.filter((price) => price < SMALL).length > prices.length / 2 ? 10 : 100;

function spreadOf(values: readonly number[], step: number, decimals: number): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const quantile = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const width = Math.max(step, quantile(0.8) - quantile(0.2));
  return { step, decimals, low: quantile(0), high: quantile(1), width, quantile };
}
