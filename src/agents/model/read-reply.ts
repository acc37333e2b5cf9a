import type { Usage } from '../../core/usage.ts';
import type { AssistantMessage, ModelReply } from './model.ts';
import { Given, inputOf } from './prompt.ts';
import type { SdkResult } from './sdk.ts';
import type { Secret } from './secret.ts';
import type { ModelSettings } from './settings.ts';

/** What was said, and the calls, as a message for the history. */
export function asMessage(text: string, toolCalls: ModelReply['toolCalls']): AssistantMessage {
  const calls = toolCalls.map((call) => ({ type: 'tool-call' as const, ...call }));
  return { role: 'assistant', parts: [...(text === '' ? [] : [{ type: 'text' as const, text }]), ...calls] };
}

/** A reply, but for what asking for it took. */
export type BareReply = Omit<ModelReply, 'usage'> & { readonly usage: Omit<Usage, 'requests' | 'ms'> };

/** Makes a reply of what the provider gave. A key that was sent back is taken out. */
export function readReply(result: SdkResult, settings: ModelSettings, key: Secret | undefined): BareReply {
  const content = hidden(result.content, key);
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  const reasoning = content
    .map((part) => (part.type === 'reasoning' ? part.text : ''))
    .filter((part) => part !== '')
    .join('\n');
  const toolCalls = content.flatMap((part) =>
    part.type === 'tool-call'
      ? [{ id: part.toolCallId, name: part.toolName, input: inputOf(part.input) }]
      : [],
  );
  const answeredBy = result.response?.modelId;
  return {
    text,
    ...(reasoning !== '' && { reasoning }),
    toolCalls,
    message: { ...asMessage(text, toolCalls), ...(content.length > 0 && { given: new Given(content) }) },
    usage: usageOf(result.usage, settings),
    finish: finishOf(result.finishReason.unified),
    ...(answeredBy !== undefined && { answeredBy: key ? key.hideIn(answeredBy) : answeredBy }),
  };
}

function hidden(content: SdkResult['content'], key: Secret | undefined): SdkResult['content'] {
  if (key === undefined) return content;
  const text = JSON.stringify(content);
  const clean = key.hideIn(text);
  return clean === text ? content : (JSON.parse(clean) as SdkResult['content']);
}

/**
 * What the provider says that it used. Libraries put zero where nothing was said: no request has zero tokens of input, and
 * a part of the tokens is known when the provider's own words name it.
 */
function usageOf(
  { inputTokens, outputTokens, raw }: SdkResult['usage'],
  { prices }: ModelSettings,
): BareReply['usage'] {
  const input = inputTokens.total || undefined;
  const output = input === undefined ? undefined : outputTokens.total;
  const priced = input !== undefined && output !== undefined && prices !== undefined;
  const named = JSON.stringify(raw ?? {});
  const cached = /cache/i.test(named) ? inputTokens.cacheRead : undefined;
  const reasoned = /reason|thought/i.test(named) ? outputTokens.reasoning : undefined;
  return {
    ...(input !== undefined && { inputTokens: input }),
    ...(output !== undefined && { outputTokens: output }),
    ...(cached !== undefined && { cachedInputTokens: cached }),
    ...(reasoned !== undefined && { reasoningTokens: reasoned }),
    ...(priced && { cost: (input * prices.input + output * prices.output) / 1e6 }),
  };
}

function finishOf(reason: SdkResult['finishReason']['unified']): ModelReply['finish'] {
  switch (reason) {
    case 'stop':
    case 'tool-calls':
    case 'length':
      return reason;
    case 'content-filter':
      return 'refused';
    default:
      return 'other';
  }
}
