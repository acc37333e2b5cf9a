import { z } from 'zod';

/** What the settings of a job say of the model; see `modelForJob`. */
export const toldModelSchema = z.object({
  model: z.object({
    provider: z.enum(['openai', 'anthropic', 'google', 'openai-compatible']),
    id: z.string(),
    baseUrl: z.string().exactOptional(),
    keyVariables: z.array(z.string()),
  }),
  temperature: z.number().exactOptional(),
  seed: z.number().exactOptional(),
  maxTokens: z.number().exactOptional(),
});
