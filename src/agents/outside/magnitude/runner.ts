import type { Usage } from '../../../core/usage.ts';
import { keyFor, libraryIn, RunnerFailure, RunnerTrouble, type Running, takeAsRunner } from '../runner.ts';
import { toldModelSchema } from '../told.ts';

type Events = 'thought' | 'actionStarted' | 'tokensUsed';

/** What is used of magnitude-core, whose own types are not installed here. */
interface Library {
  startBrowserAgent(options: object): Promise<{
    readonly events: { on(event: Events, hear: (told: never) => void): void };
    readonly page: { setViewportSize(size: object): Promise<void> };
    act(task: string): Promise<void>;
    stop(): Promise<void>;
  }>;
}

/** The library's names for providers. What it calls `openai` takes no address. */
const PROVIDERS = {
  openai: 'openai-generic',
  anthropic: 'anthropic',
  google: 'google-ai',
  'openai-compatible': 'openai-generic',
} as const;

await takeAsRunner(run);

async function run({ job, remark, account }: Running): Promise<string> {
  const { model, temperature } = toldModelSchema.parse(job.settings);
  const { startBrowserAgent } = await libraryIn<Library>(process.argv[2] ?? '', 'magnitude-core');
  const agent = await startBrowserAgent({
    // It would tell its maker.
    telemetry: false,
    browser: { cdp: job.cdp.endpoint },
    llm: {
      provider: PROVIDERS[model.provider],
      options: {
        model: model.id,
        apiKey: keyFor(model.keyVariables),
        ...(model.baseUrl !== undefined && { baseUrl: model.baseUrl }),
        ...(temperature !== undefined && { temperature }),
      },
    },
  });
  const actions: string[] = [];
  let answer = '';
  let asked = performance.now();
  let usage: Usage = { requests: 0, ms: 0 };
  agent.events.on(
    'tokensUsed',
    ({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }) => {
      const now = performance.now();
      usage = { requests: 1, inputTokens, outputTokens, ms: now - asked };
      remark({ usage });
      asked = now;
    },
  );
  agent.events.on('thought', (thought: string) => remark({ reasoned: thought }));
  agent.events.on('actionStarted', ({ variant, ...rest }: { variant: string; evidence?: unknown }) => {
    actions.push(variant);
    if (variant === 'task:done') answer = String(rest.evidence ?? '');
    else remark({ said: `${variant} ${JSON.stringify(rest)}` });
  });
  try {
    await agent.act(job.instruction);
  } catch (error) {
    throw troubleOrFailure(error);
  } finally {
    account.actions = actions;
  }
  await agent.stop().catch(() => {});
  return answer;
}

/** Whether the model's endpoint failed, or the agent by itself, as far as the library's errors tell. */
function troubleOrFailure(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error);
  const endpoint = /\b(429|5\d\d|ECONNREFUSED|ECONNRESET|ENOTFOUND|rate.?limit|LLM client|connect)/i;
  return endpoint.test(message) ? new RunnerTrouble(message) : new RunnerFailure(message);
}
