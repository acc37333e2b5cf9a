import type { EpisodeSpec } from '../../core/episode.ts';
import { list, percent, plural } from '../words.ts';
import { cellName, type Shared } from './cells.ts';
import { type Side, sideName } from './side.ts';

/** Above this share of errors a comparison warns: what is missing may not be missing by chance. */
const MANY_ERRORS = 0.05;
/** Cells that a note names before it only counts them. */
const MOST_NAMED = 4;

/** What a reader must know before the figures, in sentences. */
export function notesOf(a: Side, b: Side, shared: Shared, withChanged: boolean): string[] {
  return [
    ...incomplete(a),
    ...incomplete(b),
    ...errorShare(a),
    ...errorShare(b),
    ...changedPages(shared, withChanged),
    ...missing(shared.onlyA, a, b),
    ...missing(shared.onlyB, b, a),
    ...otherSettings(a, b),
  ];
}

export function errorsOf({ episodes }: Side): number {
  return episodes.filter(({ status }) => status === 'error').length;
}

function incomplete(side: Side): string[] {
  const { episodes, planned, doubled } = side;
  return [
    ...(episodes.length < planned
      ? [
          `${sideName(side)} is not complete: ${episodes.length} of ${plural(planned, 'planned episode')} are there.`,
        ]
      : []),
    ...(doubled > 0
      ? [
          `${plural(doubled, 'episode')} of ${sideName(side)} came twice (the same task, condition and repetition) and counted once.`,
        ]
      : []),
  ];
}

function errorShare(side: Side): string[] {
  const errors = errorsOf(side);
  const share = errors / side.episodes.length;
  if (!(share > MANY_ERRORS)) return [];
  return [
    `${errors} of ${plural(side.episodes.length, 'episode')} of ${sideName(side)} (${percent(share)}) ended in infrastructure trouble and are in no figure. Above 5 %, what is missing may not be missing by chance.`,
  ];
}

function changedPages({ changed }: Shared, withChanged: boolean): string[] {
  if (changed.length === 0) return [];
  const named = some(changed.map(cellName));
  return [
    `The pages differ between A and B in ${plural(changed.length, 'cell')} (${named}): another version or seed served them. ${withChanged ? 'They are in the figures all the same, as you asked: a difference may come from the pages.' : 'They are in no figure. Run both with one version and one seed, or add --with-changed-pages.'}`,
  ];
}

function missing(cells: readonly string[], has: Side, lacks: Side): string[] {
  if (cells.length === 0) return [];
  return [
    `${plural(cells.length, 'cell')} of ${sideName(has)} (${some(cells)}) ${cells.length === 1 ? 'has' : 'have'} no verdict in ${sideName(lacks)} and ${cells.length === 1 ? 'is' : 'are'} in no figure.`,
  ];
}

function some(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED;
  if (rest <= 0) return list(names);
  return `${names.slice(0, MOST_NAMED).join(', ')} and ${rest} more`;
}

const SETTINGS: readonly (readonly [string, (spec: EpisodeSpec) => string])[] = [
  ['viewport', ({ viewport }) => `${viewport.width}x${viewport.height}`],
  ['first look', ({ firstLook }) => firstLook],
  ['step limit', ({ limits }) => String(limits.steps)],
  ['time limit', ({ limits }) => `${limits.episodeMs / 1000} s`],
];

/** Settings that A has and B has not, which may be why they differ. */
function otherSettings(a: Side, b: Side): string[] {
  const values = ({ episodes }: Side, of: (spec: EpisodeSpec) => string): string =>
    [...new Set(episodes.map(({ spec }) => of(spec)))].sort().join(', ');
  const differing = SETTINGS.flatMap(([name, of]) => {
    const [one, other] = [values(a, of), values(b, of)];
    return one === other ? [] : [`${name} (${one} and ${other})`];
  });
  if (differing.length === 0) return [];
  return [`A and B were run with another ${list(differing)}: a difference may come from that.`];
}
