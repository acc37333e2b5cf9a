import type { Action, ActResult, Refusal } from '../../core/action.ts';
import type { AgentSession, Hands } from '../../core/agent.ts';
import type {
  A11yNode,
  DomElement,
  Observation,
  ObserveRequest,
  Pixels,
  StructuredData,
} from '../../core/observation.ts';

/** A thing on a fake page. */
export interface Part {
  /** What a person reads; name and text say the same unless they are given. */
  readonly shown: string;
  readonly name?: string;
  readonly text?: string;
  readonly description?: string;
  readonly role?: string;
  readonly tag?: string;
  readonly checked?: boolean;
  readonly disabled?: boolean;
  /** Why a click on it is refused. */
  readonly refuses?: Refusal;
  /** What a click does: a new page, a change of this one, or nothing that shows. */
  readonly leads?: 'away' | 'changes' | 'nowhere';
}

export interface FakePage {
  readonly parts: readonly Part[];
  /** Texts of status regions. */
  readonly statuses?: readonly string[];
  readonly structured?: StructuredData;
  readonly png?: Uint8Array;
  readonly height?: number;
}

/** A page in memory with hands to it, which keep a record of what was asked and done. */
export class FakeHands implements Hands {
  readonly requests: ObserveRequest[] = [];
  readonly acts: Action[] = [];
  /** The parts that were clicked, refused clicks included. */
  readonly clicked: Part[] = [];
  readonly #page: FakePage;
  #changes = 0;
  #scrolled = 0;

  constructor(page: FakePage) {
    this.#page = page;
  }

  async observe(request: ObserveRequest): Promise<Observation> {
    this.requests.push(request);
    return {
      url: 'https://www.example.com/',
      title: 'Example',
      viewport: { width: 1280, height: 720 },
      pageTime: 100,
      scroll: { y: this.#scrolled, height: this.#page.height ?? 720 },
      ...(request.dom ? { dom: this.#elements() } : {}),
      ...(request.text ? { text: ['A page.', ...this.#elements().map(({ mark }) => mark)] } : {}),
      ...(request.a11y ? { a11y: this.#tree() } : {}),
      ...(request.structured
        ? { structured: this.#page.structured ?? { jsonLd: [], microdata: [], meta: {} } }
        : {}),
      ...(request.pixels ? { pixels: this.#pixels(request.pixels) } : {}),
    };
  }

  async act(action: Action): Promise<ActResult> {
    this.acts.push(action);
    if (action.type === 'scroll') this.#scrolled += action.dy;
    if (action.type !== 'click') return { ok: true, navigated: false };
    const { target } = action;
    const at = 'mark' in target ? target.mark - 1 : Math.floor(target.y / ROW);
    const part = this.#page.parts[at];
    if (part === undefined) return { ok: false, reason: 'nowhere', message: 'nothing is there' };
    this.clicked.push(part);
    if (part.refuses !== undefined) return { ok: false, reason: part.refuses, message: 'no' };
    if (part.leads === 'changes') this.#changes++;
    return { ok: true, navigated: (part.leads ?? 'away') === 'away' };
  }

  #pixels(asked: NonNullable<ObserveRequest['pixels']>): Pixels {
    const picture = { png: this.#page.png ?? new Uint8Array([this.#changes]), width: 1280, height: 720 };
    return typeof asked === 'object' && asked.marks ? { ...picture, marks: this.#elements() } : picture;
  }

  #elements(): readonly DomElement[] {
    const elements = this.#page.parts.map((part, i): DomElement => {
      const role = part.role ?? 'button';
      return {
        mark: i + 1,
        tag: part.tag ?? (role === 'link' ? 'a' : role === 'button' ? 'button' : 'input'),
        role,
        name: part.name ?? part.shown,
        text: part.text ?? (role === 'checkbox' ? '' : part.shown),
        state: stateOf(part),
        box: { x: 0, y: i * ROW, width: 200, height: 30 },
        inViewport: true,
      };
    });
    return this.#changes === 0 ? elements : elements.slice(0, 1);
  }

  #tree(): A11yNode {
    const nodes = this.#page.parts.map(
      (part, i): A11yNode => ({
        role: part.role ?? 'button',
        name: part.name ?? part.shown,
        ...(part.description === undefined ? {} : { description: part.description }),
        state: stateOf(part),
        mark: i + 1,
        children: [],
      }),
    );
    const statuses = (this.#page.statuses ?? []).map(
      (text): A11yNode => ({
        role: 'status',
        name: '',
        state: {},
        children: [{ role: 'StaticText', name: text, state: {}, children: [] }],
      }),
    );
    const children = this.#changes === 0 ? [...nodes, ...statuses] : [];
    return { role: 'RootWebArea', name: 'Example', state: {}, children };
  }
}

/** Each part of a fake page stands in a row of its own, this many pixels high. */
export const ROW = 40;

/** A session on a fake page with plenty of steps, unless others are given. */
export function sessionOn(hands: Hands, instruction: string, more: Partial<AgentSession> = {}): AgentSession {
  const path = async (): Promise<string> => 'walked';
  return {
    instruction,
    limits: { steps: 12, episodeMs: 60_000, stepMs: 10_000 },
    seed: 1,
    hands,
    signal: new AbortController().signal,
    paths: { faithful: path, deceived: path },
    ...more,
  };
}

function stateOf({ checked, disabled }: Part): DomElement['state'] {
  return {
    ...(checked === undefined ? {} : { checked }),
    ...(disabled === undefined ? {} : { disabled }),
  };
}
