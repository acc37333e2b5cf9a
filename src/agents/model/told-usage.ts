import { z } from 'zod';
import type { Usage } from '../../core/usage.ts';

const count = z.int().min(0).optional();
/** As chat completions, the Responses API and Anthropic's Messages name it. */
const usageSchema = z.looseObject({
  prompt_tokens: count,
  completion_tokens: count,
  input_tokens: count,
  output_tokens: count,
  cache_creation_input_tokens: count.nullish(),
  cache_read_input_tokens: count.nullish(),
});
const googleSchema = z.looseObject({
  promptTokenCount: count,
  candidatesTokenCount: count,
  thoughtsTokenCount: count,
});
const inner = z.looseObject({ usage: usageSchema.nullish() }).nullish();
const holderSchema = z.looseObject({
  usage: usageSchema.nullish(),
  response: inner,
  message: inner.catch(undefined),
  usageMetadata: googleSchema.nullish(),
});

type Told = Pick<Usage, 'inputTokens' | 'outputTokens'>;

/**
 * The tokens that a body tells, whole, as a list, or as server-sent events; nothing where it doesn't tell both. Events tell
 * what was used so far: the last word on each number counts.
 */
export function toldUsage(body: string): Told {
  const events = body.split('\n').flatMap((line) => (line.startsWith('data:') ? [line.slice(5)] : []));
  const values = (events.length > 0 ? events : [body]).flatMap(jsonIn);
  const told: Told = Object.assign({}, ...values.map(usageIn));
  return told.inputTokens === undefined || told.outputTokens === undefined ? {} : told;
}

function usageIn(value: unknown): Told {
  const { usage, response, message, usageMetadata } = holderSchema.safeParse(value).data ?? {};
  const told = usage ?? response?.usage ?? message?.usage;
  const input = told?.prompt_tokens ?? withCached(told) ?? usageMetadata?.promptTokenCount;
  const answered = usageMetadata?.candidatesTokenCount;
  const thought = usageMetadata?.thoughtsTokenCount;
  const ofGoogle =
    answered === undefined && thought === undefined ? undefined : (answered ?? 0) + (thought ?? 0);
  const output = told?.completion_tokens ?? told?.output_tokens ?? ofGoogle;
  return {
    ...(input !== undefined && { inputTokens: input }),
    ...(output !== undefined && { outputTokens: output }),
  };
}

/** Anthropic counts what it had cached, or caches now, apart from the rest of the input. */
function withCached(told: z.output<typeof usageSchema> | null | undefined): number | undefined {
  if (told?.input_tokens === undefined) return undefined;
  return told.input_tokens + (told.cache_creation_input_tokens ?? 0) + (told.cache_read_input_tokens ?? 0);
}

/** What a text says as JSON; nothing where it is none. */
function jsonIn(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch {
    return [];
  }
}
