import { parseHTML } from 'linkedom';
import type { Served } from './served.ts';

/** Something that is named, and where: an id, a class, a path, a header, a variable. */
export interface Name {
  readonly where: string;
  readonly name: string;
}

/** Attributes whose values visitors read, or hear. */
const COPY_ATTRIBUTES = new Set([
  'abbr',
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'content',
  'label',
  'placeholder',
  'srcdoc',
  'summary',
  'title',
]);

/** Attributes whose values are drawings: "a3" in them is an arc. */
const DRAWING_ATTRIBUTES = new Set(['d', 'path', 'points', 'transform', 'viewbox', 'viewBox', 'values']);

/** Headers whose values are the protocol's and not the site's. */
const PROTOCOL_HEADERS = new Set([
  'cache-control',
  'content-length',
  'content-type',
  'date',
  'expires',
  'last-modified',
  'vary',
]);

/** Every name in an answer: in its address, its headers and its body. What visitors read is no name. */
export function namesIn(served: Served): Name[] {
  const { pathname, search, hostname } = new URL(served.url);
  const page = `of ${pathname}`;
  return [
    { where: 'the host', name: hostname },
    { where: 'the address', name: `${pathname}${search}` },
    ...served.headers.map(([name]) => ({ where: `a header ${page}`, name })),
    ...served.headers
      .filter(([name]) => !PROTOCOL_HEADERS.has(name))
      .map(([name, value]) => ({ where: `header ${name} ${page}`, name: value })),
    ...namesInBody(served, page),
  ];
}

function namesInBody({ kind, text }: Served, page: string): Name[] {
  switch (kind) {
    case 'document':
      return namesInMarkup(text, page);
    case 'script':
      return namesInScript(text, `the script ${page}`);
    case 'stylesheet':
      return namesInStyle(text, `the stylesheet ${page}`);
    case 'picture':
      return text === '' ? [] : namesInMarkup(text, page);
    case 'data':
      return namesInData(text, page);
    default:
      return [];
  }
}

/** Names in HTML or SVG. */
export function namesInMarkup(markup: string, page: string): Name[] {
  const { document } = parseHTML(markup);
  const names: Name[] = [...markup.matchAll(/<!--([\s\S]*?)-->/g)].map(([, comment]) => ({
    where: `a comment ${page}`,
    name: comment ?? '',
  }));
  for (const element of document.querySelectorAll('*')) {
    const tag = element.localName;
    if (tag.includes('-')) names.push({ where: `an element ${page}`, name: tag });
    for (const { name, value } of element.attributes) {
      names.push({ where: `an attribute of <${tag}> ${page}`, name });
      const where = `${name} of <${tag}> ${page}`;
      if (name === 'style') names.push(...namesInStyle(value, where));
      else if (name.startsWith('on')) names.push(...namesInScript(value, where));
      else if (isName(name, value)) names.push({ where, name: withoutData(value) });
    }
    if (tag === 'style') names.push(...namesInStyle(element.textContent ?? '', `a <style> ${page}`));
    if (tag === 'script') {
      const content = element.textContent ?? '';
      const type = element.getAttribute('type') ?? '';
      if (/json/.test(type))
        names.push(...(type === 'application/ld+json' ? [] : namesInData(content, page)));
      else names.push(...namesInScript(content, `a <script> ${page}`));
    }
  }
  return names;
}

function isName(attribute: string, value: string): boolean {
  if (COPY_ATTRIBUTES.has(attribute) || DRAWING_ATTRIBUTES.has(attribute)) return false;
  // A form's value is a name, unless it is what a button says.
  return attribute !== 'value' || !/\s/.test(value);
}

/** The text without what is embedded in it as data: base64 says anything. */
const withoutData = (text: string): string => text.replace(/\bdata:[^,\s]*,[^"')\s]*/g, 'data:');

/** Every word of a script: its strings are as telling as its variables. */
function namesInScript(script: string, where: string): Name[] {
  return [...new Set(script.match(/[\p{L}_$][\p{L}\p{N}_$-]*/gu) ?? [])].map((name) => ({ where, name }));
}

/** The names that a stylesheet gives: classes, ids, attributes, custom properties, animations, addresses, comments. Properties and values are the platform's. */
function namesInStyle(style: string, where: string): Name[] {
  const patterns = [
    /[.#]-?[_a-z][\w-]*/gi,
    /--[\w-]+/g,
    /@(?:keyframes|layer|container|property)\s+[\w-]+/g,
    /\[[^\]]*\]/g,
    /url\([^)]*\)/g,
    /\/\*[\s\S]*?\*\//g,
  ];
  const given = withoutData(style);
  const found = patterns.flatMap((pattern) => given.match(pattern) ?? []);
  return [...new Set(found)].map((name) => ({ where, name }));
}

function namesInData(text: string, page: string): Name[] {
  const keys = text.match(/"(?:[^"\\]|\\.)*"(?=\s*:)/g) ?? [];
  return [...new Set(keys)].map((name) => ({ where: `a key in the data ${page}`, name }));
}
