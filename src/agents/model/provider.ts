import { withGeminiScreen } from './screen.ts';
import type { ProviderOptions, SdkCall, SdkModel } from './sdk.ts';
import type { Secret } from './secret.ts';
import type { ModelSettings, Provider } from './settings.ts';

interface Connection {
  readonly id: string;
  readonly baseUrl: string;
  readonly key: Secret | undefined;
}

/** A redirect could carry the key to another host, and turns a POST into a GET. */
const send: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'manual' });

const sendToGemini: typeof fetch = (input, init) =>
  send(input, typeof init?.body === 'string' ? { ...init, body: withGeminiScreen(init.body) } : init);

/** Opens a provider's model. Nothing is sent. Each library is loaded when it is first needed. */
export async function sdkModel(provider: Provider, { id, baseUrl, key }: Connection): Promise<SdkModel> {
  const options = { baseURL: baseUrl, fetch: send, ...(key && { apiKey: key.reveal() }) };
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(options).responses(id) as SdkModel;
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(options).languageModel(id) as SdkModel;
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle({ ...options, fetch: sendToGemini }).languageModel(id) as SdkModel;
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const own = { name: 'endpoint', transformRequestBody: withContents };
      return createOpenAICompatible({ ...own, ...options }).chatModel(id);
    }
  }
}

/** Some endpoints (llama-cpp-python's is one) refuse a message without content, and that is what a bare call is. */
function withContents(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const messages = body.messages as readonly { readonly content?: unknown }[];
  return { ...body, messages: messages.map((message) => ({ ...message, content: message.content ?? '' })) };
}

/** A reasoning budget in tokens as a provider has it; undefined when it has none, but levels at most. */
export function reasoningBudget(provider: Provider, tokens: number): ProviderOptions | undefined {
  switch (provider) {
    case 'anthropic':
      return { anthropic: { thinking: { type: 'enabled', budgetTokens: tokens } } };
    case 'google':
      return { google: { thinkingConfig: { thinkingBudget: tokens, includeThoughts: true } } };
    default:
      return undefined;
  }
}

/** What makes a provider tell its reasoning when it is asked to reason by a level. */
export function toldReasoning(provider: Provider): ProviderOptions {
  switch (provider) {
    case 'openai':
      return { openai: { reasoningSummary: 'auto' } };
    case 'google':
      return { google: { thinkingConfig: { includeThoughts: true } } };
    default:
      return {};
  }
}

/** The sampling settings as a call has them. */
export function sampling({ temperature, seed, maxTokens }: ModelSettings): Partial<SdkCall> {
  return {
    ...(temperature !== undefined && { temperature }),
    ...(seed !== undefined && { seed }),
    ...(maxTokens !== undefined && { maxOutputTokens: maxTokens }),
  };
}
