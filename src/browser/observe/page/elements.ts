import type { Box, DomElement } from '../../../core/observation.ts';
import type { Dom } from './dom.ts';
import type { Marks } from './marks.ts';
import type { StateOf } from './state.ts';
import type { Text } from './text.ts';
import type { Offset, Tree } from './tree.ts';

/** A frame of another origin, which only its own world can read. */
export interface Hole {
  /** How many elements come before it. */
  readonly at: number;
  readonly slot: number;
}

/** The interactive elements of the page. Runs inside the page. */
export function createElements(dom: Dom, tree: Tree, marks: Marks, text: Text, stateOf: StateOf) {
  const ROLES = new Set(
    (
      'button link checkbox radio switch menuitem menuitemcheckbox menuitemradio tab option combobox listbox ' +
      'textbox searchbox slider spinbutton treeitem'
    ).split(' '),
  );
  const CANDIDATES =
    'a[href], area[href], button, input, select, textarea, summary, [role], [contenteditable], [tabindex], [onclick]';
  /** Controls that the browser gives no ARIA role, by its internal names for them, as its accessibility tree has them. */
  const INTERNAL: Record<string, string> = {
    summary: 'DisclosureTriangle',
    color: 'ColorWell',
    date: 'Date',
    time: 'InputTime',
    'datetime-local': 'DateTime',
    month: 'DateTime',
    week: 'DateTime',
  };
  const slots: WeakRef<Element>[] = [];

  const roleOf = (element: Element): string =>
    dom.role(element) ||
    INTERNAL[dom.tag(element) === 'input' ? (element as HTMLInputElement).type : dom.tag(element)] ||
    'generic';

  const interactive = (element: Element): boolean => {
    if (!dom.matches(element, CANDIDATES)) return false;
    if (/^(a|area|button|input|select|textarea|summary)$/.test(dom.tag(element))) {
      if (dom.tag(element) !== 'a' || dom.attr(element, 'href') !== null) return true;
    }
    if (dom.attr(element, 'onclick') !== null) return true;
    const focus = dom.attr(element, 'tabindex');
    if (focus !== null && Number.parseInt(focus, 10) >= 0) return true;
    const editable = dom.attr(element, 'contenteditable');
    if (editable !== null && editable.toLowerCase() !== 'false') return true;
    return dom.attr(element, 'role') !== null && ROLES.has(dom.role(element));
  };

  const round = (value: number): number => Math.round(value * 100) / 100;
  const boxOf = (rect: DOMRect, offset: Offset): Box => ({
    x: round(rect.x + offset.x),
    y: round(rect.y + offset.y),
    width: round(rect.width),
    height: round(rect.height),
  });

  /** The box of an element; of its contents when it has no size of its own; undefined when nothing of it has a size. */
  const box = (element: Element, offset: Offset): Box | undefined => {
    const own = dom.rect(element);
    if (own.width > 0 && own.height > 0) return boxOf(own, offset);
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    const inner = dom.all(dom.shadow(element) ?? element, '*');
    for (let i = 0; i < inner.length && i < 200; i++) {
      const rect = dom.rect(inner[i] as Element);
      if (rect.width <= 0 || rect.height <= 0 || !dom.visible(inner[i] as Element)) continue;
      left = Math.min(left, rect.left);
      top = Math.min(top, rect.top);
      right = Math.max(right, rect.right);
      bottom = Math.max(bottom, rect.bottom);
    }
    return right > left ? boxOf(new DOMRect(left, top, right - left, bottom - top), offset) : undefined;
  };

  const inViewport = (area: Box): boolean =>
    area.x < window.innerWidth &&
    area.y < window.innerHeight &&
    area.x + area.width > 0 &&
    area.y + area.height > 0;

  const describe = (element: Element, area: Box, focused: Element | null): DomElement => {
    const role = roleOf(element);
    const id = dom.attr(element, 'id');
    const value = text.value(element);
    const home = dom.ownerDocument(element);
    const placeholder = dom.matches(element, ':placeholder-shown')
      ? text.cut(text.squeeze(dom.attr(element, 'placeholder') ?? ''))
      : '';
    return {
      mark: marks.of(element),
      tag: dom.tag(element),
      ...(id ? { id: text.cut(id) } : {}),
      role,
      name: text.cut(dom.name(element)),
      text: text.of(element),
      ...(value === undefined ? {} : { value }),
      ...(placeholder === '' ? {} : { placeholder }),
      ...(dom.tag(element) === 'select'
        ? { options: Array.from((element as HTMLSelectElement).options, (o) => text.squeeze(o.label)) }
        : {}),
      state: stateOf(element, role, focused),
      box: area,
      inViewport: inViewport(area),
      ...(home && home !== document ? { frame: dom.url(home) } : {}),
    };
  };

  /** Calls `found` with each interactive element that is rendered, in DOM order, and `hole` with each closed frame. */
  const each = (
    found: (element: Element, area: Box) => void,
    hole: (frame: Element) => void = () => {},
  ): void => {
    tree.walk((element, offset) => {
      if (dom.isFrame(element) && !dom.inside(element) && dom.visible(element)) return hole(element);
      if (!interactive(element) || !dom.visible(element)) return;
      const area = box(element, offset);
      if (area) found(element, area);
    });
  };

  const slotOf = (frame: Element): number => {
    const known = slots.findIndex((held) => held.deref() === frame);
    return known >= 0 ? known : slots.push(new WeakRef(frame)) - 1;
  };

  /** Whether it is one of the interactive elements that `each` finds. */
  const listed = (element: Element): boolean =>
    interactive(element) && dom.visible(element) && box(element, { x: 0, y: 0 }) !== undefined;

  return {
    listed,
    roleOf,
    box,
    inViewport,
    slotOf,
    slot: (index: number): Element | undefined => slots[index]?.deref(),
    each,
    /** Gives every interactive element its number, in DOM order. */
    number: (): void => each((element) => void marks.of(element)),
    list: (): { elements: DomElement[]; holes: Hole[] } => {
      const focused = tree.focused();
      const elements: DomElement[] = [];
      const holes: Hole[] = [];
      each(
        (element, area) => elements.push(describe(element, area, focused)),
        (frame) => holes.push({ at: elements.length, slot: slotOf(frame) }),
      );
      return { elements, holes };
    },
  };
}

export type Elements = ReturnType<typeof createElements>;
