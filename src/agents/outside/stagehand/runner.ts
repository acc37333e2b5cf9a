import type { Remark } from '../../../core/agent.ts';
import { keyFor, libraryIn, RunnerFailure, RunnerTrouble, type Running, takeAsRunner } from '../runner.ts';
import { toldModelSchema } from '../told.ts';

/** What is used of Stagehand 3, whose own types need packages that only it has. */
interface Library {
  readonly Stagehand: new (
    options: object,
  ) => {
    init(): Promise<void>;
    close(): Promise<void>;
    agent(options: object): {
      execute(options: object): Promise<{
        readonly success: boolean;
        readonly completed: boolean;
        readonly message: string;
        readonly usage?: object;
        readonly actions: readonly { readonly type: string }[];
      }>;
    };
  };
}

/** A reply of its model, as its own AI SDK has it. */
interface Reply {
  readonly content: readonly {
    readonly type: string;
    readonly text?: string;
    readonly toolName?: string;
    readonly input?: string;
  }[];
  readonly usage?: { readonly inputTokens?: number; readonly outputTokens?: number };
}

await takeAsRunner(run);

async function run({ job, remark, account }: Running): Promise<string> {
  const { model, temperature } = toldModelSchema.parse(job.settings);
  const { Stagehand } = await libraryIn<Library>(process.argv[2] ?? '', '@browserbasehq/stagehand');
  let trouble: string | undefined;
  const stagehand = new Stagehand({
    env: 'LOCAL',
    localBrowserLaunchOptions: { cdpUrl: await webSocketOf(job.cdp.endpoint), viewport: job.viewport },
    model: {
      modelName: `${model.provider === 'openai-compatible' ? 'openai' : model.provider}/${model.id}`,
      apiKey: keyFor(model.keyVariables),
      ...(model.baseUrl !== undefined && { baseURL: model.baseUrl }),
      ...(temperature !== undefined && { temperature }),
      // Endpoints that only look like OpenAI's know no other format.
      ...(model.provider === 'openai-compatible' && { openaiEndpointFormat: 'chat' }),
      middleware: {
        middlewareVersion: 'v2',
        async wrapGenerate({ doGenerate }: { doGenerate: () => Promise<Reply> }) {
          const began = performance.now();
          try {
            const reply = await doGenerate();
            remark(remarkOf(reply, performance.now() - began));
            trouble = undefined;
            return reply;
          } catch (error) {
            trouble = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
            throw error;
          }
        },
      },
    },
    // Nothing is sent to Browserbase, and no other log is written than this process's own.
    disableAPI: true,
    serverCache: false,
    disablePino: true,
    verbose: 1,
    logger: ({ category, message }: { category?: string; message: string }) =>
      console.error(`[${category ?? ''}] ${message}`),
  });
  await stagehand.init();
  const agent = stagehand.agent({ mode: job.settings.mode ?? 'dom' });
  const result = await agent
    .execute({ instruction: job.instruction, maxSteps: job.limits.steps + 10, highlightCursor: false })
    .catch((error: unknown) => {
      throw trouble === undefined ? error : new RunnerTrouble(trouble);
    });
  Object.assign(account, {
    actions: result.actions.map(({ type }) => type),
    completed: result.completed,
    success: result.success,
    usage: result.usage ?? null,
  });
  await stagehand.close().catch(() => {});
  if (!result.completed && trouble !== undefined) throw new RunnerTrouble(trouble);
  if (!result.completed)
    throw new RunnerFailure(result.message || 'It ended without having completed its task.');
  return result.message;
}

/** Stagehand takes the address of the browser's web socket only. */
async function webSocketOf(endpoint: string): Promise<string> {
  const response = await fetch(`${endpoint}/json/version`);
  return ((await response.json()) as { webSocketDebuggerUrl: string }).webSocketDebuggerUrl;
}

/** What the model said in a reply: for an act, or for finding the element of one. */
function remarkOf({ content, usage }: Reply, ms: number): Remark {
  const words = (type: string): string =>
    content
      .filter((part) => part.type === type)
      .map(({ text, toolName, input }) => text ?? `${toolName} ${input}`)
      .join('\n');
  const said = [words('text'), words('tool-call')].filter(Boolean).join('\n');
  const reasoned = words('reasoning');
  const { inputTokens, outputTokens } = usage ?? {};
  return {
    ...(said && { said }),
    ...(reasoned && { reasoned }),
    usage: {
      requests: 1,
      ...(inputTokens !== undefined && { inputTokens }),
      ...(outputTokens !== undefined && { outputTokens }),
      ms,
    },
  };
}
