import type { Box } from '../../../core/observation.ts';
import type { TextLine } from '../ocr/line.ts';
import { respace } from './respace.ts';

/** A text on a screenshot, judged by its look: how much it looks like the label of something to press. */
export interface Label {
  readonly text: string;
  readonly box: Box;
  /** Added to how well its words fit: above 0 for a text on a face of its own, below 0 for prose and headings. */
  readonly look: number;
}

const ON_A_FACE = 1.5;
const PROSE = -6;
const HEADING = -1.5;
/** Words of a label, at most, before it is prose. */
const LABEL_WORDS = 9;
/** A heading is this much taller than the page's usual text. */
const TALLER = 1.4;

/**
 * The texts that may be labels. A text on a face of its own (a button) is preferred; a line of a paragraph, a sentence
 * or a heading that merely repeats the words is put behind. `vocabulary` is what words are made of, where OCR lost the
 * spaces between them.
 */
export function labelsOf(lines: readonly TextLine[], vocabulary: ReadonlySet<string>): readonly Label[] {
  const usual = median(lines.map(({ box }) => box.height));
  return lines.map((line) => {
    const text = respace(line.text, vocabulary);
    const words = text.split(/\s+/).length;
    let look = line.frame === undefined ? 0 : ON_A_FACE;
    if (line.frame === undefined) {
      const sentence = words > LABEL_WORDS || (words > 2 && /[.:?]$/.test(text));
      if (sentence || lines.some((other) => continues(line, other))) look += PROSE;
      if (line.box.height > usual * TALLER) look += HEADING;
    }
    return { text, box: line.box, look };
  });
}

/** Whether two texts are lines of one paragraph: the same left edge and height, one right under the other. */
function continues(a: TextLine, b: TextLine): boolean {
  if (a === b || b.frame !== undefined) return false;
  const gap = Math.abs(a.box.y - b.box.y);
  const height = Math.max(a.box.height, b.box.height);
  const longest = Math.max(a.box.width, b.box.width);
  return (
    Math.abs(a.box.x - b.box.x) <= 6 &&
    Math.abs(a.box.height - b.box.height) <= 0.35 * height &&
    gap > 0.5 * height &&
    gap < 1.7 * height &&
    longest > 15 * height
  );
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
