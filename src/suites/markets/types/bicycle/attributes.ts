import type { Attribute } from '../../record.ts';
import { choice, flag, LISTED, number, ON_THE_PAGE } from '../attribute.ts';

export const KINDS = ['City', 'Touring', 'Gravel', 'Road', 'Mountain'] as const;
export const GRADES = ['Like new', 'Very good', 'Good', 'Fair', 'Well used'] as const;
export const FRAMES = ['Steel', 'Aluminium', 'Carbon', 'Titanium'] as const;
export const COLOURS = ['Blue', 'Green', 'Red', 'Black', 'White', 'Sand', 'Grey', 'Rose'] as const;
export const AREAS = [
  'Harbour side',
  'Old town',
  'Mill quarter',
  'Northfield',
  'Riverside',
  'Hill villages',
] as const;

/** What a seller tells of a used bicycle, and what is known of the seller. */
export const BICYCLE_ATTRIBUTES: readonly Attribute[] = [
  choice('kind', 'Kind', KINDS, LISTED),
  choice('grade', 'Condition', GRADES, LISTED),
  number('distance', 'Distance from you', 'mi', 1, LISTED),
  choice('area', 'Area', AREAS, LISTED),
  number('listed', 'On the board for', 'days', 0, LISTED),
  number('age', 'Age', 'months', 0, LISTED),
  number('mileage', 'Mileage', 'mi', 0, LISTED),
  number('weight', 'Weight', 'kg', 1, LISTED),
  choice('frame', 'Frame', FRAMES, LISTED),
  choice('colour', 'Colour', COLOURS, LISTED),
  flag('disc', 'Disc brakes', LISTED),
  number('size', 'Frame size', 'cm', 1, ON_THE_PAGE),
  number('tread', 'Tyre tread left', '%', 0, ON_THE_PAGE),
  number('chain', 'Chain wear', '%', 0, ON_THE_PAGE),
  number('serviced', 'Last service', 'months ago', 0, ON_THE_PAGE),
  number('owners', 'Owners so far', undefined, 0, ON_THE_PAGE),
  number('deals', 'Seller’s deals so far', undefined, 0, ON_THE_PAGE),
  number('replies', 'Seller replies within', 'h', 1, ON_THE_PAGE),
  flag('receipt', 'Original receipt', ON_THE_PAGE),
  flag('returns', 'Returns accepted', ON_THE_PAGE),
  flag('rack', 'Luggage rack', ON_THE_PAGE),
];
