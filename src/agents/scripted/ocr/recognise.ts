import type { Box } from '../../../core/observation.ts';
import { byteTable, type Picture, samplePlanes } from './picture.ts';

/** Runs the recognition model on planes 48 pixels high: a row of class chances for each 8 columns. */
export type RecognitionModel = (
  planes: Float32Array,
  width: number,
) => Promise<{ readonly chances: Float32Array; readonly steps: number; readonly classes: number }>;

/** The height that the model reads at. */
export const LINE_HEIGHT = 48;
/** The model's columns come in groups of eight; very short crops need some room. */
const NARROWEST = 48;
const TABLES = Array.from({ length: 3 }, () => byteTable(0.5, 0.5));

/** What a crop says, and how sure the model is: the mean chance of its letters, 0 to 1 (0 for no letters). */
export interface Recognised {
  readonly text: string;
  readonly sureness: number;
}

/** The input of the recognition model for a box of a picture. Equal planes read equal. */
export function cropPlanes(picture: Picture, box: Box): { planes: Float32Array; width: number } {
  const width = Math.max(NARROWEST, Math.round((box.width * LINE_HEIGHT) / box.height / 8) * 8);
  const planes = samplePlanes(picture, box, { width, height: LINE_HEIGHT }, TABLES);
  return { planes, width };
}

/**
 * Reads a crop by greedy CTC decoding: the likeliest class of each step, repeats merged, blanks dropped.
 * `letters` holds the text of each class; class 0 is the blank.
 */
export async function recognise(
  crop: { readonly planes: Float32Array; readonly width: number },
  model: RecognitionModel,
  letters: readonly string[],
): Promise<Recognised> {
  const { chances, steps, classes } = await model(crop.planes, crop.width);
  let [text, sum, count, last] = ['', 0, 0, 0];
  for (let step = 0; step < steps; step++) {
    let best = 0;
    let chance = -1;
    for (let c = 0; c < classes; c++) {
      const candidate = chances[step * classes + c] ?? 0;
      if (candidate > chance) [best, chance] = [c, candidate];
    }
    if (best !== 0 && best !== last) {
      text += letters[best] ?? '';
      sum += chance;
      count++;
    }
    last = best;
  }
  return { text: text.trim(), sureness: count === 0 ? 0 : sum / count };
}
