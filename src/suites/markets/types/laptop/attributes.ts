import type { Attribute } from '../../record.ts';
import { choice, flag, LISTED, number, ON_THE_PAGE } from '../attribute.ts';

export const LAPTOP_COLOURS = ['Silver', 'Graphite', 'Blue', 'Green', 'Sand', 'Rose'] as const;
export const RESOLUTIONS = ['1920 × 1200', '2560 × 1600', '2880 × 1800'] as const;

/** What is known of a laptop. Memory, storage and colour are those of the chosen options. */
export const LAPTOP_ATTRIBUTES: readonly Attribute[] = [
  number('screen', 'Screen size', 'in', 1, LISTED),
  number('weight', 'Weight', 'kg', 2, LISTED),
  number('battery', 'Battery life', 'h', 1, LISTED),
  number('brightness', 'Screen brightness', 'nits', 0, LISTED),
  number('thickness', 'Thickness', 'mm', 1, LISTED),
  number('clock', 'Processor speed', 'GHz', 2, LISTED),
  choice('resolution', 'Screen resolution', RESOLUTIONS, LISTED),
  flag('touch', 'Touchscreen', LISTED),
  flag('backlit', 'Backlit keyboard', LISTED),
  number('fanNoise', 'Fan noise under load', 'dB', 1, ON_THE_PAGE),
  number('keyTravel', 'Key travel', 'mm', 2, ON_THE_PAGE),
  number('camera', 'Webcam resolution', 'MP', 1, ON_THE_PAGE),
  number('usbC', 'USB-C ports', undefined, 0, ON_THE_PAGE),
  flag('fingerprint', 'Fingerprint reader', ON_THE_PAGE),
  number('chargeTime', 'Charging time to 80%', 'min', 0, ON_THE_PAGE),
  number('gamut', 'Colour gamut (DCI-P3)', '%', 1, ON_THE_PAGE),
  number('repair', 'Repairability score', 'of 10', 1, ON_THE_PAGE),
  number('recycled', 'Recycled material', '%', 0, ON_THE_PAGE),
  choice('memory', 'Memory', ['16 GB', '32 GB', '64 GB'], ON_THE_PAGE),
  choice('storage', 'Storage', ['512 GB', '1 TB', '2 TB'], ON_THE_PAGE),
  choice('colour', 'Colour', LAPTOP_COLOURS, ON_THE_PAGE),
];
