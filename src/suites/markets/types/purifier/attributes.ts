import type { Attribute } from '../../record.ts';
import { choice, flag, LISTED, number, ON_THE_PAGE } from '../attribute.ts';

export const PURIFIER_COLOURS = ['White', 'Black', 'Grey', 'Sand', 'Green'] as const;
export const FILTER_GRADES = ['H11', 'H12', 'H13', 'H14'] as const;

/** What is known of an air purifier. Filters, pre-filter and colour are those of the chosen options. */
export const PURIFIER_ATTRIBUTES: readonly Attribute[] = [
  number('cadr', 'Clean air rate for smoke', 'm³/h', 0, LISTED),
  number('room', 'Room size', 'm²', 0, LISTED),
  number('power', 'Power at full speed', 'W', 1, LISTED),
  number('weight', 'Weight', 'kg', 1, LISTED),
  number('height', 'Height', 'cm', 1, LISTED),
  choice('grade', 'Filter grade', FILTER_GRADES, LISTED),
  flag('sensor', 'Air quality sensor', LISTED),
  flag('app', 'Works with an app', LISTED),
  number('sleepNoise', 'Noise in sleep mode', 'dB', 1, ON_THE_PAGE),
  number('fullNoise', 'Noise at full speed', 'dB', 1, ON_THE_PAGE),
  number('filterLife', 'Filter life', 'h', 0, ON_THE_PAGE),
  number('carbon', 'Activated carbon', 'g', 0, ON_THE_PAGE),
  number('gas', 'Clean air rate for gases', 'm³/h', 0, ON_THE_PAGE),
  flag('childLock', 'Child lock', ON_THE_PAGE),
  flag('ioniserFree', 'Works without an ioniser', ON_THE_PAGE),
  number('cord', 'Cord length', 'm', 2, ON_THE_PAGE),
  number('speeds', 'Fan speeds', undefined, 0, ON_THE_PAGE),
  number('standby', 'Standby power', 'W', 2, ON_THE_PAGE),
  choice(
    'filters',
    'Filters',
    ['One filter', 'With one spare filter', 'With three spare filters'],
    ON_THE_PAGE,
  ),
  choice(
    'prefilter',
    'Pre-filter',
    ['Standard pre-filter', 'Washable pre-filter', 'Pet hair pre-filter'],
    ON_THE_PAGE,
  ),
  choice('colour', 'Colour', PURIFIER_COLOURS, ON_THE_PAGE),
];
