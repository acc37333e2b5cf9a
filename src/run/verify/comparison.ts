import {
  type Declaration,
  decodePng,
  differencesBetween,
  dissimilar,
  type Moment,
  misclaimed,
  movedBoxes,
  type Picture,
  pixelsBeyond,
  type Snapshot,
  sayMoment,
  undeclared,
} from '../../suites/gates/index.ts';
import type { Report, Subject } from './report.ts';

/** A control's page at each moment, with its pictures decoded once for all treatments. */
export interface ControlPage {
  at(moment: Moment): { readonly snapshot: Snapshot; picture(): Promise<Picture> };
}

/** The control's snapshots, ready to be compared with. */
export function controlPage(snapshots: readonly Snapshot[]): ControlPage {
  const pictures = new Map<Moment, Promise<Picture>>();
  return {
    at(moment) {
      const snapshot = snapshots.find((candidate) => candidate.moment === moment);
      if (snapshot === undefined) throw new RangeError(`the control was not looked at ${sayMoment(moment)}`);
      return {
        snapshot,
        picture() {
          const picture = pictures.get(moment) ?? decodePng(snapshot.png);
          pictures.set(moment, picture);
          return picture;
        },
      };
    },
  };
}

/** What a person could see of a treatment, by what measured it. */
interface Seen {
  readonly pixels: string[];
  readonly ssim: string[];
  readonly boxes: string[];
}

/** Holds a treatment's snapshots against its control's: differences, pictures, boxes, and the claim of human immunity. */
export async function checkComparison(
  report: Report,
  subject: Subject,
  control: ControlPage,
  treatment: readonly Snapshot[],
  declaration: Declaration,
): Promise<void> {
  const seen: Seen = { pixels: [], ssim: [], boxes: [] };
  for (const snapshot of treatment) await compare(control, snapshot, declaration, seen);
  const differences = treatment.flatMap((snapshot) =>
    differencesBetween(control.at(snapshot.moment).snapshot, snapshot),
  );
  report.note(subject, 'difference', undeclared(differences, declaration));
  if (declaration.humanImmune) {
    report.note(subject, 'ssim', seen.ssim);
    report.note(subject, 'pixels', seen.pixels);
    report.note(subject, 'boxes', seen.boxes);
  }
  const visible = [...seen.pixels, ...seen.ssim, ...seen.boxes];
  report.note(subject, 'human-immunity', misclaimed(declaration.humanImmune, visible));
}

async function compare(
  control: ControlPage,
  snapshot: Snapshot,
  declaration: Declaration,
  seen: Seen,
): Promise<void> {
  const { moment } = snapshot;
  const honest = control.at(moment);
  const when = (why: readonly string[]): string[] => why.map((says) => `${says} (${sayMoment(moment)})`);
  seen.boxes.push(...when(movedBoxes(honest.snapshot, snapshot, declaration)));
  // The same file is the same picture, and most are.
  if (Buffer.compare(honest.snapshot.png, snapshot.png) === 0) return;
  const [before, after] = [await honest.picture(), await decodePng(snapshot.png)];
  seen.pixels.push(...when(pixelsBeyond(before, after, declaration.pixels)));
  seen.ssim.push(...when(dissimilar(before, after)));
}
