import type { Dom } from './dom.ts';
import type { Tree } from './tree.ts';

/** Scrolls what somebody with a mouse wheel could scroll. Runs inside the page. */
export function createScroll(dom: Dom, tree: Tree) {
  const rootOf = (element: Element): Element | null => {
    const home = dom.ownerDocument(element);
    return home && dom.scroller(home);
  };
  const locked = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return /hidden|clip/.test(overflowX) && /hidden|clip/.test(overflowY);
  };
  const scrollable = (element: Element): boolean => {
    if (element === rootOf(element)) {
      const home = dom.ownerDocument(element);
      const body = home && Array.from(dom.all(home, 'body'))[0];
      return !locked(element) && !(body && locked(body));
    }
    const { overflowX, overflowY } = getComputedStyle(element);
    return /auto|scroll/.test(`${overflowX} ${overflowY}`);
  };
  const move = (element: Element, dx: number, dy: number): boolean => {
    const [left, top] = [dom.scrollLeft(element), dom.scrollTop(element)];
    const scrollBy: (options: ScrollToOptions) => void = Element.prototype.scrollBy;
    scrollBy.call(element, { left: dx, top: dy, behavior: 'instant' });
    return dom.scrollLeft(element) !== left || dom.scrollTop(element) !== top;
  };

  /** From an element outwards, out of frames, too: the first area that moves. */
  const from = (start: Element | null, dx: number, dy: number): boolean => {
    for (let element = start; element; ) {
      if (scrollable(element) && move(element, dx, dy)) return true;
      const above = dom.parent(element);
      if (above && dom.nodeType(above) === 1) {
        element = above as Element;
        continue;
      }
      const view = dom.view(dom.ownerDocument(element));
      element = view && view !== window ? view.frameElement : null;
    }
    return false;
  };

  return {
    /** Scrolls the area around an element. False when nothing around it moves further. */
    around: (element: Element, dx: number, dy: number): boolean => from(element, dx, dy),
    at: (x: number, y: number, dx: number, dy: number): boolean => from(tree.at(x, y), dx, dy),
    /** Scrolls the page; where it is the page's inner part that scrolls, that. */
    page: (dx: number, dy: number): boolean => {
      const root = dom.scroller(document);
      if (root && scrollable(root) && move(root, dx, dy)) return true;
      return from(tree.at(window.innerWidth / 2, window.innerHeight / 2), dx, dy);
    },
  };
}
