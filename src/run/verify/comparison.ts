import {
  type Declaration,
  decodePng,
  differencesBetween,
  dissimilar,
  type Moment,
  misclaimed,
  movedBoxes,
  NO_PIXELS,
  type Picture,
  pixelsBeyond,
  type Snapshot,
  sayMoment,
  undeclared,
} from '../../suites/gates/index.ts';
import type { Report, Subject } from './report.ts';

/** A control's page at each moment, with its pictures decoded once for all treatments. */
export class ControlPage {
  readonly #snapshots: readonly Snapshot[];
  readonly #pictures = new Map<Uint8Array, Promise<Picture>>();

  constructor(snapshots: readonly Snapshot[]) {
    this.#snapshots = snapshots;
  }

  /** Throws RangeError for a moment at which it was not looked at. */
  at(moment: Moment): Snapshot {
    const snapshot = this.#snapshots.find((candidate) => candidate.moment === moment);
    if (snapshot === undefined) throw new RangeError(`the control was not looked at ${sayMoment(moment)}`);
    return snapshot;
  }

  picture(png: Uint8Array): Promise<Picture> {
    const picture = this.#pictures.get(png) ?? decodePng(png);
    this.#pictures.set(png, picture);
    return picture;
  }
}

/** What of a treatment is not what the control shows, by what measured it. */
interface Seen {
  /** Pixels beyond what is allowed. */
  readonly pixels: string[];
  readonly ssim: string[];
  readonly boxes: string[];
  /** Any pixel at all. */
  readonly any: string[];
}

/** Holds a treatment's snapshots against its control's: differences, pictures, boxes, and the claim of human immunity. */
export async function checkComparison(
  report: Report,
  subject: Subject,
  control: ControlPage,
  treatment: readonly Snapshot[],
  declaration: Declaration,
): Promise<void> {
  const seen: Seen = { pixels: [], ssim: [], boxes: [], any: [] };
  for (const snapshot of treatment) await compare(control, snapshot, declaration, seen);
  const differences = treatment.flatMap((snapshot) =>
    differencesBetween(control.at(snapshot.moment), snapshot),
  );
  report.note(subject, 'difference', undeclared(differences, declaration));
  report.note(subject, 'pixels', seen.pixels);
  if (declaration.humanImmune) {
    report.note(subject, 'ssim', seen.ssim);
    report.note(subject, 'boxes', seen.boxes);
  }
  // Who claims to be seen is held to any pixel, who claims not to be, to what was declared not to count.
  const visible = declaration.humanImmune ? [...seen.pixels, ...seen.ssim, ...seen.boxes] : seen.any;
  report.note(subject, 'human-immunity', misclaimed(declaration.humanImmune, visible));
}

async function compare(
  control: ControlPage,
  snapshot: Snapshot,
  declaration: Declaration,
  seen: Seen,
): Promise<void> {
  const honest = control.at(snapshot.moment);
  const when = (why: readonly string[], what = ''): string[] =>
    why.map((says) => `${says} (${sayMoment(snapshot.moment)}${what})`);
  seen.boxes.push(...when(movedBoxes(honest, snapshot, declaration)));
  for (const [before, after, what] of [
    [honest.png, snapshot.png, ''],
    [honest.whole, snapshot.whole, ', whole page'],
  ] as const) {
    // The same file is the same picture, and most are.
    if (before === undefined || after === undefined || Buffer.compare(before, after) === 0) continue;
    const [was, is] = [await control.picture(before), await decodePng(after)];
    seen.pixels.push(...when(pixelsBeyond(was, is, declaration.pixels), what));
    seen.any.push(...when(pixelsBeyond(was, is, NO_PIXELS), what));
    if (what === '') seen.ssim.push(...when(dissimilar(was, is)));
  }
}
