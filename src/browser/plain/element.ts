/** A node of a parsed page, as far as plain pages read it: the part of the DOM that needs no browser. */
export type PlainNode = Node;
export type PlainElement = Element;

const SKIPPED: ReadonlySet<string> = new Set('script style template head noembed svg math'.split(' '));

export const tagOf = (element: PlainElement): string => element.localName;

export function isElement(node: PlainNode): node is PlainElement {
  return node.nodeType === 1;
}

/** Whether an element and what is in it is told to nobody, as far as its HTML says so. */
export function isHidden(element: PlainElement): boolean {
  return (
    SKIPPED.has(tagOf(element)) ||
    element.hasAttribute('hidden') ||
    element.hasAttribute('popover') ||
    element.getAttribute('aria-hidden') === 'true' ||
    (tagOf(element) === 'dialog' && !element.hasAttribute('open')) ||
    (tagOf(element) === 'input' && element.getAttribute('type')?.toLowerCase() === 'hidden')
  );
}

/** Text as HTML renders it where white space is not kept. */
export const squeezed = (text: string): string => text.replace(/[\t\n\f\r ]+/g, ' ');
