import type { IncomingMessage } from 'node:http';

/** The largest request body that a site gets to see, bytes. */
export const BODY_LIMIT = 1024 * 1024;

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Headers that belong to the connection to the proxy, or that the request's address replaces. */
const NOT_PASSED_ON: ReadonlySet<string> = new Set([
  'connection',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Changes a header on its way to the site, or leaves it out (undefined). */
export type HeaderTranslation = (name: string, value: string) => string | undefined;

/**
 * Makes the request that a site sees: the site's own address and host, whichever way the request came.
 * The ready-made adapter for Node would take the address from the connection, and would tell a page the messages of errors.
 *
 * @returns the request, or the status with which the world refuses it: 400, 413 or 501.
 * @throws when the connection breaks before the body is complete.
 */
export async function siteRequest(
  incoming: IncomingMessage,
  url: URL,
  translate: HeaderTranslation = (_name, value) => value,
): Promise<Request | 400 | 413 | 501> {
  const method = incoming.method ?? 'GET';
  if (!METHODS.has(method)) return 501;
  const headers = siteHeaders(incoming.rawHeaders, url, translate);
  if (headers === undefined) return 400;
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const body = await readBody(incoming);
  return body === undefined ? 413 : new Request(url, { method, headers, ...(body.length > 0 && { body }) });
}

function siteHeaders(raw: readonly string[], url: URL, translate: HeaderTranslation): Headers | undefined {
  const headers = new Headers({ host: url.host });
  try {
    for (let i = 0; i + 1 < raw.length; i += 2) {
      const name = raw[i]?.toLowerCase() ?? '';
      const value = NOT_PASSED_ON.has(name) ? undefined : translate(name, raw[i + 1] ?? '');
      if (value !== undefined) headers.append(name, value);
    }
  } catch {
    return undefined;
  }
  return headers;
}

/** The whole body, or undefined when it is larger than the limit; the rest of it is then read and dropped by Node. */
async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > BODY_LIMIT) {
      incoming.resume();
      return undefined;
    }
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
