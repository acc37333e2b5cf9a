import type { Box, DomElement, StructuredData } from '../../../core/observation.ts';
import { type Aim, createAim, type Focus } from './aim.ts';
import { createDom } from './dom.ts';
import { createElements, type Hole } from './elements.ts';
import { createFlow } from './flow.ts';
import { createMarks } from './marks.ts';
import { createOptions, type ListState, type OptionPlan } from './options.ts';
import { createQuiet, type Stillness } from './quiet.ts';
import { createScroll } from './scroll.ts';
import { createState } from './state.ts';
import { createStructured } from './structured.ts';
import { createText } from './text.ts';
import { createTree, type Offset } from './tree.ts';

/** Names, texts and values are cut here: a page may hold a text of any length, and no reader needs more. */
const TEXT_LIMIT = 4000;

export interface LookRequest {
  readonly dom: boolean;
  readonly boxes: boolean;
  readonly structured: boolean;
  readonly text: boolean;
  /** Numbers are given, but nothing is told of the elements. */
  readonly number: boolean;
  readonly startAt: number;
}

/** Elements in DOM order, and where among them closed frames are. */
export interface Listing<T> {
  readonly elements: readonly T[];
  readonly holes: readonly Hole[];
}

export interface MarkedBox {
  readonly mark: number;
  readonly box: Box;
}

export interface Look {
  readonly url: string;
  readonly title: string;
  readonly pageTime: number;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly scroll: { readonly y: number; readonly height: number };
  readonly dom?: Listing<DomElement>;
  /** The elements that can be pressed where they are now. */
  readonly boxes?: Listing<MarkedBox>;
  readonly structured?: StructuredData;
  /** Its lines of text and the numbers of its interactive elements. */
  readonly text?: Listing<string | number>;
  /** The next number to be given. */
  readonly next: number;
}

/** What a frame's isolated world answers. Every answer is JSON. */
export interface Reader {
  look(request: LookRequest): Look;
  toMark(mark: number): Aim;
  toPoint(x: number, y: number): Aim;
  toOption(mark: number, index: number): Aim;
  focused(): Focus | null;
  /** The number of the select at a point. */
  selectAt(x: number, y: number): number | null;
  option(mark: number, wanted: string): OptionPlan;
  listOf(mark: number): ListState;
  /** Null stands for the page. False when nothing moves further. */
  scroll(target: { mark: number } | { x: number; y: number } | null, dx: number, dy: number): boolean;
  stillness(): Stillness;
  /** Where the content of a closed frame begins; null when the frame is gone. */
  slotOrigin(slot: number): Offset | null;
  pageTime(): number;
}

/** Puts the parts together. Runs inside the page. */
function assemble(
  parts: {
    createDom: typeof createDom;
    createTree: typeof createTree;
    createMarks: typeof createMarks;
    createText: typeof createText;
    createState: typeof createState;
    createElements: typeof createElements;
    createStructured: typeof createStructured;
    createQuiet: typeof createQuiet;
    createAim: typeof createAim;
    createOptions: typeof createOptions;
    createScroll: typeof createScroll;
    createFlow: typeof createFlow;
  },
  limit: number,
  name: string,
) {
  const dom = parts.createDom();
  const tree = parts.createTree(dom);
  const stillness = parts.createQuiet(dom, tree);
  const marks = parts.createMarks(dom);
  const text = parts.createText(dom, limit);
  const elements = parts.createElements(dom, tree, marks, text, parts.createState(dom));
  const structured = parts.createStructured(dom, text);
  const aim = parts.createAim(dom, tree, marks, text, elements);
  const options = parts.createOptions(marks, text);
  const scroll = parts.createScroll(dom, tree);
  const flow = parts.createFlow(dom, marks, text, elements);

  const boxes = (): Listing<MarkedBox> => {
    const found: MarkedBox[] = [];
    const holes: Hole[] = [];
    elements.each(
      (element, box) => {
        const mark = marks.of(element);
        if (elements.inViewport(box) && aim.hittable(element)) found.push({ mark, box });
      },
      (frame) => holes.push({ at: found.length, slot: elements.slotOf(frame) }),
    );
    return { elements: found, holes };
  };
  const reader: Reader = {
    look: (request) => {
      const pageTime = performance.now();
      marks.startAt(request.startAt);
      // A list gives them anyway.
      if (request.number && !request.dom) elements.number();
      const scroller = dom.scroller(document) ?? dom.root(document);
      return {
        url: dom.url(document),
        title: text.cut(dom.title(document)),
        pageTime,
        viewport: { width: window.innerWidth, height: window.innerHeight },
        scroll: { y: window.scrollY, height: scroller ? dom.scrollHeight(scroller) : 0 },
        ...(request.dom ? { dom: elements.list() } : {}),
        ...(request.boxes ? { boxes: boxes() } : {}),
        ...(request.structured ? { structured: structured() } : {}),
        ...(request.text ? { text: flow() } : {}),
        next: marks.next(),
      };
    },
    toMark: aim.toMark,
    toPoint: aim.toPoint,
    toOption: aim.toOption,
    focused: aim.focused,
    selectAt: (x, y) => aim.markAt(x, y) ?? null,
    option: options.plan,
    listOf: options.state,
    scroll: (target, dx, dy) => {
      if (!target) return scroll.page(dx, dy);
      if ('x' in target) return scroll.at(target.x, target.y, dx, dy);
      const element = marks.find(target.mark);
      return typeof element !== 'string' && scroll.around(element, dx, dy);
    },
    stillness,
    slotOrigin: (slot) => {
      const frame = elements.slot(slot);
      return frame && dom.alive(frame) ? tree.contentOffset(frame, tree.offsetOf(frame)) : null;
    },
    pageTime: () => performance.now(),
  };
  const here = {
    reader,
    acted: aim.acted,
    /** An option of a select has none: the select is what is acted on. */
    markOf: (element: Element, startAt: number): number => {
      marks.startAt(startAt);
      return dom.tag(element) === 'option' ? -1 : marks.of(element);
    },
    /** The slot of a closed frame; -1 for any other element. */
    slotOf: (element: Element): number =>
      dom.isFrame(element) && !dom.inside(element) ? elements.slotOf(element) : -1,
  };
  return {
    ...here,
    /** The reader that reads this frame, too: that of the outermost document of the same origin, and how far up it is. */
    outermost: (): { installed: typeof here; up: number } => {
      let installed = here;
      let up = 0;
      try {
        for (let view: Window = window; view.parent !== view; up++) {
          view = view.parent;
          const above = (view as unknown as Record<string, typeof here | undefined>)[name];
          if (!above) break;
          installed = above;
        }
      } catch {
        // The parent is of another origin.
      }
      return { installed, up };
    },
  };
}

/** The name under which a frame's isolated world holds what is installed in it. The page's own world has nothing by it. */
export const INSTALLED = '__reader';

/** The script that installs the reader into an isolated world, once. */
export const READER_SCRIPT = `(() => {
  if (Object.hasOwn(globalThis, '${INSTALLED}')) return;
  const parts = {
    ${[createDom, createTree, createMarks, createText, createState, createElements, createStructured, createQuiet, createAim, createOptions, createScroll, createFlow].map((part) => `${part.name}: ${part.toString()}`).join(',\n')}
  };
  globalThis['${INSTALLED}'] = (${assemble.toString()})(parts, ${TEXT_LIMIT}, '${INSTALLED}');
})()`;
