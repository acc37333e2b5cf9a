import { Command, Option } from 'commander';
import { FAULTS, type Fault, isFault } from '../../agents/mock-model/faults.ts';
import type { ServedRequest } from '../../agents/mock-model/server.ts';
import { unknownName } from '../../core/nearest.ts';
import type { Context } from '../context.ts';
import { onInterrupt } from '../interrupt.ts';
import { wholeNumber } from '../numbers.ts';

interface MockModelFlags {
  readonly port?: number;
  readonly fault?: readonly Fault[];
  readonly every: number;
  readonly retryAfter: number;
  readonly slowMs: number;
  readonly vision: boolean;
}

const FAULT_NAMES = Object.keys(FAULTS);

/** `siren mock-model`: serves a model that is none, to try agents and harness without a provider. */
export function mockModelCommand({ terminal }: Context): Command {
  return new Command('mock-model')
    .description('serve a scripted model that speaks chat completions, to try agents without a provider')
    .option('--port <port>', 'the loopback port to serve it at', wholeNumber('--port', 1, 65_535))
    .addOption(
      new Option(
        '--fault <fault>',
        `fails on purpose, in turn (several times): ${FAULT_NAMES.join(', ')}`,
      ).argParser(faults),
    )
    .option('--every <n>', 'which requests fail: each n-th', wholeNumber('--every', 1, 1_000_000), 1)
    .option('--retry-after <s>', 'what the 429 says to wait', wholeNumber('--retry-after', 0, 3600), 1)
    .option('--slow-ms <ms>', 'how late the slow reply is', wholeNumber('--slow-ms', 0, 3_600_000), 5000)
    .option('--no-vision', 'refuse pictures')
    .action(async (flags: MockModelFlags) => {
      const { startMockModel } = await import('../../agents/mock-model/index.ts');
      const { port, fault = [], every, retryAfter, slowMs, vision } = flags;
      const model = await startMockModel({
        ...(port !== undefined && { port }),
        faults: { faults: fault, every },
        retryAfter,
        slowMs,
        vision,
        onRequest: (request) => terminal.note(lineOf(request)),
      });
      const interrupt = onInterrupt(() => {});
      terminal.print(model.baseUrl);
      terminal.note(
        `Use it with \`--agent simple --model openai-compatible:mock --base-url ${model.baseUrl}\`. Ctrl-C ends it.`,
      );
      await new Promise((resolve) => interrupt.signal.addEventListener('abort', resolve, { once: true }));
      interrupt.dispose();
      await model.close();
    });
}

function faults(name: string, before: readonly Fault[] = []): readonly Fault[] {
  if (!isFault(name)) throw unknownName('fault', name, FAULT_NAMES, 'siren mock-model --help');
  return [...before, name];
}

function lineOf({ number, status, said }: ServedRequest): string {
  return `${number}  ${status}  ${said.replace(/\s+/g, ' ').slice(0, 160)}`;
}
