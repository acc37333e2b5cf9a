import type { Channel } from '../../core/agent.ts';
import type { ObserveRequest } from '../../core/observation.ts';

/** What the simple agent may get of a page. */
export const MODALITIES = ['som', 'dom', 'a11y', 'pixels', 'coordinates', 'dom+vision'] as const;
export type ModalityName = (typeof MODALITIES)[number];

/** What the list of marked elements says of each: its visible text, its accessible name, or the text and a name that differs. */
export const LABELS = ['text', 'name', 'both'] as const;
export type Labels = (typeof LABELS)[number];

/** How a modality looks at a page, and how its model says where to act. */
export interface Modality {
  readonly name: ModalityName;
  /** What to observe. Nothing else is collected. */
  readonly request: ObserveRequest;
  /** The part of a page that it goes by. */
  readonly channels: readonly Channel[];
  /** Elements are named by their numbers, or places by their coordinates. */
  readonly aims: 'marks' | 'points';
  /** The model is shown a picture. */
  readonly vision: boolean;
  /**
   * The model gets no word of the page but for what a picture or boxes show: no address, and no error that names an
   * element.
   */
  readonly mute: boolean;
}

const LABEL_CHANNELS: Readonly<Record<Labels, readonly Channel[]>> = {
  text: ['dom-text'],
  name: ['accessible-name'],
  both: ['dom-text', 'accessible-name'],
};

/** What an interactive element says in the DOM, and the text between them. */
const DOM: readonly Channel[] = ['dom-order', 'dom-text', 'accessible-name', 'state'];

/** A modality by its name. `labels` is of effect in `som` alone. */
export function modalityOf(name: ModalityName, labels: Labels): Modality {
  const marks = { name, aims: 'marks', vision: false, mute: false } as const;
  switch (name) {
    case 'som':
      return {
        ...marks,
        request: { dom: true, pixels: { marks: true } },
        channels: ['pixels', 'dom-order', ...LABEL_CHANNELS[labels]],
        vision: true,
      };
    case 'dom':
      return { ...marks, request: { dom: true, text: true }, channels: DOM };
    case 'dom+vision':
      return {
        ...marks,
        request: { dom: true, text: true, pixels: true },
        channels: [...DOM, 'pixels'],
        vision: true,
      };
    case 'a11y':
      return {
        ...marks,
        request: { a11y: true },
        channels: ['a11y-tree', 'accessible-name', 'description', 'state', 'dom-order'],
      };
    case 'pixels':
      return {
        name,
        request: { pixels: true },
        channels: ['pixels'],
        aims: 'points',
        vision: true,
        mute: true,
      };
    case 'coordinates':
      return {
        name,
        request: { dom: true },
        channels: ['dom-order'],
        aims: 'points',
        vision: false,
        mute: true,
      };
  }
}
