import { APICallError } from 'ai';
import type { Secret } from './secret.ts';

/** Why a request got no reply. */
export type FailureKind =
  /** Nobody there, a connection cut, no reply in time, 5xx, 408, 409: may go away. */
  | 'passing'
  /** 429: too many at once. */
  | 'busy'
  /** 401, 403. */
  | 'key'
  /** 402, or a 429 that says so: no money left. */
  | 'credit'
  /** 404: nothing there, or no such model. */
  | 'missing'
  /** A redirect. */
  | 'moved'
  /** A success whose body is no reply: an endpoint that is no model. */
  | 'no-reply'
  /** The request is longer than the model takes. */
  | 'too-long'
  /** The provider declines to answer such a request. */
  | 'refused'
  /** Any other 4xx: the request is not as the endpoint wants it. */
  | 'bad-request';

export interface Failure {
  readonly kind: FailureKind;
  /** What came, on one line, without the key. */
  readonly found: string;
  readonly status?: number;
  /** What the endpoint says to wait, ms. */
  readonly retryAfterMs?: number;
}

const TOO_LONG =
  /context[_ ](length|window|size)|maximum context|too many (input )?tokens|prompt is too long|exceeds? .{0,40}\b(context|token limit)|input is too long/i;
const CREDIT = /insufficient_quota|insufficient (credit|balance|funds)|billing|credit balance/i;
const REFUSED = /content[_ ](filter|policy)|invalid_prompt|safety (system|reasons)|moderation/i;
/** Parts of an endpoint's own words that are told. */
const TOLD = 300;

/** Says why a request failed. `now` is the time by which a date in Retry-After counts, ms since 1970. */
export function failureOf(error: unknown, key: Secret | undefined, now: number): Failure {
  const hide = (text: string): string => {
    const line = text.replace(/\s+/g, ' ').trim();
    return (key?.hideIn(line) ?? line).slice(0, TOLD);
  };
  if (!APICallError.isInstance(error)) {
    const timeout = error instanceof Error && error.name === 'TimeoutError';
    if (timeout) return { kind: 'passing', found: 'no reply in time' };
    return { kind: 'no-reply', found: hide(`a body that is no reply (${nameAndMessage(error)})`) };
  }
  const { statusCode: status, responseBody = '', responseHeaders = {} } = error;
  if (status === undefined || status === 0) return { kind: 'passing', found: hide(connectionTrouble(error)) };
  const said = wordsIn(responseBody);
  if (status < 300)
    return error.message === 'Invalid JSON response'
      ? { kind: 'no-reply', found: hide(`status ${status} with a body that is no reply: ${said}`), status }
      : { kind: 'passing', found: hide(`a reply that broke off (${nameAndMessage(error.cause)})`), status };
  const found = hide(`status ${status}${said === '' ? '' : `: ${said}`}`);
  const retryAfterMs = retryAfterOf(responseHeaders, now);
  const kind = kindOf(status, responseBody);
  // Providers quote a part of a refused key.
  const shown = kind === 'key' ? `status ${status}` : found;
  return { kind, found: shown, status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

function kindOf(status: number, body: string): FailureKind {
  if (status < 400) return 'moved';
  if (status === 401 || status === 403) return REFUSED.test(body) ? 'refused' : 'key';
  if (status === 402 || ((status === 429 || status === 400) && CREDIT.test(body))) return 'credit';
  if (status === 404 || status === 405) return 'missing';
  if (status === 429) return 'busy';
  if (status === 408 || status === 409 || status === 425 || status >= 500) return 'passing';
  if (status === 413 || TOO_LONG.test(body)) return 'too-long';
  return REFUSED.test(body) ? 'refused' : 'bad-request';
}

/** Retry-After in seconds or as a date, or in the milliseconds that some providers give; ms from now. */
export function retryAfterOf(headers: Readonly<Record<string, string>>, now: number): number | undefined {
  const ms = Number.parseFloat(headers['retry-after-ms'] ?? '');
  if (Number.isFinite(ms)) return Math.max(0, ms);
  const text = headers['retry-after'] ?? '';
  if (/^\s*\d+(\.\d+)?\s*$/.test(text)) return Number(text) * 1000;
  // A bare number with a sign would be taken for a year.
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** An error body's own message, or its text. */
function wordsIn(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body);
    const error = (parsed as { error?: unknown } | null)?.error ?? parsed;
    const message = typeof error === 'object' ? (error as { message?: unknown } | null)?.message : error;
    return typeof message === 'string' ? message : body;
  } catch {
    return body.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/gi, ' ');
  }
}

function connectionTrouble(error: Error): string {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  switch (cause?.code) {
    case 'ECONNREFUSED':
      return 'nothing that listens there (connection refused)';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'no host of that name';
    default:
      return `no connection (${cause?.code ?? cause?.message ?? error.message})`;
  }
}

const nameAndMessage = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
