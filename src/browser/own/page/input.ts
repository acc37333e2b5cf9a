import type { ActedOn } from '../../../core/action.ts';
import { INSTALLED } from '../../observe/page/reader.ts';

/** Something that was done to a page, as its events tell it. Coordinates are the frame's own. */
export interface InputEvent {
  readonly kind: 'click' | 'type' | 'select' | 'press' | 'scroll';
  readonly trusted: boolean;
  readonly x: number;
  readonly y: number;
  /** How far the frame's own coordinates are from the top viewport's. */
  readonly dx: number;
  readonly dy: number;
  /** Text, option, key. */
  readonly text: string;
  /** How far was scrolled. */
  readonly by: { readonly x: number; readonly y: number };
  /** A number of the element in its document, so that typing into one field is told from typing into the next. */
  readonly element: number;
  readonly on?: ActedOn;
  /** Of the frame's document. */
  readonly title: string;
}

/** The function of the isolated world by which it tells of an event. */
export const TELL = 'tell';

/** Listens to what is done to the frame's document. Runs inside the page, in an isolated world, before any of the page's scripts. */
function listen(installed: string, tell: string): void {
  const LIMIT = 4000;
  /** A page's own scripts may click and type without end. */
  const SCRIPTED_PER_SECOND = 20;
  const world = globalThis as unknown as Record<string, unknown>;
  const here = world[installed] as
    | {
        acted(element: Element): ActedOn;
        reader: { toPoint(x: number, y: number): { on?: ActedOn } };
      }
    | undefined;
  const numbers = new WeakMap<Element, number>();
  let count = 0;
  let scripted: number[] = [];

  const numberOf = (element: Element): number => {
    const known = numbers.get(element);
    if (known !== undefined) return known;
    numbers.set(element, ++count);
    return count;
  };
  const targetOf = (event: Event): Element | undefined => {
    const [first] = event.composedPath();
    return first instanceof Element ? first : undefined;
  };
  const described = (describe: () => ActedOn | undefined): { on?: ActedOn } => {
    try {
      const on = describe();
      return on ? { on } : {};
    } catch {
      return {};
    }
  };
  const report = (event: Event, told: Partial<InputEvent>): void => {
    if (!event.isTrusted) {
      const now = performance.now();
      scripted = scripted.filter((time) => time > now - 1000);
      if (scripted.length >= SCRIPTED_PER_SECOND) return;
      scripted.push(now);
    }
    const element = targetOf(event);
    const top = window.parent === window;
    const mouse = event instanceof MouseEvent ? event : undefined;
    const rect = element?.getBoundingClientRect();
    const message = {
      trusted: event.isTrusted,
      x: mouse ? mouse.clientX : rect ? rect.x + rect.width / 2 : 0,
      y: mouse ? mouse.clientY : rect ? rect.y + rect.height / 2 : 0,
      dx: mouse && !top ? mouse.screenX - window.screenX - mouse.clientX : 0,
      dy: mouse && !top ? mouse.screenY - window.screenY - mouse.clientY : 0,
      text: '',
      by: { x: 0, y: 0 },
      element: element ? numberOf(element) : 0,
      title: top ? document.title.slice(0, LIMIT) : '',
      ...told,
    };
    (world[tell] as (text: string) => void)(JSON.stringify(message));
  };
  const on = <K extends keyof WindowEventMap>(type: K, hear: (event: WindowEventMap[K]) => void): void =>
    window.addEventListener(type, hear, { capture: true, passive: true });

  on('pointerdown', (event) => {
    if (!event.isTrusted || event.button !== 0) return;
    report(event, {
      kind: 'click',
      ...described(() => here?.reader.toPoint(event.clientX, event.clientY).on),
    });
  });
  on('click', (event) => {
    const element = targetOf(event);
    // A trusted click came by a press that was told already, of the pointer or of a key.
    if (!event.isTrusted && element)
      report(event, { kind: 'click', ...described(() => here?.acted(element)) });
  });
  on('keydown', (event) => {
    const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
    const held = ctrlKey || altKey || metaKey;
    // Characters are told by what they put into a field.
    if (
      !event.isTrusted ||
      (key.length === 1 && !held) ||
      /^(Control|Alt|Meta|Shift|Process|Unidentified|Dead)$/.test(key)
    )
      return;
    const chord = [ctrlKey && 'Control', altKey && 'Alt', metaKey && 'Meta', shiftKey && 'Shift', key];
    report(event, { kind: 'press', text: chord.filter(Boolean).join('+').slice(0, 100) });
  });
  on('wheel', (event) => {
    if (event.isTrusted) report(event, { kind: 'scroll', by: { x: event.deltaX, y: event.deltaY } });
  });

  const TEXTLESS = /^(submit|reset|button|image|checkbox|radio|file)$/;
  const field = (element: Element | undefined): HTMLInputElement | undefined => {
    if (!element) return undefined;
    if (element.localName === 'textarea' || (element as HTMLElement).isContentEditable) {
      return element as HTMLInputElement;
    }
    return element.localName === 'input' && !TEXTLESS.test((element as HTMLInputElement).type)
      ? (element as HTMLInputElement)
      : undefined;
  };
  const told = new WeakMap<Element, string>();
  on('input', (event) => {
    const element = targetOf(event);
    const typed = field(element);
    if (!element || !typed) return;
    const { data, inputType } = event as globalThis.InputEvent;
    const whole = typed.value ?? element.textContent ?? '';
    const text =
      !event.isTrusted || data === null ? (/^delete/.test(inputType ?? '') ? '' : whole) : (data ?? whole);
    if (!event.isTrusted && told.get(element) === whole) return;
    told.set(element, whole);
    if (text !== '')
      report(event, { kind: 'type', text: text.slice(0, LIMIT), ...described(() => here?.acted(element)) });
  });
  on('change', (event) => {
    const element = targetOf(event);
    if (element?.localName !== 'select') return;
    const chosen = Array.from((element as HTMLSelectElement).selectedOptions, ({ label }) => label).join(
      ', ',
    );
    report(event, { kind: 'select', text: chosen.slice(0, LIMIT), ...described(() => here?.acted(element)) });
  });
}

/** The script that makes an isolated world listen; the reader must be installed in it. */
export const LISTEN_SCRIPT = `(${listen.toString()})('${INSTALLED}', '${TELL}')`;
