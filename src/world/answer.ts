import { type ServerResponse, STATUS_CODES } from 'node:http';

/** A whole answer, ready to be sent. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Headers that belong to one connection, which is ours, or that would name software or another way to a host. */
const NOT_PASSED_ON: ReadonlySet<string> = new Set([
  'alt-svc',
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'proxy-authenticate',
  'server',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
  'x-powered-by',
]);

/**
 * Reads a site's response whole, so that a body that breaks half-way is a site's error and not half a page.
 *
 * @throws when it is no response that can be sent, or its body breaks.
 */
export async function wholeAnswer(response: Response): Promise<Answer> {
  if (!(response.status >= 200 && response.status <= 599)) {
    throw new TypeError(`a site answered with the status ${response.status}, which can't be sent`);
  }
  return {
    status: response.status,
    headers: new Headers(response.headers),
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

/** A small page that says only its status, for what no site answers. The same for every host and world. */
export function statusPage(status: number): Answer {
  const title = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  const html = `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>\n`;
  return {
    status,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
    body: new TextEncoder().encode(html),
  };
}

/** Sends an answer, dated by the world. What a site doesn't allow to be cached is not cached. */
export function sendAnswer(outgoing: ServerResponse, method: string, answer: Answer, date: Date): void {
  const { status, headers, body } = answer;
  const lines = [...headers].filter(([name]) => !NOT_PASSED_ON.has(name)).flat();
  if (!headers.has('cache-control')) lines.push('cache-control', 'no-store');
  lines.push('date', date.toUTCString());
  const length = method === 'HEAD' ? headedLength(answer) : String(body.length);
  if (length !== undefined && status !== 204 && status !== 304) lines.push('content-length', length);
  outgoing.writeHead(status, lines);
  outgoing.end(method === 'HEAD' ? undefined : body);
}

/** The length that a GET would have had, as far as the site told. */
function headedLength({ headers, body }: Answer): string | undefined {
  const told = headers.get('content-length');
  if (told !== null && /^\d+$/.test(told)) return told;
  return body.length > 0 ? String(body.length) : undefined;
}
