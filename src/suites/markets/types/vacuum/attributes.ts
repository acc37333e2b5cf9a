import type { Attribute } from '../../record.ts';
import { choice, flag, LISTED, number, ON_THE_PAGE } from '../attribute.ts';

export const VACUUM_COLOURS = ['Black', 'White', 'Grey', 'Blue', 'Sand'] as const;
export const NAVIGATIONS = ['Gyroscope', 'Camera', 'Laser'] as const;

/** What is known of a robot vacuum. Dock, pack and colour are those of the chosen options. */
export const VACUUM_ATTRIBUTES: readonly Attribute[] = [
  number('suction', 'Suction', 'kPa', 1, LISTED),
  number('runtime', 'Runtime', 'min', 0, LISTED),
  number('height', 'Height', 'mm', 1, LISTED),
  number('dustBox', 'Dust box', 'ml', 0, LISTED),
  number('waterTank', 'Water tank', 'ml', 0, LISTED),
  choice('navigation', 'Navigation', NAVIGATIONS, LISTED),
  flag('carpetBoost', 'Carpet boost', LISTED),
  flag('antiTangle', 'Tangle-free brush', LISTED),
  number('noise', 'Noise at standard power', 'dB', 1, ON_THE_PAGE),
  number('climb', 'Climbs thresholds up to', 'mm', 1, ON_THE_PAGE),
  number('chargeTime', 'Charging time', 'min', 0, ON_THE_PAGE),
  number('area', 'Area on one charge', 'm²', 0, ON_THE_PAGE),
  flag('mopLift', 'Lifts the mop on carpet', ON_THE_PAGE),
  flag('noGo', 'No-go zones', ON_THE_PAGE),
  number('maps', 'Floor maps kept', undefined, 0, ON_THE_PAGE),
  number('filterLife', 'Filter life', 'h', 0, ON_THE_PAGE),
  number('weight', 'Weight', 'kg', 2, ON_THE_PAGE),
  number('obstacle', 'Avoids objects taller than', 'mm', 0, ON_THE_PAGE),
  choice(
    'dock',
    'Dock',
    ['Charging dock', 'Self-emptying dock', 'Self-emptying and mop-washing dock'],
    ON_THE_PAGE,
  ),
  choice(
    'pack',
    'Pack',
    ['Standard pack', 'With spare brushes', 'With spare brushes and filters'],
    ON_THE_PAGE,
  ),
  choice('colour', 'Colour', VACUUM_COLOURS, ON_THE_PAGE),
];
