import { z } from 'zod';
import type { Usage } from '../../core/usage.ts';

const count = z.int().min(0);
/** As chat completions and as the Responses API name it. */
const usageSchema = z.looseObject({
  prompt_tokens: count.optional(),
  completion_tokens: count.optional(),
  input_tokens: count.optional(),
  output_tokens: count.optional(),
});
const holderSchema = z.looseObject({
  usage: usageSchema.nullish(),
  response: z.looseObject({ usage: usageSchema.nullish() }).nullish(),
});

/** The tokens that a body tells, whole or as server-sent events; nothing where it tells none. */
export function toldUsage(body: string): Pick<Usage, 'inputTokens' | 'outputTokens'> {
  const events = body.split('\n').flatMap((line) => (line.startsWith('data:') ? [line.slice(5)] : []));
  // Events tell it near their end, once and for all.
  for (const text of events.length > 0 ? events.reverse() : [body]) {
    const { usage, response } = holderIn(text);
    const told = usage ?? response?.usage;
    const input = told?.prompt_tokens ?? told?.input_tokens;
    const output = told?.completion_tokens ?? told?.output_tokens;
    if (input !== undefined && output !== undefined) return { inputTokens: input, outputTokens: output };
  }
  return {};
}

function holderIn(text: string): z.output<typeof holderSchema> {
  try {
    return holderSchema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}
