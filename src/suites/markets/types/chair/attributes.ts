import type { Attribute } from '../../record.ts';
import { choice, flag, LISTED, number, ON_THE_PAGE } from '../attribute.ts';

export const CHAIR_COLOURS = ['Black', 'Grey', 'Blue', 'Green', 'Red', 'Sand'] as const;
export const ARMRESTS = ['Fixed', 'Adjustable in height', 'Adjustable in four ways'] as const;
export const BACKS = ['Fabric', 'Mesh', 'Leather'] as const;

/** What is known of an office chair. Supports, castors and colour are those of the chosen options. */
export const CHAIR_ATTRIBUTES: readonly Attribute[] = [
  number('seatWidth', 'Seat width', 'cm', 1, LISTED),
  number('maxLoad', 'Maximum load', 'kg', 0, LISTED),
  number('weight', 'Weight', 'kg', 1, LISTED),
  number('backHeight', 'Backrest height', 'cm', 1, LISTED),
  number('lowest', 'Lowest seat height', 'cm', 1, LISTED),
  choice('armrests', 'Armrests', ARMRESTS, LISTED),
  choice('back', 'Back material', BACKS, LISTED),
  flag('synchro', 'Synchronous tilt', LISTED),
  number('seatDepth', 'Seat depth', 'cm', 1, ON_THE_PAGE),
  number('lumbar', 'Lumbar support travel', 'cm', 1, ON_THE_PAGE),
  number('recline', 'Reclines to', '°', 0, ON_THE_PAGE),
  number('highest', 'Highest seat height', 'cm', 1, ON_THE_PAGE),
  number('assembly', 'Assembly time', 'min', 0, ON_THE_PAGE),
  choice('gasSpring', 'Gas spring', ['Class 3', 'Class 4'], ON_THE_PAGE),
  number('abrasion', 'Abrasion resistance', 'thousand rubs', 0, ON_THE_PAGE),
  number('foam', 'Foam density', 'kg/m³', 0, ON_THE_PAGE),
  number('recycled', 'Recycled material', '%', 0, ON_THE_PAGE),
  choice('support', 'Supports', ['No headrest', 'Headrest', 'Headrest and footrest'], ON_THE_PAGE),
  choice('castors', 'Castors', ['For carpet', 'For hard floors', 'For hard floors, locking'], ON_THE_PAGE),
  choice('colour', 'Colour', CHAIR_COLOURS, ON_THE_PAGE),
];
