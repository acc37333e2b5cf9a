/** How many of a dimension's smallest unit a unit has. Words that no table knows are units of their own. */
const UNITS: Readonly<Record<string, readonly [dimension: string, factor: number]>> = {
  mg: ['mass', 0.001],
  g: ['mass', 1],
  kg: ['mass', 1000],
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1000],
  km: ['length', 1_000_000],
  ml: ['volume', 1],
  cl: ['volume', 10],
  l: ['volume', 1000],
  s: ['time', 1],
  sec: ['time', 1],
  min: ['time', 60],
  h: ['time', 3600],
  hr: ['time', 3600],
  hour: ['time', 3600],
  day: ['time', 86_400],
  month: ['months', 1],
  year: ['months', 12],
  mb: ['memory', 1],
  gb: ['memory', 1000],
  tb: ['memory', 1_000_000],
  w: ['power', 1],
  kw: ['power', 1000],
  hz: ['frequency', 1],
  khz: ['frequency', 1000],
};

/** A number with its dimension, in the dimension's smallest unit. */
export interface Quantity {
  readonly value: number;
  /** Empty for a bare number. */
  readonly dimension: string;
}

const NUMBER = /[-−]?\d+(?:[,\s\u202f\u00a0]\d{3})*(?:\.\d+)?/;
const QUANTITY = new RegExp(`(${NUMBER.source})\\s*(?:-?([\\p{L}%°"″²/]+))?`, 'gu');

/** The quantities in a text, in its order. */
export function quantitiesIn(text: string): readonly Quantity[] {
  return [...text.matchAll(QUANTITY)].map(([, number = '', unit = '']) => {
    const value = Number(number.replace('−', '-').replace(/[^\d.-]/g, ''));
    const [dimension, factor] = unitOf(unit);
    return { value: Number((value * factor).toPrecision(12)), dimension };
  });
}

/** The first quantity of a text that has the unit asked for; a bare number stands for it when there is none. */
export function quantityIn(text: string, unit = ''): number | undefined {
  const [dimension, factor] = unitOf(unit);
  const found = quantitiesIn(text);
  if (unit === '') return found[0]?.value;
  const same = found.find((quantity) => quantity.dimension === dimension);
  if (same !== undefined) return same.value;
  const bare = found.find((quantity) => quantity.dimension === '');
  return bare === undefined ? undefined : bare.value * factor;
}

/** A number of a unit, in the smallest unit of its dimension. */
export function inBase(value: number, unit = ''): number {
  return Number((value * unitOf(unit)[1]).toPrecision(12));
}

function unitOf(written: string): readonly [dimension: string, factor: number] {
  // "of 10" is a unit for what is written after a number; its first word tells it.
  const unit = written.trim().toLowerCase().split(/\s/)[0] ?? '';
  const known = UNITS[unit] ?? UNITS[unit.replace(/s$/, '')];
  return known ?? [unit, 1];
}
