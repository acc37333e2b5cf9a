import { createHash } from 'node:crypto';
import { canonicalJson } from './json.ts';

/** SHA-256 of bytes or UTF-8 text, 64 lower-case hex digits. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** SHA-256 of a value's canonical JSON: equal values, equal hash, whatever the order of their keys. */
export function hashOf(value: unknown): string {
  return sha256(canonicalJson(value));
}
