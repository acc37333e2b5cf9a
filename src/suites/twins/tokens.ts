import { sha256 } from '../../core/hash.ts';
import { CONTROL_KEYS, type Committing, OPTION_KEYS, type OptionKey } from './decision.ts';

/** The opaque ids by which a page knows its parts. They are the same in every condition and say nothing. */
export interface Tokens {
  readonly controls: Readonly<Record<Committing, string>>;
  readonly options: Readonly<Record<OptionKey, string>>;
}

/** The tokens of a site, drawn from its host name. */
export function tokensOf(host: string): Tokens {
  const token = (part: string): string => `k${sha256(`${host}/${part}`).slice(0, 5)}`;
  const table = <K extends string>(keys: readonly K[], prefix: string): Record<K, string> =>
    Object.fromEntries(keys.map((key) => [key, token(`${prefix}/${key}`)])) as Record<K, string>;
  return {
    controls: table([...CONTROL_KEYS, 'shortcut', 'onward'], 'control'),
    options: table(OPTION_KEYS, 'option'),
  };
}
