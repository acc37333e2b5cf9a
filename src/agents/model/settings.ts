import { z } from 'zod';

/** Kinds of endpoint that a model can be asked at. */
export const PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
export type Provider = (typeof PROVIDERS)[number];

export const REASONING_LEVELS = ['low', 'medium', 'high'] as const;
/** How hard a model that can reason shall do so: a level, or a budget in tokens. */
export type Reasoning = (typeof REASONING_LEVELS)[number] | number;

/** How long one request may take unless a setting says otherwise, ms. */
export const TIMEOUT_MS = 120_000;

/** Members of an agent's settings that say which model it has and how it is asked. */
export const modelSettingsShape = {
  /** `provider:id`, such as `openai-compatible:qwen3-8b`. */
  model: z
    .string()
    .regex(/^[a-z-]+:\S+$/, 'it is no provider:id')
    .describe(
      `Give it as in \`--model openai:gpt-5\`; providers are ${PROVIDERS.join(', ')} (docs/agents.md).`,
    ),
  /** The address up to and without `/chat/completions`: needed for `openai-compatible`, and in place of the others' own. */
  baseUrl: z.string().min(1).exactOptional(),
  /** The provider's own default unless given. */
  temperature: z.number().min(0).max(2).exactOptional(),
  /** Sampling seed, for providers that have one. */
  seed: z
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .exactOptional(),
  /** Tokens of a reply, at most. */
  maxTokens: z.int().min(1).max(1_000_000).exactOptional(),
  /** How hard a model that can reason shall do so: a level, or a budget in tokens. */
  reasoning: z.union([z.enum(REASONING_LEVELS), z.int().min(0).max(1_000_000)]).exactOptional(),
  /** How long one request may take, ms; 120,000 unless given. */
  timeoutMs: z.int().min(1).max(3_600_000).exactOptional(),
  /** Money per million tokens. Without them, costs are unknown. */
  prices: z.strictObject({ input: z.number().min(0), output: z.number().min(0) }).exactOptional(),
  /** Replies are kept, and the same request gets the same reply without being sent. Off unless given. */
  cache: z.boolean().exactOptional(),
} as const;

export const modelSettingsSchema = z.strictObject(modelSettingsShape);

/** Which model, and how it is asked. */
export type ModelSettings = Readonly<z.output<typeof modelSettingsSchema>>;

/** The members that don't change what a model answers: where it stands, for how long it is waited, what it costs. */
export const OUTSIDE_SETTINGS = ['baseUrl', 'timeoutMs', 'prices'] as const;
