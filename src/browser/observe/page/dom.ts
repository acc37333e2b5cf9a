/**
 * The DOM as Siren's own world reads it: every access goes through the prototypes' own getters and methods, since a page
 * can shadow any member of a form or of the document by naming a field after it, in all worlds.
 *
 * Runs inside the page, in an isolated world: it must not refer to anything outside of its own body.
 */
export function createDom() {
  const getter = <T>(prototype: object, member: string): ((of: unknown) => T) => {
    const get = Object.getOwnPropertyDescriptor(prototype, member)?.get;
    return (of) => (get ? get.call(of) : undefined);
  };
  const proto = Element.prototype as Element & Record<string, unknown>;
  const tag = getter<string>(proto, 'localName');
  const shadow = getter<ShadowRoot | null>(proto, 'shadowRoot');
  const assignedSlot = getter<Element | null>(proto, 'assignedSlot');
  const computedName = getter<string | undefined>(proto, 'computedName');
  const computedRole = getter<string | undefined>(proto, 'computedRole');
  const parentNode = getter<Node | null>(Node.prototype, 'parentNode');
  const childNodes = getter<NodeListOf<ChildNode>>(Node.prototype, 'childNodes');
  const nodeType = getter<number>(Node.prototype, 'nodeType');
  const textContent = getter<string | null>(Node.prototype, 'textContent');
  const connected = getter<boolean>(Node.prototype, 'isConnected');
  const ownerDocument = getter<Document | null>(Node.prototype, 'ownerDocument');
  const innerText = getter<string | undefined>(HTMLElement.prototype, 'innerText');
  const view = getter<Window | null>(Document.prototype, 'defaultView');
  const url = getter<string>(Document.prototype, 'URL');
  const title = getter<string>(Document.prototype, 'title');
  const ready = getter<string>(Document.prototype, 'readyState');
  const active = getter<Element | null>(Document.prototype, 'activeElement');
  const scroller = getter<Element | null>(Document.prototype, 'scrollingElement');
  const root = getter<Element | null>(Document.prototype, 'documentElement');
  const scrollTop = getter<number>(proto, 'scrollTop');
  const scrollLeft = getter<number>(proto, 'scrollLeft');
  const scrollHeight = getter<number>(proto, 'scrollHeight');
  const getAttribute = proto.getAttribute;
  const closest = proto.closest;
  const matches = proto.matches;
  const rect = proto.getBoundingClientRect;
  const rects = proto.getClientRects;
  const checkVisibility = proto.checkVisibility;
  const find = {
    element: proto.querySelectorAll,
    document: Document.prototype.querySelectorAll,
    fragment: DocumentFragment.prototype.querySelectorAll,
  };

  const parent = (node: Node): Node | null => {
    const slot = nodeType(node) === 1 ? assignedSlot(node) : null;
    if (slot) return slot;
    const above = parentNode(node);
    return above && nodeType(above) === 11 && 'host' in above ? (above as ShadowRoot).host : above;
  };
  /** Rendered and not `visibility: hidden`; what is only transparent counts as visible. */
  const visible = (element: Element): boolean => {
    if (checkVisibility.call(element, { visibilityProperty: true })) return true;
    // It has no box of its own, but its children have.
    const style = getComputedStyle(element);
    if (style.display !== 'contents' || style.visibility !== 'visible') return false;
    const above = parent(element);
    return above !== null && nodeType(above) === 1 && visible(above as Element);
  };
  return {
    tag,
    shadow,
    childNodes,
    nodeType,
    url,
    title,
    ready,
    active,
    scroller,
    root,
    view,
    ownerDocument,
    scrollTop,
    scrollLeft,
    scrollHeight,
    /** The parent as rendered: the slot that it is put into, and the host of a shadow root. */
    parent,
    name: (element: Element): string => computedName(element) ?? '',
    role: (element: Element): string => computedRole(element) ?? '',
    /** Rendered text; undefined for elements that aren't HTML. */
    rendered: (element: Element): string =>
      (nodeType(element) === 1 && 'innerText' in element ? innerText(element) : undefined) ??
      textContent(element) ??
      '',
    textContent: (node: Node): string => textContent(node) ?? '',
    attr: (element: Element, name: string): string | null => getAttribute.call(element, name),
    closest: (element: Element, selector: string): Element | null => closest.call(element, selector),
    matches: (element: Element, selector: string): boolean => matches.call(element, selector),
    rect: (element: Element): DOMRect => rect.call(element),
    rects: (element: Element): DOMRect[] => Array.from(rects.call(element)),
    visible,
    all: (from: Document | ShadowRoot | Element, selector: string): ArrayLike<Element> => {
      const type = nodeType(from);
      return (type === 9 ? find.document : type === 11 ? find.fragment : find.element).call(from, selector);
    },
    /** In a document that is shown: an element of a frame that went elsewhere stays connected to a dead document. */
    alive: (element: Element): boolean => {
      const document = ownerDocument(element);
      return connected(element) && document !== null && view(document) !== null;
    },
    /** The document of a frame, when it has the same origin. */
    inside: (element: Element): Document | null => {
      const name = tag(element);
      return name === 'iframe' || name === 'frame' ? (element as HTMLIFrameElement).contentDocument : null;
    },
    isFrame: (element: Element): boolean => tag(element) === 'iframe' || tag(element) === 'frame',
    /** Whether `element` is `ancestor` or inside of it, through shadow roots and slots. */
    within: (element: Element, ancestor: Element): boolean => {
      for (let node: Node | null = element; node; node = parent(node)) if (node === ancestor) return true;
      return false;
    },
  };
}

export type Dom = ReturnType<typeof createDom>;
