import type { Observation } from '../../../core/observation.ts';
import type { ImagePart, TextPart } from '../../model/index.ts';
import type { Labels, Modality } from '../modality.ts';
import { a11yView } from './a11y.ts';
import { boxesView } from './boxes.ts';
import { domView } from './dom.ts';
import { markedView } from './marked.ts';

/** A page as the model is given it. */
export type View = readonly (TextPart | ImagePart)[];

/** Writes an observation down for a modality. */
export function viewOf(modality: Modality, labels: Labels, observation: Observation): View {
  const { pixels, url } = observation;
  const words = wordsOf(modality, labels, observation);
  const said = [...(modality.mute ? [] : [`Address: ${url}`]), ...(words === '' ? [] : [words])];
  return [
    ...(said.length === 0 ? [] : [{ type: 'text' as const, text: said.join('\n') }]),
    ...(pixels === undefined
      ? []
      : [{ type: 'image' as const, bytes: pixels.png, mediaType: 'image/png' as const }]),
  ];
}

function wordsOf(
  { name }: Modality,
  labels: Labels,
  { dom = [], text = [], a11y, pixels }: Observation,
): string {
  switch (name) {
    case 'som':
      return markedView(dom, pixels?.marks ?? [], labels) || 'Nothing that can be worked is visible.';
    case 'dom':
    case 'dom+vision':
      return domView(text, dom) || 'The page is empty.';
    case 'a11y':
      return a11y === undefined ? '' : a11yView(a11y);
    case 'coordinates':
      return boxesView(dom) || 'Nothing that can be worked is visible.';
    case 'pixels':
      return '';
  }
}
