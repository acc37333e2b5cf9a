import type { Action, ActResult } from '../../../core/action.ts';
import type { AgentSession } from '../../../core/agent.ts';
import type { StructuredRequest } from '../../../core/shopping.ts';
import { Acts } from '../acts.ts';
import { pressables } from './command.ts';
import { type Control, folded, type View, viewOf } from './view.ts';

/** Thrown when the limit of steps is reached: the shopper goes home with what it has. */
export class OutOfSteps extends Error {
  override readonly name = 'OutOfSteps';
}

const CHECK =
  /\b(robot|captcha|are you (human|a person)|you are a person|are a human|you are human|you're human|security check|unusual (traffic|activity))\b/;
/** A robot check lasts some time; a scripted shopper's clock moves with its acts, however short they are. */
const WAIT_MS = 200;
const WAITS = 10;
const ROUNDS = 2;

/** One shopping trip: the page, the request, and the acts so far. */
export class Errand {
  readonly request: StructuredRequest;
  readonly #acts: Acts;
  #checks = 0;
  /** The page as it was seen last, until something is done. */
  #seen: View | undefined;

  constructor(session: AgentSession, request: StructuredRequest) {
    this.#acts = new Acts(session);
    this.request = request;
  }

  /** Robot checks that were met. */
  get checks(): number {
    return this.#checks;
  }

  /** Steps that are left. */
  get left(): number {
    return this.#acts.left;
  }

  /** Carries out an action. A refused one is told in the result. Throws OutOfSteps when no step is left. */
  act(action: Action, why: string): Promise<ActResult> {
    if (this.#acts.over) throw new OutOfSteps();
    this.#seen = undefined;
    return this.#acts.act(action, why);
  }

  /** Looks at the page; a robot check is waited out first, for it can't be read. */
  async look(): Promise<View> {
    const { view } = await this.#lookPast();
    return view;
  }

  /** Presses a control and looks. What covers it is put away first; after a robot check it is pressed once more. */
  async press(control: Control, why: string): Promise<View> {
    const click = (mark: number): Promise<ActResult> => this.act({ type: 'click', target: { mark } }, why);
    const result = await click(control.mark);
    if (!result.ok && result.reason === 'covered') {
      const [away] = pressables(await this.look(), 'dismiss');
      if (away !== undefined) {
        await click(away.mark);
        await click(control.mark);
      }
    }
    const { view, checked } = await this.#lookPast();
    const again = checked ? view.controls.find((other) => same(other, control)) : undefined;
    if (again === undefined) return view;
    await click(again.mark);
    return this.look();
  }

  async #lookPast(): Promise<{ readonly view: View; readonly checked: boolean }> {
    let view = await this.#observe();
    if (!isCheck(view)) return { view, checked: false };
    this.#checks++;
    for (let round = 0; round < ROUNDS && isCheck(view); round++) {
      for (let waits = 0; waits < WAITS; waits++)
        await this.act({ type: 'wait', ms: WAIT_MS }, "A robot check: I can't read its code, so I wait.");
      const link = view.controls.find(
        ({ role, name }) => role === 'link' && /again|reload|back|return/.test(folded(name)),
      );
      const way: Action =
        link === undefined ? { type: 'back' } : { type: 'click', target: { mark: link.mark } };
      await this.act(way, 'I see whether the robot check is over.');
      view = await this.#observe();
    }
    return { view, checked: true };
  }

  async #observe(): Promise<View> {
    this.#seen ??= viewOf(await this.#acts.hands.observe({ a11y: true }));
    return this.#seen;
  }
}

/** Whether a page is a robot check: it says so, and there is little else on it than a field for a code. */
function isCheck({ title, lines, controls }: View): boolean {
  const says = CHECK.test(folded(title)) || lines.some(({ text }) => CHECK.test(folded(text)));
  return says && controls.length < 12 && controls.some(({ role }) => role === 'textbox');
}

const same = (a: Control, b: Control): boolean => a.role === b.role && a.name === b.name;
