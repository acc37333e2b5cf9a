import type { Dom } from './dom.ts';
import type { Elements, Hole } from './elements.ts';
import type { Marks } from './marks.ts';
import type { Text } from './text.ts';

/** Lines of a page's text, and the numbers of interactive elements where they stand. */
export interface Flow {
  readonly elements: readonly (string | number)[];
  readonly holes: readonly Hole[];
}

/** Writes a page down in DOM order. Runs inside the page. */
export function createFlow(dom: Dom, marks: Marks, text: Text, elements: Elements) {
  const INLINE = /^(inline|contents|none|ruby)/;
  const DEPTH = 500;

  return (): Flow => {
    const found: (string | number)[] = [];
    const holes: Hole[] = [];
    let line = '';
    const end = (): void => {
      const said = text.squeeze(line);
      if (said !== '') found.push(text.cut(said));
      line = '';
    };

    /** `quiet`: the text belongs to an interactive element, which tells it itself. */
    const visit = (node: Node, quiet: boolean, depth: number): void => {
      const type = dom.nodeType(node);
      if (type === 3 && !quiet) line += text.cased(dom.textContent(node), dom.parent(node) as Element | null);
      if (type === 1 && depth <= DEPTH) visitElement(node as Element, quiet, depth);
    };

    const visitElement = (element: Element, quiet: boolean, depth: number): void => {
      const name = dom.tag(element);
      if (name === 'slot') children(element, quiet, depth);
      else if (!dom.visible(element)) {
        // What is `visibility: hidden` may hold what is not.
        if (getComputedStyle(element).display !== 'none') children(element, quiet, depth, true);
      } else if (name === 'br') end();
      else if (elements.listed(element)) {
        end();
        found.push(marks.of(element));
        children(element, true, depth);
      } else if (dom.isFrame(element)) frame(element, quiet, depth);
      else plain(element, name, quiet, depth);
    };

    const plain = (element: Element, name: string, quiet: boolean, depth: number): void => {
      if (name === 'img' && !quiet) line += ` ${dom.attr(element, 'alt') ?? ''} `;
      const { display } = getComputedStyle(element);
      const cell = display === 'table-cell';
      const block = !cell && !INLINE.test(display);
      if (block) end();
      if (cell && text.squeeze(line) !== '') line += ' | ';
      children(element, quiet, depth);
      if (block) end();
    };

    const children = (element: Element, quiet: boolean, depth: number, hidden = false): void => {
      let inner: ArrayLike<Node> = dom.childNodes(dom.shadow(element) ?? element);
      if (dom.tag(element) === 'slot') {
        const assigned = (element as HTMLSlotElement).assignedNodes({ flatten: true });
        if (assigned.length > 0) inner = assigned;
      }
      // The text of folded details has a rendered parent, but is not rendered itself.
      const mute = hidden || (dom.tag(element) === 'details' && dom.attr(element, 'open') === null);
      for (let i = 0; i < inner.length; i++) {
        const child = inner[i] as Node;
        if (!mute || dom.nodeType(child) === 1) visit(child, quiet, depth + 1);
      }
    };

    const frame = (element: Element, quiet: boolean, depth: number): void => {
      end();
      const inside = dom.inside(element);
      const root = inside && dom.root(inside);
      if (root) visit(root, quiet, depth + 1);
      else holes.push({ at: found.length, slot: elements.slotOf(element) });
      end();
    };

    const root = dom.root(document);
    if (root) visit(root, false, 0);
    end();
    return { elements: found, holes };
  };
}
