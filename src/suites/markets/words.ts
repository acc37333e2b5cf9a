import type { Attribute, AttributeValue, Product } from './record.ts';

/** An amount of cents as pages write it: "$1,299.00". */
export function money(cents: number): string {
  return `$${written(cents / 100, 2)}`;
}

/** How much less a product costs than it did, in whole percent, rounded down so that it never says too much; 0 without a former price. */
export function discountOf({ price, formerPrice = price }: Pick<Product, 'price' | 'formerPrice'>): number {
  return Math.floor(((formerPrice - price) * 100) / formerPrice);
}

/** A value of an attribute as pages write it, with its unit: "14.5 h", "92%", "Yes", "32 GB". */
export function attributeText(
  { unit, decimals }: Pick<Attribute, 'unit' | 'decimals'>,
  value: AttributeValue,
): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value;
  const after = unit === undefined ? '' : /^[%°]/.test(unit) ? unit : ` ${unit}`;
  return `${written(value, decimals ?? 0)}${after}`;
}

/** By digits after the point. Making one takes longer than writing a page with it. */
const FORMATS = Array.from(
  { length: 7 },
  (_, digits) =>
    new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

function written(value: number, decimals: number): string {
  const format = FORMATS[decimals];
  if (format === undefined) throw new RangeError(`${decimals} digits after the point`);
  return format.format(value);
}
