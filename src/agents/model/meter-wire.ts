import type { IncomingHttpHeaders } from 'node:http';
import type { Provider } from './settings.ts';

/** How a provider's endpoint is spoken to, as far as a request is passed on to it. */
interface MeterWire {
  /** Where its API begins on a host; libraries add the rest, or all of it. */
  readonly path: string;
  /** The key of a request, as the provider's own libraries send it. */
  key(headers: IncomingHttpHeaders): string | undefined;
  /** The header in which the provider takes a key. */
  withKey(key: string): Readonly<Record<string, string>>;
}

const bearer: MeterWire = {
  path: '/v1',
  key: ({ authorization }) => /^Bearer (.*)$/.exec(authorization ?? '')?.[1],
  withKey: (key) => ({ authorization: `Bearer ${key}` }),
};

const inHeader = (path: string, name: string): MeterWire => ({
  path,
  key: ({ [name]: value }) => (typeof value === 'string' ? value : undefined),
  withKey: (key) => ({ [name]: key }),
});

export const METER_WIRES: Readonly<Record<Provider, MeterWire>> = {
  openai: bearer,
  'openai-compatible': bearer,
  anthropic: inHeader('/v1', 'x-api-key'),
  google: inHeader('/v1beta', 'x-goog-api-key'),
};
