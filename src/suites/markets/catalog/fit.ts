import type { Random } from '../../../core/random.ts';
import type { ProductType } from '../product-type.ts';
import type { Product } from '../record.ts';
import { meets, PAYABLE, type Requirement, type ShoppingRequest } from '../request.ts';
import { withExtra, withValue } from './alter.ts';
import { type Profile, profileOf } from './profile.ts';
import { extraOf, valueIn } from './reading.ts';

/** What it takes to fit products to a request. */
export interface Fitting {
  readonly type: ProductType;
  readonly request: ShoppingRequest;
  readonly profile: Profile;
  readonly random: Random;
}

/** A fitting with the type's own profile. */
export function fittingFor(type: ProductType, request: ShoppingRequest, random: Random): Fitting {
  return { type, request, profile: profileOf(type, request), random };
}

/** A number from `low` to `high`. */
export const between = ({ random }: Fitting, low: number, high: number): number =>
  low + random.next() * (high - low);

/** A value of an attribute, kept as the attribute's values are kept. Payable prices end as the product's own did. */
export function onGrid(fitting: Fitting, attribute: string, value: number): number {
  const { step, decimals } = fitting.profile.spread(attribute);
  return attribute === PAYABLE
    ? Math.round(value / step) * step - 1
    : kept(Math.round(value / step) * step, decimals);
}

/** The product, altered where it must be to meet a requirement by `margin` steps or more. */
export function meeting(fitting: Fitting, product: Product, requirement: Requirement, margin = 0): Product {
  const { request, profile } = fitting;
  const { attribute } = requirement;
  const value = valueIn(product, request, attribute);
  if (requirement.is === 'equal')
    return value === requirement.value ? product : withValue(product, request, attribute, requirement.value);
  const { step, width, low, high } = profile.spread(attribute);
  if (attribute === PAYABLE) {
    if (meets(value, requirement) && margin === 0) return product;
    const affordable = onGrid(fitting, PAYABLE, requirement.value * between(fitting, 0.78, 0.93));
    return withPayable(fitting, product, affordable);
  }
  const sign = requirement.is === 'at-least' ? 1 : -1;
  const nearest = requirement.value + sign * margin * step;
  if (sign * (Number(value) - nearest) >= 0) return product;
  const inside = onGrid(fitting, attribute, nearest + sign * between(fitting, 0, 0.35 * width));
  return withValue(
    product,
    request,
    attribute,
    sign > 0 ? Math.max(nearest, Math.min(high, inside)) : Math.min(nearest, Math.max(low, inside)),
  );
}

/** The product, altered to meet every requirement but those left out; those on something searchable by `margin` steps or more. */
export function meetingAll(
  fitting: Fitting,
  product: Product,
  options: { readonly except?: readonly Requirement[]; readonly margin?: number } = {},
): Product {
  return fitting.request.requirements
    .filter((requirement) => !options.except?.includes(requirement))
    .reduce((fitted, requirement) => {
      const margin = canBeSearched(fitting, requirement.attribute) ? options.margin : 0;
      return meeting(fitting, fitted, requirement, margin);
    }, product);
}

/** Whether result pages can filter and sort by an attribute; the payable price stands on their cards. */
export function canBeSearched({ type }: Fitting, attribute: string): boolean {
  return (
    attribute === PAYABLE || type.attributes.some(({ id, searchable }) => id === attribute && searchable)
  );
}

/** The product, altered to miss a requirement by little. */
export function missing(fitting: Fitting, product: Product, requirement: Requirement): Product {
  const { request, profile, random, type } = fitting;
  const { attribute } = requirement;
  if (requirement.is === 'equal') {
    if (typeof requirement.value === 'boolean')
      return withValue(product, request, attribute, !requirement.value);
    const choices = type.attributes.find(({ id }) => id === attribute)?.choices ?? [];
    return withValue(
      product,
      request,
      attribute,
      random.pick(choices.filter((choice) => choice !== requirement.value)),
    );
  }
  const { step, width } = profile.spread(attribute);
  if (attribute === PAYABLE)
    return withPayable(
      fitting,
      product,
      onGrid(fitting, PAYABLE, requirement.value * between(fitting, 1.02, 1.1)),
    );
  const sign = requirement.is === 'at-least' ? -1 : 1;
  const outside = onGrid(fitting, attribute, requirement.value + sign * between(fitting, step, 0.2 * width));
  const least = onGrid(fitting, attribute, requirement.value + sign * step);
  return withValue(
    product,
    request,
    attribute,
    sign < 0 ? Math.min(least, outside) : Math.max(least, outside),
  );
}

/** The product at another payable price. What its choices add shrinks where the price would leave too little for the thing itself. */
export function withPayable(fitting: Fitting, product: Product, payable: number): Product {
  const { request, profile } = fitting;
  const most = Math.min(profile.extra.high, Math.round(payable * 0.3));
  const altered =
    valueIn(product, request, PAYABLE) === payable
      ? product
      : withExtra(product, request, Math.min(most, extraOf(product, request)));
  return withValue(altered, request, PAYABLE, payable);
}

/** A number with so many digits after the point. */
export const kept = (value: number, decimals: number): number => {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
};
