import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { z } from 'zod';
import { InfrastructureError, messageOf } from '../../../core/errors.ts';
import type { ToolSpec } from '../../model/index.ts';
import { type Child, startChild } from '../child.ts';
import type { JobFolder } from '../folder.ts';
import { ChildTransport } from './transport.ts';

/**
 * The server's tools that a person with a browser has, too. The others run script, read files or look behind the page, or
 * are the loop's own to call (the snapshot).
 */
const TOOLS: ReadonlySet<string> = new Set([
  'browser_click',
  'browser_drag',
  'browser_fill_form',
  'browser_handle_dialog',
  'browser_hover',
  'browser_navigate',
  'browser_navigate_back',
  'browser_press_key',
  'browser_select_option',
  'browser_tabs',
  'browser_type',
  'browser_wait_for',
]);
const CALL_MS = 60_000;

const contentSchema = z.object({
  content: z.array(z.object({ type: z.string(), text: z.string().optional(), data: z.string().optional() })),
  isError: z.boolean().optional(),
});

/** What a tool gave. */
export interface Given {
  readonly text: string;
  /** A PNG or JPEG, in base64. */
  readonly picture?: string;
  readonly failed: boolean;
}

/** A running Playwright MCP server that drives one browser. */
export interface Server {
  readonly child: Child;
  readonly tools: readonly ToolSpec[];
  call(name: string, input: unknown, signal: AbortSignal): Promise<Given>;
}

/**
 * Starts the server of an installed package.
 *
 * @throws InfrastructureError (`agent-start`) when it doesn't start or can't connect
 */
export async function startServer(library: string, endpoint: string, folder: JobFolder): Promise<Server> {
  const child = await startChild({
    command: [
      process.execPath,
      join(library, 'node_modules/@playwright/mcp/cli.js'),
      '--cdp-endpoint',
      endpoint,
      '--output-dir',
      folder.temporary,
      '--no-webmcp',
    ],
    cwd: folder.temporary,
    env: { ...process.env, SIREN_JOB: folder.job, TMPDIR: folder.temporary },
    mark: `SIREN_JOB=${folder.job}`,
    spoken: true,
  });
  try {
    const client = new Client({ name: 'agent', version: '1' });
    await client.connect(new ChildTransport(child));
    const { tools } = await client.listTools();
    return {
      child,
      tools: tools
        .filter(({ name }) => TOOLS.has(name))
        .map(({ name, description = '', inputSchema }) => ({
          name,
          description,
          schema: inputSchema as ToolSpec['schema'],
        })),
      async call(name, input, signal) {
        const args = z.record(z.string(), z.unknown()).catch({}).parse(input);
        const answer = await client.callTool({ name, arguments: args }, undefined, {
          signal,
          timeout: CALL_MS,
        });
        const { content, isError = false } = contentSchema.parse(answer);
        const picture = content.find(({ type }) => type === 'image')?.data;
        const text = content.flatMap((part) => part.text ?? []).join('\n');
        return { text, failed: isError, ...(picture !== undefined && { picture }) };
      },
    };
  } catch (cause) {
    await child.stop();
    const found = `${messageOf(cause)}${child.log.lastLine && ` (${child.log.lastLine})`}`;
    const hint = 'Run `npx @playwright/mcp --help` to see whether it starts.';
    throw new InfrastructureError(
      'agent-start',
      { expected: 'Playwright MCP to start', found, hint },
      { cause },
    );
  }
}
