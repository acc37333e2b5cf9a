import { Command, Option } from 'commander';
import { LOOKS } from '../../core/episode.ts';
import { UsageError } from '../../core/errors.ts';
import { type AgentFlags, settingsOf, withAgentFlags } from '../agent-settings.ts';
import type { Context } from '../context.ts';
import { printDryRun } from '../dry-run.ts';
import { separated, several } from '../lists.ts';
import { money, share, viewport, wholeNumber } from '../numbers.ts';
import { type PlanFlags, planOf } from '../plan.ts';
import { powerWarning } from '../power-warning.ts';
import { PRESETS } from '../presets.ts';
import { offerPage, printSummary } from '../print-summary.ts';
import { type StoreFlags, storeOption, withStore } from '../store-folder.ts';
import { type WorkFlags, workOnRun } from '../work.ts';

interface RunFlags extends Omit<PlanFlags, 'settings'>, AgentFlags, WorkFlags, StoreFlags {
  readonly dryRun?: true;
  readonly json?: true;
}

/** `siren run`: runs a plan. */
export function runCommand(context: Context): Command {
  const command = new Command('run')
    .description('run a plan: tasks in conditions, by agents, some number of times')
    .argument('[plan]', 'a plan file, JSON or TypeScript')
    .usage('[plan] [flags] [-- COMMAND…]')
    .allowExcessArguments()
    .option('--preset <name>', `a plan by name: ${Object.keys(PRESETS).join(', ')}`)
    .option('--suite <suite>', 'a suite (may be given several times)', several)
    .option('--task <glob>', 'tasks, such as twins/cart or twins/c* (several times)', several)
    .option('--conditions <list>', 'conditions, separated by commas', separated)
    .option('--variants <list>', 'variants of the requests, in place of their own wording', separated)
    .option('--agent <agent>', 'an agent (several times)', several)
    .option('--repeat <n>', 'repetitions of each cell', wholeNumber('--repeat', 1, 10_000))
    .option('--seed <n>', 'orders the episodes and seeds each of them', wholeNumber('--seed', 0, 2 ** 32 - 1))
    .option('--viewport <size>', 'size of the page, as in 1280x720', viewport)
    .addOption(new Option('--first-look <when>', 'when the first look is taken').choices(LOOKS))
    .option(
      '--max-steps <n>',
      "acts of an episode, in place of the tasks' own limit",
      wholeNumber('--max-steps', 1, 10_000),
    )
    .option('--plain', 'read pages without a browser: for scripted agents, where pages work without script')
    .option('--dry-run', 'say what would be run, and run nothing');
  return withWorkFlags(withAgentFlags(command)).action(async (_, flags: RunFlags) => {
    const file = planFileOf(command.args, context.after.length);
    const plan = await planOf(file, { ...flags, settings: settingsOf(flags, context.after) });
    const warning = await powerWarning(plan);
    if (flags.dryRun) {
      await printDryRun(context, plan, flags);
      if (!flags.json) for (const line of warning) context.terminal.note(line);
      return;
    }
    const { startRun } = await import('../../run/index.ts');
    return withStore(flags, async (store) => {
      const summary = await workOnRun(context, store, flags, ({ onEvent, ...options }) =>
        startRun({
          ...options,
          plan,
          onEvent(event) {
            onEvent?.(event);
            if (event.type === 'planned') for (const line of warning) context.terminal.note(line);
          },
        }),
      );
      await printSummary(context.terminal, store, summary, flags);
      offerPage(context.terminal, summary);
    });
  });
}

/** The plan file among the operands, the last `after` of which are the command of an agent that is one. */
function planFileOf(operands: readonly string[], after: number): string | undefined {
  const [file, ...more] = operands.slice(0, operands.length - after);
  if (more.length === 0) return file;
  throw new UsageError({
    expected: 'one plan file at most',
    found: `${more.length + 1}: ${[file, ...more].join(' ')}`,
    hint: 'The command of an agent follows `--`.',
  });
}

/** The flags of every command that runs episodes. */
export function withWorkFlags(command: Command): Command {
  return command
    .option('--concurrency <n>', 'episodes at once', wholeNumber('--concurrency', 1, 256))
    .option('--max-errors <share>', 'share of errors that is still all right', share('--max-errors'), 0.05)
    .option('--max-cost <money>', 'money that models may cost, at most', money('--max-cost'))
    .option(
      '--max-total-tokens <n>',
      'tokens that models may use, at most',
      wholeNumber('--max-total-tokens', 1, 1e12),
    )
    .option(
      '--max-requests <n>',
      'requests that models may get, at most',
      wholeNumber('--max-requests', 1, 1e9),
    )
    .addOption(storeOption())
    .option('--json', 'print JSON');
}
