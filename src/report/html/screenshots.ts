import type { Step } from '../../core/episode.ts';
import type { Valid } from '../estimands/sample.ts';
import type { ScreenshotChoice, ScreenshotSource } from '../input.ts';
import { encodePicture, type Picture } from './pictures.ts';
import { weightOf } from './told.ts';

/** All screenshots of steps together: bytes and number, so that the page stays one that opens anywhere. */
const BUDGET = 4_000_000;
const MOST = 120;
/** Legible, and small. */
const SIZE = { width: 720, quality: 60, effort: 1 };
/** Encoded at once. */
const BATCH = 4;

/** The screenshots of a report's steps: each different one once. */
export interface Screenshots {
  readonly pictures: readonly Picture[];
  of(step: Step): Picture | undefined;
  /** What the reader is told of those that are not in the file. */
  readonly note: string;
}

/**
 * Encodes the screenshots of episodes, the weightiest first, as long as there is room.
 *
 * @param episodes the weightiest first
 */
export async function screenshotsOf(
  episodes: readonly Valid[],
  source: ScreenshotSource | undefined,
): Promise<Screenshots> {
  const choice: ScreenshotChoice = source?.choice ?? 'none';
  const picked =
    choice === 'failures' ? episodes.filter((episode) => weightOf(episode.verdict) < 2) : episodes;
  const wanted = new Map(
    (choice === 'none' ? [] : picked)
      .flatMap(({ steps }) => steps.flatMap(({ marked, screenshot }) => marked ?? screenshot ?? []))
      .map((screenshot) => [screenshot.hash, screenshot]),
  );
  const pictures = new Map<string, Picture>();
  const queue = [...wanted.values()].slice(0, MOST);
  let [bytes, missing] = [0, 0];
  for (let at = 0; at < queue.length && bytes < BUDGET; at += BATCH) {
    const batch = await Promise.all(
      queue.slice(at, at + BATCH).map(async ({ hash, format }) => {
        const file = await source?.read(hash, format);
        return file === undefined ? undefined : encodePicture(hash, file, SIZE);
      }),
    );
    for (const picture of batch) {
      if (picture === undefined) missing += 1;
      else if (bytes + picture.webp.length <= BUDGET) {
        bytes += picture.webp.length;
        pictures.set(picture.hash, picture);
      }
    }
  }
  return {
    pictures: [...pictures.values()],
    of: ({ marked, screenshot }) => pictures.get((marked ?? screenshot)?.hash ?? ''),
    note: noteOf(choice, pictures.size, wanted.size, missing),
  };
}

function noteOf(choice: ScreenshotChoice, there: number, wanted: number, missing: number): string {
  const lost = missing > 0 ? ` ${missing} could not be read.` : '';
  if (choice === 'none') return 'Screenshots were left out on request.';
  const which = choice === 'failures' ? ' of harmed and failed episodes' : '';
  if (wanted === 0) return `There are no screenshots${which}.`;
  const all = there === wanted ? 'All' : `${there} of`;
  const order =
    there + missing < wanted
      ? ' (those of harmed episodes first, then of failed ones; the rest had no room)'
      : '';
  return `${all} ${wanted} different screenshots${which} are in this file${order}.${lost}`;
}
