import { UsageError } from '../../core/errors.ts';
import type { Provider } from './settings.ts';

/** Where the providers' own endpoints are. Given outright, for libraries would let the environment move them. */
const OWN: Readonly<Record<Exclude<Provider, 'openai-compatible'>, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

const EXAMPLE = 'Write it as in `--base-url http://127.0.0.1:8000/v1`.';

/** Where a model is asked. */
export interface Endpoint {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** What the card says of it: a host, or `local`, for a port of this machine changes from day to day. */
  readonly host: string;
}

/**
 * The endpoint of a provider, or of a base URL.
 *
 * @throws UsageError for a base URL that is none, that has a key in it, or that is needed and missing.
 */
export function endpointOf(provider: Provider, baseUrl: string | undefined): Endpoint {
  if (baseUrl === undefined && provider === 'openai-compatible') throw refused('none', EXAMPLE);
  const given = baseUrl ?? OWN[provider as keyof typeof OWN];
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw refused(`"${given.slice(0, 200)}"`, EXAMPLE);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw refused(
      'one with a name, a password or a query in it',
      'A key goes into the environment: see docs/agents.md. The base URL is stored with each episode.',
    );
  const path = url.pathname.replace(/\/+$/, '');
  if (/\/(chat\/completions|responses|messages)$/.test(path))
    throw refused(
      `"${given}"`,
      `Leave out ${/\/(chat\/)?[a-z]+$/.exec(path)?.[0]}: it is added to each request.`,
    );
  return { baseUrl: `${url.origin}${path}`, host: isLocal(url.hostname) ? 'local' : url.host };
}

const isLocal = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127\./.test(name);

function refused(found: string, hint: string): UsageError {
  return new UsageError({ expected: 'the base URL of a model, http or https', found, hint });
}
