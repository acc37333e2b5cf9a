import type { AttributeValue } from '../record.ts';

/** One line of a filter: a value, or a range of values with both ends included. */
export interface FacetStep {
  /** The name that an address uses for a choice: `yes`, `Matte`. */
  readonly value?: string;
  readonly min?: number;
  readonly max?: number;
}

/** Something that results can be filtered and, when it is a number, sorted by. */
export interface Facet {
  readonly id: string;
  readonly label: string;
  readonly kind: 'number' | 'choice' | 'flag';
  readonly unit?: string;
  readonly decimals: number;
  /** How many of the facet's units are one unit of an address: 100 where cents are filtered by pounds. */
  readonly scale: number;
  /** By position in the catalog: the values that the product can have, that of its base configuration first. */
  readonly values: readonly (readonly AttributeValue[])[];
  readonly steps: readonly FacetStep[];
  /** By position in the catalog: which steps the product belongs to. */
  readonly members: readonly (readonly number[])[];
}

/** What a facet is made of. */
export type FacetSource = Pick<Facet, 'id' | 'label' | 'kind' | 'unit' | 'decimals' | 'scale' | 'values'>;

/** Numbers with at most so many different values are listed one by one. */
const LISTED = 7;
const RANGES = 5;

/** A facet with its steps: choices by name, numbers one by one or in about five round ranges. */
export function facetOf(source: FacetSource): Facet {
  const steps = source.kind === 'number' ? ranges(source) : choices(source);
  const shared = new Map<string, readonly number[]>();
  const members = source.values.map((values) => {
    const within = steps.flatMap((step, at) => (values.some((value) => isWithin(value, step)) ? [at] : []));
    const key = within.join(' ');
    const same = shared.get(key);
    if (same === undefined) shared.set(key, within);
    return same ?? within;
  });
  return { ...source, steps, members };
}

/** How an address names a value. */
export function valueName(value: AttributeValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** Whether a value belongs to a step. */
export function isWithin(value: AttributeValue, { value: name, min, max }: FacetStep): boolean {
  if (typeof value !== 'number') return valueName(value) === name;
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}

function choices({ values }: FacetSource): FacetStep[] {
  const names = [...new Set(values.flat().map(valueName))];
  const order = (name: string): string => (name === 'yes' ? '' : name);
  return names.sort((a, b) => (order(a) < order(b) ? -1 : 1)).map((value) => ({ value }));
}

function ranges({ values, decimals, scale }: FacetSource): FacetStep[] {
  const sorted = values.flat().filter((value) => typeof value === 'number');
  sorted.sort((a, b) => a - b);
  const different = [...new Set(sorted)];
  if (different.length <= LISTED) return different.map((value) => ({ min: value, max: value }));
  const low = different[0] ?? 0;
  const high = different.at(-1) ?? 0;
  const step = Math.max(roundStep((high - low) / (RANGES * 3)), scale * 10 ** -decimals);
  const quantiles = Array.from({ length: RANGES - 1 }, (_, n) => {
    const at = sorted[Math.floor(((n + 1) * sorted.length) / RANGES)] ?? high;
    return Number((Math.round(at / step) * step).toFixed(6));
  });
  const cuts = [...new Set(quantiles)].filter((cut) => cut > low && cut < high);
  return [...cuts, undefined].map((max, n) => {
    const min = cuts[n - 1];
    return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  });
}

/** The largest of 1, 2 or 5 times a power of ten that is not above `size`. */
function roundStep(size: number): number {
  if (size <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(size));
  return [5, 2, 1].map((n) => n * power).find((step) => step <= size) ?? power;
}
