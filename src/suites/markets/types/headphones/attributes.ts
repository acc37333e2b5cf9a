import type { Attribute } from '../../record.ts';
import { choice, flag, LISTED, number, ON_THE_PAGE } from '../attribute.ts';

export const HEADPHONE_COLOURS = ['Black', 'White', 'Blue', 'Green', 'Sand', 'Rose', 'Red'] as const;
export const PROTECTIONS = ['None', 'IPX4', 'IPX5'] as const;

/** What is known of wireless headphones. Set, cushions and colour are those of the chosen options. */
export const HEADPHONE_ATTRIBUTES: readonly Attribute[] = [
  number('battery', 'Battery life', 'h', 0, LISTED),
  number('weight', 'Weight', 'g', 0, LISTED),
  number('cancelling', 'Noise cancelling depth', 'dB', 1, LISTED),
  number('driver', 'Driver size', 'mm', 1, LISTED),
  flag('multipoint', 'Connects to two devices at once', LISTED),
  flag('foldable', 'Foldable', LISTED),
  choice('protection', 'Water protection', PROTECTIONS, LISTED),
  number('latency', 'Sound delay', 'ms', 0, ON_THE_PAGE),
  number('quickCharge', 'Playback from a 10-minute charge', 'h', 1, ON_THE_PAGE),
  number('chargeTime', 'Full charging time', 'min', 0, ON_THE_PAGE),
  number('microphones', 'Microphones', undefined, 0, ON_THE_PAGE),
  flag('lossless', 'Lossless audio', ON_THE_PAGE),
  number('range', 'Wireless range', 'm', 0, ON_THE_PAGE),
  number('clamp', 'Clamping force', 'N', 2, ON_THE_PAGE),
  number('padDepth', 'Ear cushion depth', 'mm', 1, ON_THE_PAGE),
  flag('wired', 'Works with a cable', ON_THE_PAGE),
  number('leakage', 'Sound leakage', 'dB', 1, ON_THE_PAGE),
  choice('set', 'Set', ['Headphones only', 'With charging case', 'With case and travel kit'], ON_THE_PAGE),
  choice('cushions', 'Cushions', ['Fabric', 'Memory foam', 'Cooling gel'], ON_THE_PAGE),
  choice('colour', 'Colour', HEADPHONE_COLOURS, ON_THE_PAGE),
];
