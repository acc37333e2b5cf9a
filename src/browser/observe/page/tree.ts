import type { Dom } from './dom.ts';

/** Where a document's own origin lies in the viewport of the topmost document that this world can read. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/**
 * The page's tree as far as this world reaches: open shadow roots and frames of the same origin are part of it, in DOM
 * order; a shadow root comes before the children of its host. Runs inside the page.
 */
export function createTree(dom: Dom) {
  const contentOffset = (frame: Element, offset: Offset): Offset => {
    const box = dom.rect(frame);
    const style = getComputedStyle(frame);
    return {
      x: offset.x + box.x + Number.parseFloat(style.borderLeftWidth) + Number.parseFloat(style.paddingLeft),
      y: offset.y + box.y + Number.parseFloat(style.borderTopWidth) + Number.parseFloat(style.paddingTop),
    };
  };

  const walk = (
    visit: (element: Element, offset: Offset) => void,
    from: Document | ShadowRoot = document,
    offset: Offset = { x: 0, y: 0 },
  ): void => {
    const elements = dom.all(from, '*');
    for (let i = 0; i < elements.length; i++) {
      const element = elements[i] as Element;
      visit(element, offset);
      const root = dom.shadow(element);
      if (root) walk(visit, root, offset);
      if (!dom.isFrame(element)) continue;
      const inner = dom.inside(element);
      if (inner && dom.visible(element)) walk(visit, inner, contentOffset(element, offset));
    }
  };

  /** Every document and open shadow root that `walk` goes through, whether rendered or not. */
  const roots = (from: Document | ShadowRoot = document, found: (Document | ShadowRoot)[] = []) => {
    found.push(from);
    const elements = dom.all(from, '*');
    for (let i = 0; i < elements.length; i++) {
      const element = elements[i] as Element;
      const inner = dom.shadow(element) ?? dom.inside(element);
      if (inner) roots(inner, found);
    }
    return found;
  };

  /** The offset of the document that an element is in. */
  const offsetOf = (element: Element): Offset => {
    const view = dom.view(dom.ownerDocument(element));
    const frame = view && view !== window ? view.frameElement : null;
    return frame ? contentOffset(frame, offsetOf(frame)) : { x: 0, y: 0 };
  };

  /** The innermost element at a point, into shadow roots and frames. */
  const at = (x: number, y: number): Element | null => {
    let root: Document | ShadowRoot = document;
    let point = { x, y };
    let hit: Element | null = null;
    // Each turn goes one document or shadow root deeper, so a tree can't be this deep.
    for (let depth = 0; depth < 100; depth++) {
      const prototype: Document | ShadowRoot =
        dom.nodeType(root) === 9 ? Document.prototype : ShadowRoot.prototype;
      const next: Element | null = prototype.elementFromPoint.call(root, point.x, point.y);
      if (!next || next === hit) return hit;
      hit = next;
      const inner: Document | ShadowRoot | null = dom.shadow(hit) ?? dom.inside(hit);
      if (!inner) return hit;
      if (dom.nodeType(inner) === 9) {
        const origin = contentOffset(hit, { x: 0, y: 0 });
        point = { x: point.x - origin.x, y: point.y - origin.y };
      }
      root = inner;
    }
    return hit;
  };

  /** The element that has the focus, into shadow roots and frames; null when none has. */
  const focused = (): Element | null => {
    let hit = dom.active(document);
    for (let depth = 0; hit && depth < 100; depth++) {
      const inner = dom.shadow(hit) ?? dom.inside(hit);
      if (!inner) break;
      const next: Element | null =
        dom.nodeType(inner) === 9 ? dom.active(inner) : (inner as ShadowRoot).activeElement;
      if (!next || next === hit) break;
      hit = next;
    }
    if (!hit) return null;
    const name = dom.tag(hit);
    return name === 'body' || name === 'html' ? null : hit;
  };

  return { walk, roots, offsetOf, contentOffset, at, focused };
}

export type Tree = ReturnType<typeof createTree>;
