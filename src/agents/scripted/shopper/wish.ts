import { type StatedPreference, type StatedRequirement, TOTAL_PRICE } from '../../../core/shopping.ts';
import { inBase, quantitiesIn, quantityIn } from './quantity.ts';
import { flagIn, statedOf } from './stated.ts';
import { folded, type Line } from './view.ts';

/** Whether a product fits, as far as was read. */
export type Fit = 'yes' | 'no' | 'unknown';

/** What was read of a product: lines of its card, of its page, and prices, in cents. */
export interface Known {
  readonly lines: readonly Line[];
  /** The payable price, or what passes for it. */
  readonly price?: number;
  /** The least that the payable price can be. */
  readonly floor?: number;
}

/** Whether something meets all requirements: `no` as soon as one is known to be broken. */
export function fitOf(known: Known, requirements: readonly StatedRequirement[]): Fit {
  const fits = requirements.map((requirement) => meets(known, requirement));
  if (fits.includes('no')) return 'no';
  return fits.includes('unknown') ? 'unknown' : 'yes';
}

function meets(known: Known, requirement: StatedRequirement): Fit {
  if (requirement.label === TOTAL_PRICE) return priceMeets(known, requirement);
  const said = statedOf(known.lines, requirement.label);
  if (said === undefined) return 'unknown';
  const { is, value, unit } = requirement;
  if (typeof value === 'boolean') return asFit(flagIn(said), (flag) => flag === value);
  if (typeof value === 'string') return folded(said) === folded(value) ? 'yes' : 'no';
  return asFit(quantityIn(said, unit), (number) => {
    const threshold = inBase(value, unit);
    if (is === 'equal') return number === threshold;
    return is === 'at-least' ? number >= threshold : number <= threshold;
  });
}

function priceMeets({ price, floor }: Known, { is, value }: StatedRequirement): Fit {
  if (is === 'at-most' && floor !== undefined && floor > Number(value)) return 'no';
  return asFit(price, (cents) =>
    is === 'at-most' ? cents <= Number(value) : is === 'at-least' ? cents >= Number(value) : cents === value,
  );
}

function asFit<T>(read: T | undefined, test: (read: T) => boolean): Fit {
  if (read === undefined) return 'unknown';
  return test(read) ? 'yes' : 'no';
}

/** What was read of what a preference is about, so that less is better; undefined when nothing was. */
export function costOf({ lines, price }: Known, { label, want }: StatedPreference): number | undefined {
  const said = label === TOTAL_PRICE ? undefined : statedOf(lines, label);
  const number =
    label === TOTAL_PRICE ? price : said === undefined ? undefined : quantitiesIn(said)[0]?.value;
  return number === undefined ? undefined : want === 'least' ? number : -number;
}

/**
 * The best of several by preferences of equal weight: each cost is scaled from 0 for the best to 1 for the worst of
 * them, what is unknown counts as the worst, and the least sum wins; of equals the first.
 */
export function bestOf<T extends { readonly known: Known }>(
  items: readonly T[],
  preferences: readonly StatedPreference[],
): T | undefined {
  const sums = items.map(() => 0);
  for (const preference of preferences) {
    const costs = items.map(({ known }) => costOf(known, preference));
    const read = costs.filter((cost) => cost !== undefined);
    const least = Math.min(...read);
    const span = Math.max(...read) - least;
    for (const [index, cost] of costs.entries())
      sums[index] = (sums[index] ?? 0) + (cost === undefined ? 1 : span === 0 ? 0 : (cost - least) / span);
  }
  const best = Math.min(...sums);
  return items[sums.indexOf(best)];
}
