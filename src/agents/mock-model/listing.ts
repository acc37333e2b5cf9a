import { type Item, isField, isOption, roleOf } from './item.ts';

/** Lines that begin an item: `*[12]<button …>`, `[12] button "…"`, `listitem: [12] link …`, `[0-12] button: …`, `- button "…" [ref=e12]`. */
const TAGGED = /^\*?\|?[A-Z]*\|?\[(\d+)\]\s*<([\w-]+)([^>]*)>\s*(.*)$/;
const NUMBERED = /^(?:\*|(?:[A-Za-z]+(?: \([a-z ,]*\))?: ){1,9})?\[(\d+(?:-\d+)?)\]:?\s*(.*)$/;
/** What stands between a role and a text without quotes. */
const STATES = /^(?: \(([a-z ,]+)\))?(?= [^"“([:<]| = |$)/;
/** Where such a text ends: another name, what a field holds and other things follow. */
const NEXT = / \| | (?:=|placeholder|description|options) "/;
/** What is not said to be on is off. */
const TICKED = /^(?:checkbox|radio|switch)$/;
/** A box without words: the middle, then width and height. */
const BOX = /^\((\d+),\s*(\d+)\)\s*(\d+)\s*x\s*(\d+)$/;
const REFERRED = /^(.*?)\s*\[ref=([\w-]+)\](.*)$/;
const PRICE = /[£$€]\s?\d/;

const NAMELESS = { role: 'box', disabled: false, look: 0 } as const;

interface Started {
  readonly item: Omit<Item, 'priced'>;
  /** Deeper lines that follow are its text. */
  readonly takesText: boolean;
}

/**
 * The items that a text lists, in its order. It knows the ways in which agents write a page down for a model, by their
 * form alone: numbers in brackets, tags, roles, quoted names, references.
 */
export function itemsIn(text: string): readonly Item[] {
  const items: Item[] = [];
  /** The texts of the item that still takes them, and how deep it stands. */
  let taking: { readonly depth: number; readonly texts: string[] } | undefined;
  for (const raw of text.split('\n')) {
    const line = raw.replace(/^[\s\-*•]*(?=[[\p{L}])/u, '').trim();
    const depth = raw.length - raw.trimStart().length;
    const started = startOf(line);
    if (started !== undefined) {
      items.push({ ...started.item, priced: PRICE.test(line) });
      taking = started.takesText ? { depth, texts: [] } : undefined;
      continue;
    }
    const last = items.at(-1);
    if (last === undefined || line === '') continue;
    if (taking !== undefined && (depth <= taking.depth || line.startsWith('<'))) taking = undefined;
    taking?.texts.push(line);
    items[items.length - 1] = {
      ...last,
      ...(taking && { label: labelOf(last, taking.texts) }),
      priced: last.priced || PRICE.test(line),
    };
  }
  return items;
}

/** What is pressed is called by its text, and by its name where it has none; a field the other way round. */
function labelOf(item: Item, texts: readonly string[]): string {
  const text = texts.join(' ').replace(/\s+/g, ' ').trim();
  return isField(item) || isOption(item) ? item.label || text : text;
}

function startOf(line: string): Started | undefined {
  const tagged = TAGGED.exec(line);
  if (tagged) return fromTag(tagged[1] ?? '', tagged[2] ?? '', tagged[3] ?? '', tagged[4] ?? '');
  const numbered = NUMBERED.exec(line);
  if (numbered) return { item: fromWords(numbered[1] ?? '', numbered[2] ?? ''), takesText: false };
  const [, x, y] = BOX.exec(line) ?? [];
  if (x !== undefined && y !== undefined)
    return {
      item: { ...NAMELESS, label: `the box at ${x}, ${y}`, at: { x: Number(x), y: Number(y) } },
      takesText: false,
    };
  const [, before = '', ref, after = ''] = REFERRED.exec(line) ?? [];
  if (ref === undefined) return undefined;
  const item = fromWords(ref, `${before} ${after}`);
  // What a field holds stands behind the colon; nothing does where it is empty.
  const value = /^(?:\s*\[[^\]]*\])*:\s+(.*)$/.exec(after)?.[1] ?? '';
  return { item: isField({ ...item, priced: false }) ? { ...item, value } : item, takesText: false };
}

/** `<button aria-label=Decline all id=b1 />`: values may have spaces and no quotes; the text comes after or below. */
function fromTag(ref: string, tag: string, attributes: string, after: string): Started {
  const given = new Map<string, string>();
  for (const match of attributes.matchAll(/([\w-]+)=("[^"]*"|.*?)(?=\s+[\w-]+=|\s*\/?\s*$)/g))
    given.set(match[1] ?? '', (match[2] ?? '').replace(/^"|"$/g, ''));
  const type = given.get('type') ?? '';
  const role = given.get('role') ?? (/^(checkbox|radio)$/.test(type) ? type : undefined);
  const button = tag === 'input' && /^(submit|button|reset)$/.test(type);
  const text = after.replace(/<\/[\w-]+>\s*$/, '').trim();
  const name = given.get('aria-label') ?? given.get('placeholder') ?? given.get('title') ?? given.get('alt');
  const value = given.get('value');
  const on = given.get('checked') ?? given.get('aria-checked');
  const known = button ? 'button' : (role ?? roleOf(tag) ?? '');
  const own = text || (button ? value : '') || '';
  return {
    item: {
      ref,
      role: known,
      label: own || (name ?? given.get('name') ?? ''),
      disabled: /\bdisabled\b(?!=false)/.test(attributes),
      look: 0,
      ...(on !== undefined && { on: on === 'true' }),
      ...(value !== undefined && !button && { value }),
    },
    takesText: own === '',
  };
}

function fromWords(ref: string, words: string): Omit<Item, 'priced'> {
  const [, tag] = /^<([\w-]+)>/.exec(words) ?? [];
  const [first = ''] = words.split(/[\s:,("]+/);
  const role = roleOf(tag ?? first);
  const after = role === undefined ? words : words.slice(words.indexOf(tag ?? first) + (tag ?? first).length);
  const unquoted = role === undefined || tag !== undefined ? null : STATES.exec(after);
  const said = unquoted ? (after.slice(unquoted[0].length).split(NEXT)[0] ?? '') : saidIn(words, after);
  const states = unquoted ? (unquoted[1] ?? '') : words.replace(/"(?:[^"\\]|\\.)*"/g, ' ');
  const [, x, y] = /\(\s*(\d+)\s*,\s*(\d+)\s*\)/.exec(states) ?? [];
  const [, value] = /(?:value[=:]?|=)\s*"([^"]*)"/.exec(words) ?? [];
  const on =
    /\b(?:not|un)[ -]?(?:checked|pressed|selected)\b|\b(?:checked|pressed)[=:]\s*"?false|\boff\b/.test(states)
      ? false
      : /\b(?:checked|pressed|selected)\b|\bon\b/.test(states)
        ? true
        : TICKED.test(role ?? '')
          ? false
          : undefined;
  return {
    ref,
    role: role ?? '',
    label: said.replace(/\\(.)/g, '$1').replace(/\s+/g, ' ').trim(),
    disabled: /\bdisabled\b/.test(states),
    look: 0,
    ...(on !== undefined && { on }),
    ...(value !== undefined && { value }),
    ...(x !== undefined && y !== undefined && { at: { x: Number(x), y: Number(y) } }),
  };
}

/** The first text in quotes, or all that follows a role and is not only a place. */
function saidIn(words: string, after: string): string {
  const quoted = /["“]((?:[^"\\]|\\.)*)["”]/.exec(words);
  if (quoted) return quoted[1] ?? '';
  const rest = after
    .replace(/^[>:\s]+/, '')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/;$/, '')
    .trim();
  return /^[(\d.,\s)x×@]*$/.test(rest) ? '' : rest;
}
