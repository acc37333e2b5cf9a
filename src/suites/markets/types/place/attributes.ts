import type { Attribute } from '../../record.ts';
import { choice, flag, LISTED, number, ON_THE_PAGE } from '../attribute.ts';

export const KINDS = ['Apartment', 'Cottage', 'Cabin', 'Loft', 'Farmhouse', 'Houseboat'] as const;
export const BEDROOMS = ['1 bedroom', '2 bedrooms', '3 bedrooms', '4 bedrooms'] as const;
export const KITCHENS = ['No kitchen', 'Kitchenette', 'Full kitchen'] as const;
export const ARRIVALS = ['Key box', 'Met by the host', 'Key at the café next door'] as const;
export const QUIET_FROM = ['9 pm', '10 pm', '11 pm'] as const;
export const DOORS = ['Blue', 'Green', 'Red', 'Black', 'White', 'Sand', 'Rose', 'Grey'] as const;

/** What is known of a place to stay. None of it depends on how many stay there. */
export const PLACE_ATTRIBUTES: readonly Attribute[] = [
  choice('kind', 'Place type', KINDS, LISTED),
  choice('bedrooms', 'Bedrooms', BEDROOMS, LISTED),
  number('space', 'Living space', 'm²', 0, LISTED),
  number('beach', 'Distance to the beach', 'm', 0, LISTED),
  number('station', 'Walk to the station', 'min', 0, LISTED),
  choice('kitchen', 'Kitchen', KITCHENS, LISTED),
  flag('pets', 'Pets welcome', LISTED),
  flag('workspace', 'Workspace', LISTED),
  number('clean', 'Cleanliness score', 'of 10', 2, LISTED),
  number('location', 'Location score', 'of 10', 2, LISTED),
  number('sleeps', 'Sleeps', 'guests', 0, ON_THE_PAGE),
  number('beds', 'Beds', undefined, 0, ON_THE_PAGE),
  number('bedWidth', 'Widest bed', 'cm', 0, ON_THE_PAGE),
  number('bathrooms', 'Bathrooms', undefined, 0, ON_THE_PAGE),
  number('wifi', 'Wi-Fi speed', 'Mbit/s', 0, ON_THE_PAGE),
  number('noise', 'Noise at night', 'dB', 1, ON_THE_PAGE),
  number('outdoor', 'Terrace or garden', 'm²', 0, ON_THE_PAGE),
  number('stairs', 'Stairs to the door', 'steps', 0, ON_THE_PAGE),
  number('cancel', 'Free cancellation until', 'days before arrival', 0, ON_THE_PAGE),
  flag('washer', 'Washing machine', ON_THE_PAGE),
  flag('parking', 'Parking space', ON_THE_PAGE),
  choice('arrival', 'Getting the key', ARRIVALS, ON_THE_PAGE),
  choice('quiet', 'Quiet hours from', QUIET_FROM, ON_THE_PAGE),
  choice('colour', 'Colour of the front door', DOORS, ON_THE_PAGE),
];
