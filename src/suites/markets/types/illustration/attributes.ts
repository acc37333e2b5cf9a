import type { Attribute } from '../../record.ts';
import { choice, flag, LISTED, number, ON_THE_PAGE } from '../attribute.ts';

export const STYLES = ['Ink line', 'Watercolour', 'Flat vector', 'Gouache', 'Pencil'] as const;
export const BACKGROUNDS = ['Plain', 'Simple', 'Full scene'] as const;
export const LEVELS = ['New', 'Rising', 'Established', 'Master'] as const;
export const PALETTES = ['Blue', 'Green', 'Red', 'Sand', 'Rose', 'Graphite'] as const;
export const LANGUAGES = [
  'English',
  'English, French',
  'English, German',
  'English, Japanese',
  'English, Spanish',
] as const;

/** What is known of an offer to illustrate. Package, pieces and revision rounds are those of the chosen package. */
export const ILLUSTRATION_ATTRIBUTES: readonly Attribute[] = [
  choice('style', 'Technique', STYLES, LISTED),
  number('turnaround', 'Turnaround', 'days', 0, LISTED),
  choice('level', 'Level', LEVELS, LISTED),
  number('experience', 'Experience', 'years', 1, LISTED),
  number('repeat', 'Repeat clients', '%', 0, LISTED),
  number('onTime', 'Handed over on time', '%', 1, LISTED),
  number('response', 'Reply time', 'h', 1, LISTED),
  choice('background', 'Background', BACKGROUNDS, LISTED),
  number('figures', 'Figures in a piece', undefined, 0, ON_THE_PAGE),
  number('sketches', 'Sketches to choose from', undefined, 0, ON_THE_PAGE),
  number('proof', 'First sketch after', 'days', 1, ON_THE_PAGE),
  number('hours', 'Drawing time in a piece', 'h', 1, ON_THE_PAGE),
  number('printSize', 'Largest print, long side', 'cm', 0, ON_THE_PAGE),
  flag('commercial', 'Commercial use included', ON_THE_PAGE),
  flag('layered', 'Layered source file', ON_THE_PAGE),
  flag('byHand', 'Drawn by hand throughout', ON_THE_PAGE),
  choice('colour', 'Leading colour', PALETTES, ON_THE_PAGE),
  choice('languages', 'Languages', LANGUAGES, ON_THE_PAGE),
  choice('package', 'Package', ['Basic', 'Standard', 'Premium'], ON_THE_PAGE),
  number('pieces', 'Finished pieces', undefined, 0, ON_THE_PAGE),
  number('revisions', 'Rounds of changes', undefined, 0, ON_THE_PAGE),
];
