import type { DomElement, Pixels } from '../../../core/observation.ts';
import type { Labels } from '../modality.ts';
import { lines, quoted } from './words.ts';

/** Longer labels are cut in the list: they can be read in the picture. */
const LONGEST_LABEL = 200;

/** The list of the elements that are marked in a screenshot: `[3]: <button> "Remove"`. */
export function markedView(
  dom: readonly DomElement[],
  marks: NonNullable<Pixels['marks']>,
  labels: Labels,
): string {
  const marked = new Set(marks.map(({ mark }) => mark));
  return lines(dom.filter(({ mark }) => marked.has(mark)).map((element) => listLine(element, labels)));
}

function listLine({ mark, tag, text, name }: DomElement, labels: Labels): string {
  const label = labels === 'name' ? name : text;
  const also =
    labels === 'both' && name !== text && name !== '' ? ` name ${quoted(name, LONGEST_LABEL)}` : '';
  return `[${mark}]: <${tag}> ${quoted(label, LONGEST_LABEL)}${also}`;
}
