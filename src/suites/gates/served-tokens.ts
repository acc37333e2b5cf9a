import { parseHTML } from 'linkedom';
import type { Declaration, DifferencePattern } from './declaration.ts';
import { matches } from './declared.ts';
import { elementKeys, type Keyed } from './element-keys.ts';
import type { DifferenceKind } from './finding.ts';
import { tokensOfName } from './leak.ts';
import type { Served } from './served.ts';

/** What of the DOM is read here; linkedom's own types stand on the browser's. */
type Node = ReturnType<typeof parseHTML>['document']['documentElement'];

const ELEMENT = 1;
const TEXT = 3;
const COMMENT = 8;

/**
 * The tokens of what was served, with everything taken out that the declaration says it may change: what is left must not
 * tell control from treatment. A token's place doesn't count; its number does.
 */
export function tokensOfServed(served: readonly Served[], declaration: Declaration): string[] {
  return served.flatMap((answer) => {
    const page = new URL(answer.url).pathname;
    const tokens = [
      `${page} ${answer.status}`,
      ...answer.headers.flatMap(([name, value]) => words(`header ${name}`, value)),
    ];
    if (answer.kind !== 'document') return [...tokens, ...words('', answer.text)];
    return [...tokens, ...tokensOfMarkup(answer.text, declaration)];
  });
}

function tokensOfMarkup(markup: string, { changes, entails }: Declaration): string[] {
  const patterns = [...changes, ...entails];
  const keyOf = elementKeys();
  const tokens: string[] = [];
  const walk = (element: Node, parent: Keyed | undefined): void => {
    const tag = element.localName;
    const keyed: Keyed = { tag, id: element.getAttribute('id') ?? undefined, parent };
    const key = keyOf(keyed);
    const may = (kind: DifferenceKind, name: string): boolean => isDeclared(patterns, kind, key, name);
    if (may('node-added', tag) || may('node-removed', tag)) return;
    tokens.push(`<${tag}>`);
    for (const { name, value } of element.attributes) {
      if (!may('attribute', name)) tokens.push(`${tag} ${name}=`, ...words(name, value));
    }
    const hidesText = may(textKind(element), tag === 'script' ? 'jsonLd' : '');
    for (const child of element.childNodes) {
      if (child.nodeType === ELEMENT) walk(child as unknown as Node, keyed);
      else if ((child.nodeType === TEXT || child.nodeType === COMMENT) && !hidesText) {
        tokens.push(...words('', child.textContent ?? ''));
      }
    }
  };
  walk(parseHTML(markup).document.documentElement, undefined);
  return tokens;
}

function textKind(element: Node): DifferenceKind {
  if (element.localName === 'style') return 'stylesheet';
  if (element.localName !== 'script') return 'text';
  return element.getAttribute('type') === 'application/ld+json' ? 'structured' : 'script';
}

function isDeclared(
  patterns: readonly DifferencePattern[],
  kind: DifferenceKind,
  element: string,
  name: string,
): boolean {
  return patterns.some((pattern) => {
    if (pattern.kind !== kind) return false;
    // A declared place in JSON-LD takes the whole script out: its text can't be cut by places.
    const whole = kind === 'structured' && pattern.element === undefined;
    const difference = { kind, element, name, before: '', after: '', moment: 'settled' } as const;
    return whole || matches({ ...pattern, moments: ['settled'] }, difference);
  });
}

const words = (prefix: string, text: string): string[] =>
  tokensOfName(text).map((token) => (prefix === '' ? token : `${prefix}: ${token}`));
