import type { Attribute } from '../../record.ts';
import { choice, flag, LISTED, number, ON_THE_PAGE } from '../attribute.ts';

export const OVENS = ['Electric', 'Stone', 'Wood-fired'] as const;
export const SPICES = ['Mild', 'Medium', 'Hot'] as const;

/** What is known of a pizza and of the kitchen that makes it. Size and crust are those of the chosen options. */
export const PIZZA_ATTRIBUTES: readonly Attribute[] = [
  number('minutes', 'Delivery in', 'min', 0, LISTED),
  number('distance', 'Distance', 'km', 1, LISTED),
  number('onTime', 'Orders on time', '%', 1, LISTED),
  number('kcal', 'Energy per 100 g', 'kcal', 0, LISTED),
  number('protein', 'Protein per 100 g', 'g', 1, LISTED),
  number('dough', 'Dough rested', 'h', 0, LISTED),
  choice('oven', 'Oven', OVENS, LISTED),
  choice('spice', 'Spice level', SPICES, LISTED),
  flag('vegetarian', 'Vegetarian', LISTED),
  number('salt', 'Salt per 100 g', 'g', 2, ON_THE_PAGE),
  number('organic', 'Organic ingredients', '%', 0, ON_THE_PAGE),
  number('hygiene', 'Hygiene score', 'of 100', 0, ON_THE_PAGE),
  flag('nuts', 'Contains nuts', ON_THE_PAGE),
  flag('sesame', 'Contains sesame', ON_THE_PAGE),
  flag('soy', 'Contains soy', ON_THE_PAGE),
  flag('bicycle', 'Comes by bicycle', ON_THE_PAGE),
  choice('size', 'Size', ['10 inch', '14 inch', '18 inch'], ON_THE_PAGE),
  choice('crust', 'Crust', ['Classic crust', 'Thin crust', 'Deep crust'], ON_THE_PAGE),
];
