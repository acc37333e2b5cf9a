import type { Dom } from './dom.ts';

/**
 * The numbers by which elements are known. An element keeps its number as long as its document lives; numbers are held
 * here, in Siren's own world, and nowhere in the page. Runs inside the page.
 */
export function createMarks(dom: Dom) {
  const byElement = new WeakMap<Element, number>();
  const byMark = new Map<number, WeakRef<Element>>();
  let next = 1;
  return {
    /** The world that drives several frames keeps their numbers apart by saying from where to count on. */
    startAt: (mark: number): void => {
      next = Math.max(next, mark);
    },
    next: (): number => next,
    of: (element: Element): number => {
      let mark = byElement.get(element);
      if (mark === undefined) {
        mark = next++;
        byElement.set(element, mark);
        byMark.set(mark, new WeakRef(element));
      }
      return mark;
    },
    /** The element of a number; `missing` when it was never given here, `stale` when the element is gone. */
    find: (mark: number): Element | 'missing' | 'stale' => {
      const held = byMark.get(mark);
      if (!held) return 'missing';
      const element = held.deref();
      return element && dom.alive(element) ? element : 'stale';
    },
  };
}

export type Marks = ReturnType<typeof createMarks>;
