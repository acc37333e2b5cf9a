import { UsageError } from '../../core/errors.ts';
import type { Provider } from './settings.ts';

/** The variables of the environment that a provider's key may stand in; the first that is set counts. */
export const KEY_VARIABLES: Readonly<Record<Provider, readonly string[]>> = {
  openai: ['OPENAI_API_KEY'],
  anthropic: ['ANTHROPIC_API_KEY'],
  google: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY', 'GOOGLE_API_KEY'],
  'openai-compatible': ['OPENAI_COMPATIBLE_API_KEY'],
};

/** Stands where a key stood. */
const HIDDEN = '[key]';
/** A shorter key would be found in ordinary text. */
const LEAST = 6;

/** A provider's key. It shows itself to nobody but who asks for `reveal`: neither in text, nor in JSON, nor when inspected. */
export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  reveal(): string {
    return this.#text;
  }

  /** A text without the key, for an endpoint may send back what it was sent. */
  hideIn(text: string): string {
    return this.#text.length < LEAST ? text : text.replaceAll(this.#text, HIDDEN);
  }

  toString(): string {
    return HIDDEN;
  }

  toJSON(): string {
    return HIDDEN;
  }
}

/**
 * Takes a provider's key from the environment. An endpoint of one's own may need none.
 *
 * @throws UsageError when the key is missing, or has characters that no request can carry. The error doesn't show the key.
 */
export function keyOf(provider: Provider, environment: NodeJS.ProcessEnv): Secret | undefined {
  const names = KEY_VARIABLES[provider];
  const name = names.find((variable) => environment[variable]?.trim());
  if (name === undefined) {
    if (provider === 'openai-compatible') return undefined;
    throw new UsageError({
      expected: `a key for ${provider} in the environment`,
      found: `none in ${names.join(', ')}`,
      hint: `Set it before the command, as in \`export ${names[0]}=…\`. Keys are read from the environment only, and are never stored.`,
    });
  }
  const text = environment[name]?.trim() ?? '';
  if (/^[\x21-\x7e]+$/.test(text)) return new Secret(text);
  throw new UsageError({
    expected: `a key of printable characters, without spaces, in ${name}`,
    found: 'others in it',
    hint: 'Copy it again; quotation marks, line breaks and names of variables may have come along.',
  });
}
