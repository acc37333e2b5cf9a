import { NEVER, NEVER_A_NAME, ORDINARY_WORDS, PLATFORM_NAMES } from './leak-words.ts';
import type { Readable } from './litmus.ts';
import type { Name } from './names.ts';

/** Ids that pages must not know: of suites, tasks, mechanisms and conditions. */
export interface Secrets {
  readonly ids: readonly string[];
}

interface Word {
  readonly says: string;
  readonly tokens: readonly string[];
}

/** How many leaks are told one by one. */
const TOLD = 8;

/**
 * The leak gate's words: where a name or a text gives away that the page is part of a test; empty when none does.
 * Texts are only held to the words that no page says; names also to the words of the trade, and to the ids.
 */
export function leakedWords(names: readonly Name[], texts: readonly Readable[], secrets: Secrets): string[] {
  const { never, forNames } = wordsOf(secrets);
  const leaks = new Set<string>();
  // A page has few names, each of them many times.
  const known = new Map<string, Word | undefined>();
  for (const { where, name } of names) {
    if (PLATFORM_NAMES.has(name.toLowerCase())) continue;
    const found = known.has(name) ? known.get(name) : firstOf(forNames, name);
    known.set(name, found);
    if (found !== undefined) leaks.add(`${where} says "${found.says}": ${JSON.stringify(shorten(name))}`);
  }
  for (const { where, text } of texts) {
    const found = firstOf(never, text);
    if (found !== undefined) leaks.add(`${where} says "${found.says}"`);
  }
  const told = [...leaks];
  return told.length > TOLD ? [...told.slice(0, TOLD), `${told.length - TOLD} more leaks`] : told;
}

/** Words to look for, and what every text that holds one of them matches, whatever else does. */
interface Words {
  readonly words: readonly Word[];
  readonly hint: RegExp;
}

const wordsBySecrets = new WeakMap<Secrets, { readonly never: Words; readonly forNames: Words }>();

/** The words that texts, and those that names must not hold. */
function wordsOf(secrets: Secrets): { readonly never: Words; readonly forNames: Words } {
  const known = wordsBySecrets.get(secrets);
  if (known) return known;
  const never = NEVER.map(word);
  const telling = secrets.ids.filter(isTelling).map(word);
  const words = { never: hinted(never), forNames: hinted([...never, ...NEVER_A_NAME.map(word), ...telling]) };
  wordsBySecrets.set(secrets, words);
  return words;
}

/** Tokens hold letters and digits only, so the longest of each word make a pattern as they are. */
function hinted(words: readonly Word[]): Words {
  const longest = words.flatMap(({ tokens }) => tokens.toSorted((a, b) => b.length - a.length)[0] ?? []);
  return { words, hint: new RegExp([...new Set(longest)].join('|') || '(?!)', 'iu') };
}

/** The words of a name, in lower case: `cartSummary-v2` is cart, summary, v2. */
export function tokensOfName(name: string): string[] {
  return name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '');
}

const word = (says: string): Word => ({ says, tokens: tokensOfName(says) });

/** Whether an id is no ordinary word of pages. Two words together are telling even when each is ordinary. */
function isTelling(id: string): boolean {
  const tokens = tokensOfName(id);
  return tokens.length > 1 || !tokens.every((token) => ORDINARY_WORDS.has(token));
}

function firstOf({ words, hint }: Words, text: string): Word | undefined {
  if (!hint.test(text)) return undefined;
  const tokens = tokensOfName(text);
  const present = new Set(tokens);
  return words.find(
    ({ tokens: [first, ...rest] }) =>
      first !== undefined &&
      present.has(first) &&
      tokens.some((token, at) => token === first && rest.every((next, n) => tokens[at + 1 + n] === next)),
  );
}

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
