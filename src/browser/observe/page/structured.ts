import type { MicrodataItem, StructuredData } from '../../../core/observation.ts';
import type { Dom } from './dom.ts';
import type { Text } from './text.ts';

/** What the top document says about itself to machines. Runs inside the page. */
export function createStructured(dom: Dom, text: Text) {
  const list = (from: Document | Element, selector: string): Element[] => Array.from(dom.all(from, selector));

  const jsonLd = (): unknown[] =>
    list(document, 'script[type="application/ld+json" i]').map((script) => {
      const source = dom.textContent(script);
      try {
        return JSON.parse(source);
      } catch {
        return text.cut(source);
      }
    });

  /** The value of a property by the rules of the HTML standard, 5.2.4. */
  const propertyValue = (element: Element, above: readonly Element[]): string | MicrodataItem => {
    if (dom.attr(element, 'itemscope') !== null && !above.includes(element)) return item(element, above);
    const tag = dom.tag(element);
    const resolved = (attribute: string): string => {
      const address = dom.attr(element, attribute);
      return address === null
        ? ''
        : URL.canParse(address, document.baseURI)
          ? new URL(address, document.baseURI).href
          : '';
    };
    if (tag === 'meta') return text.cut(dom.attr(element, 'content') ?? '');
    if (/^(audio|embed|iframe|img|source|track|video)$/.test(tag)) return resolved('src');
    if (/^(a|area|link)$/.test(tag)) return resolved('href');
    if (tag === 'object') return resolved('data');
    if (tag === 'data' || tag === 'meter') return text.cut(dom.attr(element, 'value') ?? '');
    if (tag === 'time')
      return text.cut(dom.attr(element, 'datetime') ?? text.squeeze(dom.textContent(element)));
    return text.cut(text.squeeze(dom.textContent(element)));
  };

  const item = (scope: Element, above: readonly Element[]): MicrodataItem => {
    const chain = [...above, scope];
    const referred = (dom.attr(scope, 'itemref') ?? '')
      .split(/\s+/)
      .flatMap((id) => (id ? list(document, `[id="${CSS.escape(id)}"]`).slice(0, 1) : []));
    const owned = (element: Element, top: Element): boolean => {
      for (
        let node = dom.parent(element) as Element | null;
        node && node !== top;
        node = dom.parent(node) as Element | null
      ) {
        if (dom.attr(node, 'itemscope') !== null) return false;
      }
      return true;
    };
    const properties: Record<string, (string | MicrodataItem)[]> = Object.create(null);
    for (const top of [scope, ...referred]) {
      const self = top !== scope && dom.attr(top, 'itemprop') !== null ? [top] : [];
      const below =
        top !== scope && dom.attr(top, 'itemscope') !== null
          ? []
          : list(top, '[itemprop]').filter((p) => owned(p, top));
      for (const property of [...self, ...below]) {
        if (chain.length > 20) continue;
        for (const name of (dom.attr(property, 'itemprop') ?? '').split(/\s+/)) {
          if (!name) continue;
          properties[name] = [...(properties[name] ?? []), propertyValue(property, chain)];
        }
      }
    }
    return { type: dom.attr(scope, 'itemtype') ?? '', properties };
  };

  const meta = (): Record<string, string> => {
    const said: Record<string, string> = Object.create(null);
    for (const element of list(document, 'meta[name], meta[property]')) {
      const name = dom.attr(element, 'property') ?? dom.attr(element, 'name') ?? '';
      const content = text.cut(dom.attr(element, 'content') ?? '');
      // A name that is given twice keeps both: a lie may be the second.
      if (name) said[name] = name in said ? `${said[name]}\n${content}` : content;
    }
    said.title = text.cut(dom.title(document));
    return said;
  };

  return (): StructuredData => ({
    jsonLd: jsonLd(),
    microdata: list(document, '[itemscope]:not([itemprop])').map((scope) => item(scope, [])),
    meta: meta(),
  });
}
