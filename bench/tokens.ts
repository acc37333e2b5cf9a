import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { agentsFolder } from '../src/agents/outside/places.ts';

/** The encoding by which all sides are counted: that of OpenAI's models since GPT-4o. */
export const ENCODING = 'o200k_base';

interface Encoder {
  encode(text: string, allowed: readonly string[], disallowed: readonly string[]): readonly number[];
}

/** Counts the tokens of a text. Undefined when the tokenizer (js-tiktoken) is not installed. */
export async function tokenCounter(): Promise<((text: string) => number) | undefined> {
  const folder = join(agentsFolder(), 'bench/npm');
  if (!existsSync(join(folder, 'node_modules/js-tiktoken'))) return undefined;
  const { resolve } = createRequire(join(folder, 'package.json'));
  const load = async (name: string): Promise<Record<string, unknown>> =>
    import(pathToFileURL(resolve(name)).href);
  const [{ Tiktoken }, ranks] = await Promise.all([
    load('js-tiktoken/lite'),
    load(`js-tiktoken/ranks/${ENCODING}`),
  ]);
  const encoder = new (Tiktoken as new (ranks: unknown) => Encoder)(ranks.default);
  // What looks like a control token in a page is plain text.
  return (text) => encoder.encode(text, [], []).length;
}
