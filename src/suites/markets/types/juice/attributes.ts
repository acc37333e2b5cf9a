import type { Attribute } from '../../record.ts';
import { choice, flag, LISTED, number, ON_THE_PAGE } from '../attribute.ts';

export const FRUITS = ['Apple', 'Carrot', 'Grape', 'Orange', 'Pear'] as const;
export const PACKAGINGS = ['Glass bottle', 'Carton', 'Plastic bottle'] as const;
export const ORIGINS = ['Ottersby valley', 'Harrow coast', 'Pell uplands', 'Overseas'] as const;

/** What is known of a juice. Its size is that of the chosen option; all figures hold for every size. */
export const JUICE_ATTRIBUTES: readonly Attribute[] = [
  number('sugar', 'Sugar per 100 ml', 'g', 1, LISTED),
  number('vitaminC', 'Vitamin C per 100 ml', 'mg', 0, LISTED),
  number('energy', 'Energy per 100 ml', 'kJ', 0, LISTED),
  number('pulp', 'Pulp', '%', 1, LISTED),
  number('shelf', 'Shelf life', 'days', 0, LISTED),
  number('distance', 'Distance from press', 'km', 0, LISTED),
  choice('fruit', 'Fruit', FRUITS, LISTED),
  choice('packaging', 'Packaging', PACKAGINGS, LISTED),
  flag('organic', 'Organic', LISTED),
  number('acidity', 'Acidity', 'g/l', 1, ON_THE_PAGE),
  number('fibre', 'Fibre per 100 ml', 'g', 2, ON_THE_PAGE),
  number('potassium', 'Potassium per 100 ml', 'mg', 0, ON_THE_PAGE),
  number('recycled', 'Recycled material', '%', 0, ON_THE_PAGE),
  flag('cold', 'Cold-pressed', ON_THE_PAGE),
  flag('concentrate', 'From concentrate', ON_THE_PAGE),
  flag('fairTrade', 'Fair trade', ON_THE_PAGE),
  choice('origin', 'Origin of the fruit', ORIGINS, ON_THE_PAGE),
  choice('size', 'Size', ['330 ml', '750 ml', '1 litre'], ON_THE_PAGE),
];
