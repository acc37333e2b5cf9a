import type { Dom } from './dom.ts';

/** What an element says in its DOM text. Runs inside the page. */
export function createText(dom: Dom, limit: number) {
  const squeeze = (text: string): string => text.replace(/[\s ]+/g, ' ').trim();
  const cut = (text: string): string => (text.length > limit ? `${text.slice(0, limit)}…` : text);

  /** Whether `innerText` would leave something of an element out. */
  const isComposite = (element: Element): boolean => {
    const inner = dom.all(element, '*');
    for (let i = 0; i < inner.length; i++) {
      const name = dom.tag(inner[i] as Element);
      if (name === 'img' || name === 'slot' || name === 'input' || dom.shadow(inner[i] as Element))
        return true;
    }
    return false;
  };

  /** As `text-transform` shows it. */
  const cased = (text: string, holder: Element | null): string => {
    const transform = holder ? getComputedStyle(holder).textTransform : 'none';
    if (transform === 'uppercase') return text.toUpperCase();
    return transform === 'lowercase' ? text.toLowerCase() : text;
  };

  /** By hand, where `innerText` would leave something out: pictures, shadow roots, slots. */
  const compose = (node: Node, depth: number): string => {
    if (dom.nodeType(node) === 3) return cased(dom.textContent(node), dom.parent(node) as Element | null);
    if (dom.nodeType(node) !== 1) return '';
    const element = node as Element;
    const name = dom.tag(element);
    if (name === 'script' || name === 'style' || name === 'template') return '';
    if (name !== 'slot' && !dom.visible(element)) return '';
    if (name === 'img') return ` ${dom.attr(element, 'alt') ?? ''} `;
    if (name === 'input' || name === 'select' || name === 'textarea') return ` ${of(element)} `;
    const shadow = dom.shadow(element);
    if (!shadow && name !== 'slot' && !isComposite(element)) return ` ${dom.rendered(element)} `;
    if (depth > 50) return '';
    let children: ArrayLike<Node> = dom.childNodes(shadow ?? element);
    if (name === 'slot') {
      const assigned = (element as HTMLSlotElement).assignedNodes({ flatten: true });
      if (assigned.length > 0) children = assigned;
    }
    return Array.from(children, (child) => compose(child, depth + 1)).join('');
  };

  /**
   * The rendered text of an element with the `alt` of pictures in their place; the label of an input that is a button;
   * the chosen option of a select. Text that CSS generates is not in it.
   */
  const of = (element: Element): string => {
    const name = dom.tag(element);
    if (name === 'input') {
      const field = element as HTMLInputElement;
      if (field.type === 'image') return cut(squeeze(dom.attr(element, 'alt') ?? ''));
      return /^(submit|reset|button)$/.test(field.type) ? cut(squeeze(field.value)) : '';
    }
    if (name === 'textarea') return '';
    if (name === 'select') {
      return cut(
        Array.from((element as HTMLSelectElement).selectedOptions, (o) => squeeze(o.label)).join(', '),
      );
    }
    return cut(squeeze(compose(element, 0)));
  };

  /** The current value of a field that holds one. Boxes, buttons and files hold none. */
  const value = (element: Element): string | undefined => {
    const name = dom.tag(element);
    if (name === 'textarea') return cut((element as HTMLTextAreaElement).value);
    if (name === 'select') return of(element);
    if (name !== 'input') return undefined;
    const field = element as HTMLInputElement;
    return /^(submit|reset|button|image|checkbox|radio|file|hidden)$/.test(field.type)
      ? undefined
      : cut(field.value);
  };

  return { of, value, squeeze, cut, cased };
}

export type Text = ReturnType<typeof createText>;
