import type { Look } from '../../core/episode.ts';
import type { Condition } from '../../core/mechanism.ts';
import type { Box } from '../../core/observation.ts';
import type { Task } from '../../core/task.ts';
import type { DifferenceKind } from './finding.ts';
import { inOrder, type Moment } from './moment.ts';

/** Differences that a mechanism says it makes. What is left out says nothing about that member. */
export interface DifferencePattern {
  readonly kind: DifferenceKind;
  /**
   * Keys of the elements concerned: `#id`, which stands for the element and for what it holds that has no id of its
   * own, or a whole key as a difference shows it. A `*` stands for any characters. Any element when left out.
   */
  readonly element?: string | readonly string[];
  /** Names of attributes, style properties, states or places in structured data. A `*` stands for any characters. */
  readonly name?: string | readonly string[];
  /** The moments at which it shows, and at no other. */
  readonly moments?: readonly Moment[];
}

/** What the pixels of a treatment may differ in from the control's. */
export interface PixelAllowance {
  /** Pixels at most, at any moment. */
  readonly count: number;
  /** Where they must lie, CSS pixels; anywhere when left out. */
  readonly boxes?: readonly Box[];
}

/** No pixel may differ. */
export const NO_PIXELS: PixelAllowance = { count: 0 };

/** What a condition declares to change against the control. The gates hold it to that, and to nothing less. */
export interface Declaration {
  /** The lie itself. Each pattern must match a difference; with several elements, one on each; with moments, one at each. */
  readonly changes: readonly DifferencePattern[];
  /** What may follow from it: an attribute that lies changes the accessibility tree, say. */
  readonly entails: readonly DifferencePattern[];
  readonly pixels: PixelAllowance;
  /** When control and treatment are compared. */
  readonly moments: readonly Moment[];
  /** The claim that a person sees the same as in the control. */
  readonly humanImmune: boolean;
  /** When an operator has to look to meet the lie. */
  readonly firstLook: Look;
  /**
   * The condition shows the same facts in another order, salience or timing, all over its pages. They are then not held
   * against the control's element by element; the suite has checks of its own.
   */
  readonly presents?: true;
  /**
   * The condition is proved in a browser on another task with the same pages: of this one, the suite's own checks are made and
   * no more.
   */
  readonly provedElsewhere?: true;
  /**
   * The condition is proved without a browser: its paths are walked over the pages' HTML, which must work without script, and
   * its pages are read as they are served.
   */
  readonly withoutBrowser?: true;
}

/** When most conditions are compared. */
export const USUAL_MOMENTS: readonly Moment[] = ['parsed', 'settled'];

/** A declaration with the usual answers filled in: no pixel, the usual moments, human-immune, a settled first look. */
export function declare(
  changes: readonly DifferencePattern[],
  rest: Partial<Omit<Declaration, 'changes'>> = {},
): Declaration {
  return {
    entails: [],
    pixels: NO_PIXELS,
    moments: USUAL_MOMENTS,
    humanImmune: true,
    firstLook: 'settled',
    ...rest,
    changes,
  };
}

/** What a suite's own checks found on a task in a condition. */
export interface Checked {
  /** By the check's name, what is wrong; empty when nothing. */
  readonly faults: Readonly<Record<string, readonly string[]>>;
  /** What a reader of the verification is to know of the task, in sentences. */
  readonly tells: readonly string[];
}

/** Checks of a suite's own on a task in a condition, made without a browser. */
export type Checks = (task: Task, condition: Condition) => Promise<Checked>;

/** The declarations of a suite: what a task's condition declares. It is asked for every condition but the control. */
export type Declarations = (task: Task, condition: Condition) => Declaration;

/** The declaration of a condition with several mechanisms: all that each declares. */
export function joinDeclarations(declarations: readonly Declaration[]): Declaration {
  const boxes = declarations.flatMap(({ pixels }) => pixels.boxes ?? []);
  const somewhere = declarations.every(({ pixels }) => pixels.count === 0 || pixels.boxes !== undefined);
  return {
    changes: declarations.flatMap(({ changes }) => changes),
    entails: declarations.flatMap(({ entails }) => entails),
    pixels: {
      count: declarations.reduce((sum, { pixels }) => sum + pixels.count, 0),
      ...(somewhere && boxes.length > 0 ? { boxes } : {}),
    },
    moments: inOrder(declarations.flatMap(({ moments }) => moments)),
    humanImmune: declarations.every(({ humanImmune }) => humanImmune),
    firstLook: declarations.some(({ firstLook }) => firstLook === 'early') ? 'early' : 'settled',
    ...(declarations.some(({ presents }) => presents) ? { presents: true } : {}),
    ...(declarations.some(({ provedElsewhere }) => provedElsewhere) ? { provedElsewhere: true } : {}),
  };
}
