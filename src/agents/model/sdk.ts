import type { OpenAICompatibleProvider } from '@ai-sdk/openai-compatible';

/** A model of the AI SDK, below its loops and retries: one call, one request. */
export type SdkModel = ReturnType<OpenAICompatibleProvider['chatModel']>;
export type SdkCall = Parameters<SdkModel['doGenerate']>[0];
export type SdkResult = Awaited<ReturnType<SdkModel['doGenerate']>>;
export type ProviderOptions = NonNullable<SdkCall['providerOptions']>;
