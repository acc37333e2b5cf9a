import { Command } from 'commander';
import { UsageError } from '../../core/errors.ts';
import type { Context } from '../context.ts';
import { share, wholeNumber } from '../numbers.ts';
import { printJson } from '../terminal.ts';

interface PowerFlags {
  readonly delta: number;
  readonly tasks: number;
  readonly repeat: number;
  readonly deterministic?: true;
  readonly baseline?: number;
  readonly icc?: number;
  readonly correlation?: number;
  readonly power?: number;
  readonly alpha?: number;
  readonly json?: true;
}

/** `siren power`: what an experiment can see before it is run. */
export function powerCommand({ terminal }: Context): Command {
  return new Command('power')
    .description('say what an experiment can see, and how many tasks it needs')
    .requiredOption('--delta <difference>', 'the difference of rates to be seen, such as 0.2', difference)
    .requiredOption('--tasks <n>', 'tasks', wholeNumber('--tasks', 1, 1_000_000))
    .option(
      '--repeat <n>',
      'repetitions of each task in each condition',
      wholeNumber('--repeat', 1, 10_000),
      1,
    )
    .option('--deterministic', 'the agent does the same each time: its repetitions count once')
    .option(
      '--baseline <rate>',
      'the rate in the control; around 0.5, the hardest case, unless given',
      share('--baseline'),
    )
    .option('--icc <r>', 'how far repetitions of a task agree; 0.5 unless given', share('--icc'))
    .option(
      '--correlation <r>',
      "how far tasks' rates agree between conditions; 0.5 unless given",
      share('--correlation'),
    )
    .option('--power <chance>', 'the chance to see the difference; 0.8 unless given', inside('--power'))
    .option('--alpha <level>', 'of a two-sided test; 0.05 unless given', inside('--alpha'))
    .option('--json', 'print JSON')
    .action(async (flags: PowerFlags) => {
      const { DESIGN_DEFAULTS, designPower, powerWords } = await import('../../report/power/index.ts');
      const { json, deterministic, ...given } = flags;
      const design = { ...given, repeat: deterministic ? 1 : flags.repeat };
      const { power, alpha } = { ...DESIGN_DEFAULTS, ...design };
      if (power <= alpha / 2) {
        throw new UsageError({
          expected: 'a --power above half of --alpha',
          found: `${power} and ${alpha}`,
          hint: 'Leave both out for 0.8 and 0.05.',
        });
      }
      const seen = designPower(design);
      if (json) printJson(terminal, { version: 1, design: { ...DESIGN_DEFAULTS, ...design }, ...seen });
      else terminal.print(powerWords(design, seen));
    });
}

function difference(text: string): number {
  const value = /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  if (Math.abs(value) >= 0.01 && Math.abs(value) <= 1) return value;
  throw new UsageError({
    expected: 'a difference of rates from 0.01 to 1 for --delta, below 0 for a fall',
    found: `"${text}"`,
    hint: 'Write it as in `--delta 0.2`.',
  });
}

/** A share that is neither 0 nor 1. */
function inside(flag: string): (text: string) => number {
  return (text) => {
    const value = share(flag)(text);
    if (value > 0 && value < 1) return value;
    throw new UsageError({
      expected: `a number between 0 and 1 for ${flag}`,
      found: `"${text}"`,
      hint: 'Leave it out for the usual one.',
    });
  };
}
