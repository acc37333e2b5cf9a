import { z } from 'zod';

/** Changes when a file of the contract changes its meaning. */
export const CONTRACT = 1;

const count = z.int().min(0);
const size = z.int().min(1);

/** What a job file holds: everything that an outside agent is told. */
export const jobSchema = z.strictObject({
  version: z.literal(CONTRACT),
  instruction: z.string().describe("The user's request, the same in every condition."),
  start: z.string().describe('The address at which the browser is.'),
  cdp: z.strictObject({
    endpoint: z.string().describe('Where the browser takes CDP connections: http://127.0.0.1:PORT'),
  }),
  viewport: z.strictObject({ width: size, height: size }).describe('Size of the page in CSS pixels.'),
  limits: z
    .strictObject({
      steps: count.describe('Acts, at most. The one beyond ends the episode and is not judged.'),
      episodeMs: count.describe('Time in all, from the first connection, ms.'),
      stepMs: count.describe('Time from one act to the next, ms.'),
    })
    .describe('What ends the episode, and the process with it.'),
  seed: count.describe('For whatever is random in the agent: the same for the same episode.'),
  settings: z
    .record(z.string(), z.json())
    .describe('What the plan has under `settings`; the agent knows what it means.'),
});
export type Job = z.output<typeof jobSchema>;

const words = z.string().max(100_000);

/** What a result file may hold. Without one, exit code 0 means `done` with an empty answer, and any other `failed`. */
export const resultSchema = z.strictObject({
  version: z.literal(CONTRACT).default(CONTRACT),
  status: z
    .enum(['done', 'failed', 'trouble'])
    .describe(
      'done: the agent has finished. failed: it gave up, by a fault of its own; a result. trouble: something around it failed (its model was out of reach, say); no result, and the episode is tried again.',
    ),
  answer: words.default('').describe('The answer to the user. No verdict depends on it.'),
  message: words.default('').describe('What went wrong, for `failed` and `trouble`.'),
  account: z
    .json()
    .exactOptional()
    .describe('What it tells of itself and of this episode: versions, usage. Kept as it is.'),
});
export type Result = z.output<typeof resultSchema>;

/** A line of the remarks file: what the agent thought before an act. It may be written at any time. */
export const remarkSchema = z.object({
  at: z.number().describe('When, ms since 1970. It goes to the first act at that time or later.'),
  said: words.exactOptional(),
  reasoned: words.exactOptional(),
  usage: z
    .object({
      requests: count,
      inputTokens: count.exactOptional(),
      outputTokens: count.exactOptional(),
      cachedInputTokens: count.exactOptional(),
      reasoningTokens: count.exactOptional(),
      cost: z.number().min(0).exactOptional(),
      ms: z.number().min(0),
    })
    .exactOptional(),
});
