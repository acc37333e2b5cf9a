import type { ActedOn, Refusal } from '../../../core/action.ts';
import type { Dom } from './dom.ts';
import type { Elements } from './elements.ts';
import type { Marks } from './marks.ts';
import type { Text } from './text.ts';
import type { Tree } from './tree.ts';

/** What a click needs to know, or why there can't be one. */
export type Aim =
  | {
      readonly point: { readonly x: number; readonly y: number };
      readonly on: ActedOn;
      readonly takes: Takes;
    }
  | { readonly reason: Refusal; readonly message: string; readonly on?: ActedOn }
  /** The point is in a frame that only its own world can read. */
  | { readonly slot: number };

/** What has the focus, and whether it holds a text already. */
export type Focus =
  | { readonly on: ActedOn; readonly takes: Takes; readonly holds: boolean }
  | { readonly slot: number };

/** What the target does with input: takes text, is a select with a list to open or to click in, or neither. */
export type Takes = 'text' | 'readonly' | 'select' | 'listbox' | 'click' | 'nothing';

/** Finds where to press, as somebody with a mouse would. Runs inside the page. */
export function createAim(dom: Dom, tree: Tree, marks: Marks, text: Text, elements: Elements) {
  const say = (element: Element): string => {
    const name = text.squeeze(dom.name(element) || text.of(element)).slice(0, 60);
    const id = dom.attr(element, 'id')?.slice(0, 40);
    return `<${dom.tag(element)}${id ? ` id="${id}"` : ''}>${name ? ` "${name}"` : ''}`;
  };

  const acted = (element: Element): ActedOn => {
    const offset = tree.offsetOf(element);
    const rect = dom.rect(element);
    return {
      tag: dom.tag(element),
      role: elements.roleOf(element),
      name: text.cut(dom.name(element)),
      text: text.of(element),
      box: elements.box(element, offset) ?? {
        x: rect.x + offset.x,
        y: rect.y + offset.y,
        width: 0,
        height: 0,
      },
    };
  };

  const takes = (element: Element): Takes => {
    const tag = dom.tag(element);
    if (tag === 'select') {
      const select = element as HTMLSelectElement;
      return select.multiple || select.size > 1 ? 'listbox' : 'select';
    }
    if (tag === 'textarea' || tag === 'input') {
      const field = element as HTMLInputElement;
      if (tag === 'input' && /^(submit|reset|button|image|checkbox|radio|file)$/.test(field.type))
        return 'click';
      return field.readOnly ? 'readonly' : 'text';
    }
    if ((element as HTMLElement).isContentEditable === true) return 'text';
    return /^(a|button|summary|option)$/.test(tag) ? 'click' : 'nothing';
  };

  const disabled = (element: Element): string | undefined => {
    if (
      /^(button|input|select|textarea|option|optgroup|fieldset)$/.test(dom.tag(element)) &&
      dom.matches(element, ':disabled')
    ) {
      return 'is disabled';
    }
    return dom.closest(element, '[inert]') ? 'is inert' : undefined;
  };

  /** Whether a press on `hit` reaches `target`: it is part of it, or it is its label. */
  const reaches = (hit: Element, target: Element): boolean => {
    if (dom.within(hit, target)) return true;
    const label = dom.closest(hit, 'label') as HTMLLabelElement | null;
    return label !== null && label.control === target;
  };

  /** Points of an element's rendered rectangles that lie in the viewport: the middle first, then off the middle. */
  function* points(element: Element): Generator<{ x: number; y: number }> {
    const offset = tree.offsetOf(element);
    const own = dom.rects(element).filter((r) => r.width > 0 && r.height > 0);
    const area = own.length > 0 ? undefined : elements.box(element, { x: 0, y: 0 });
    const rects = area ? [new DOMRect(area.x, area.y, area.width, area.height)] : own.slice(0, 8);
    for (const [fx, fy] of [
      [0.5, 0.5],
      [0.25, 0.5],
      [0.75, 0.5],
      [0.5, 0.2],
      [0.5, 0.8],
    ] as const) {
      for (const r of rects) {
        const left = Math.max(0, r.left + offset.x);
        const top = Math.max(0, r.top + offset.y);
        const right = Math.min(window.innerWidth, r.right + offset.x);
        const bottom = Math.min(window.innerHeight, r.bottom + offset.y);
        if (right > left && bottom > top)
          yield { x: left + (right - left) * fx, y: top + (bottom - top) * fy };
      }
    }
  }

  const hittable = (target: Element): { x: number; y: number } | undefined => {
    for (const point of points(target)) {
      const hit = tree.at(point.x, point.y);
      if (hit !== null && reaches(hit, target)) return point;
    }
    return undefined;
  };

  /** Cut away by `clip` or `clip-path`, as text for screen readers is. */
  const clipped = (target: Element): boolean => {
    for (let node: Node | null = target; node && dom.nodeType(node) === 1; node = dom.parent(node)) {
      const { clip, clipPath } = getComputedStyle(node as Element);
      if (/^rect\((\d+)px, \1px, \1px, \1px\)$/.test(clip) || /^inset\((50|100)%/.test(clipPath)) return true;
    }
    return false;
  };

  const labelsOf = (target: Element): Element[] => {
    const labels = (target as HTMLInputElement).labels;
    return labels ? Array.from(labels).filter((label) => dom.visible(label)) : [];
  };

  const toElement = (target: Element): Aim => {
    const on = acted(target);
    const off = disabled(target);
    if (off) return { reason: 'disabled', message: `${say(target)} ${off}`, on };
    if (!dom.visible(target)) return { reason: 'hidden', message: `${say(target)} is not rendered`, on };
    // A box that is hidden behind its own label is worked through the label.
    const ways = [target, ...labelsOf(target)];
    for (const way of ways) {
      let point = hittable(way);
      if (!point) {
        way.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        point = hittable(way);
      }
      if (point) return { point, on: acted(target), takes: takes(target) };
    }
    const { width, height } = on.box;
    if (width < 2 || height < 2 || clipped(target))
      return { reason: 'hidden', message: `${say(target)} has no size to speak of`, on };
    const [first] = points(target);
    if (!first)
      return { reason: 'hidden', message: `${say(target)} lies where nothing can be scrolled to`, on };
    const hit = tree.at(first.x, first.y);
    return {
      reason: 'covered',
      message: hit
        ? `${say(target)} is covered: a press there hits ${say(hit)}`
        : `${say(target)} is covered: a press there hits nothing`,
      on,
    };
  };

  const CLICKABLE =
    'a[href], button, input, select, textarea, summary, label, [role], [onclick], [tabindex], [contenteditable]';

  return {
    toMark: (mark: number): Aim => {
      const element = marks.find(mark);
      return typeof element === 'string'
        ? {
            reason: element,
            message: `number ${mark} ${element === 'stale' ? 'is gone from the page' : 'is on no element'}`,
          }
        : toElement(element);
    },

    /** For coordinates: what was meant is the control around the hit element, when there is one. */
    toPoint: (x: number, y: number): Aim => {
      const hit = tree.at(x, y);
      if (!hit) return { reason: 'nowhere', message: `there is nothing at (${x}, ${y})` };
      if (dom.isFrame(hit) && !dom.inside(hit)) return { slot: elements.slotOf(hit) };
      let element: Element = hit;
      for (let node: Node | null = hit; node; node = dom.parent(node)) {
        if (dom.nodeType(node) !== 1 || !dom.matches(node as Element, CLICKABLE)) continue;
        element = node as Element;
        break;
      }
      const off = disabled(element);
      const on = acted(element);
      if (off) return { reason: 'disabled', message: `${say(element)} ${off}`, on };
      return { point: { x, y }, on, takes: takes(element) };
    },

    /** For a box of a list that is always open: the option to press. */
    toOption: (mark: number, index: number): Aim => {
      const element = marks.find(mark);
      const option = typeof element === 'string' ? undefined : (element as HTMLSelectElement).options[index];
      return option ? toElement(option) : { reason: 'missing', message: 'the option is gone' };
    },

    focused: (): Focus | null => {
      const element = tree.focused();
      if (!element) return null;
      if (dom.isFrame(element) && !dom.inside(element)) return { slot: elements.slotOf(element) };
      const holds = (text.value(element) ?? text.of(element)) !== '';
      return { on: acted(element), takes: takes(element), holds };
    },
    markAt: (x: number, y: number): number | undefined => {
      const hit = tree.at(x, y);
      const select = hit && dom.closest(hit, 'select');
      return select ? marks.of(select) : undefined;
    },
    hittable,
    acted,
  };
}
