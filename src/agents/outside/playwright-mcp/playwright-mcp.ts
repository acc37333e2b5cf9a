import { z } from 'zod';
import { AgentFailure, type AgentSession, type Channel } from '../../../core/agent.ts';
import { InfrastructureError, messageOf, SirenError } from '../../../core/errors.ts';
import { hashOf } from '../../../core/hash.ts';
import type { Configurable } from '../../configurable.ts';
import {
  type ChatModel,
  type ModelSettings,
  modelSettingsShape,
  OUTSIDE_SETTINGS,
  openModel,
} from '../../model/index.ts';
import { makeFolder } from '../folder.ts';
import { nodeLibrary } from '../node-library.ts';
import { work } from './loop.ts';
import { DONE_TOOL, PROMPT_VERSION, SYSTEM } from './prompt.ts';
import { startServer } from './server.ts';

const ADAPTER = '1';
const NAME = '@playwright/mcp';
const RANGE = { series: '0.0', least: 83 } as const;

const playwrightMcpSettings = z.strictObject({
  ...modelSettingsShape,
  /** Whether a screenshot goes with each snapshot. */
  vision: z.boolean().default(false),
  /** How many of the newest snapshots stay in the conversation. */
  views: z.int().min(1).max(100).default(3),
});
type PlaywrightMcpSettings = z.output<typeof playwrightMcpSettings>;

const READS: readonly Channel[] = ['accessible-name', 'state', 'a11y-tree', 'dom-order'];

/** `playwright-mcp`: a tool loop of ours over the tools of Playwright's MCP server, with any model. */
export const playwrightMcp: Configurable<PlaywrightMcpSettings> = {
  id: 'playwright-mcp',
  title: 'Playwright MCP',
  summary: "A tool loop over Playwright's MCP server, with any model: snapshots of the accessibility tree.",
  settings: playwrightMcpSettings,
  inId: ['model'],
  notInId: OUTSIDE_SETTINGS,
  create(settings, id) {
    const { vision, views, ...rest } = settings;
    const model = openModel(rest satisfies ModelSettings);
    const { folder, version } = nodeLibrary(NAME, RANGE, '0.0.83');
    const prompt = { version: PROMPT_VERSION, hash: hashOf({ SYSTEM, DONE_TOOL }).slice(0, 16) };
    return {
      card: {
        id,
        title: `Playwright MCP ${version}`,
        version: `${version}+${ADAPTER}`,
        kind: 'external',
        modality: vision ? [...READS, 'pixels'] : READS,
        deterministic: false,
        settings: { vision, views, prompt, model: model.card },
      },
      check: () => model.check({ tools: true, vision }),
      run: (session) => take(session, { library: folder, model, vision, views }),
    };
  },
};

/** Takes one task with a server of its own. */
async function take(
  session: AgentSession,
  options: {
    readonly library: string;
    readonly model: ChatModel;
    readonly vision: boolean;
    readonly views: number;
  },
): Promise<string> {
  const { browser, signal } = session;
  if (!browser) throw new AgentFailure('An outside agent needs a browser of its own.');
  const folder = await makeFolder({}, undefined);
  try {
    const server = await startServer(options.library, browser.endpoint, folder);
    const { child } = server;
    const stop = (): void => void child.stop();
    signal.addEventListener('abort', stop, { once: true });
    try {
      return await work({ ...options, server, browser }, session);
    } catch (cause) {
      if (signal.aborted || cause instanceof SirenError || cause instanceof AgentFailure) throw cause;
      throw gone(cause, child.log.lastLine);
    } finally {
      await browser.ended(await child.stop(), child.log);
    }
  } finally {
    await folder.remove();
  }
}

/** The server broke off, or answered what is no MCP. */
function gone(cause: unknown, lastLine: string): InfrastructureError {
  const found = `${messageOf(cause)}${lastLine && ` (it said last: ${lastLine})`}`;
  const hint = 'The log of the server is with the episode.';
  return new InfrastructureError(
    'agent-start',
    { expected: 'Playwright MCP to answer', found, hint },
    { cause },
  );
}
