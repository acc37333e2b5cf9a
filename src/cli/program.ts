import { Command, CommanderError } from 'commander';
import { UsageError } from '../core/errors.ts';
import { nearest } from '../core/nearest.ts';
import { analyzeCommand } from './commands/analyze.ts';
import { compareCommand } from './commands/compare.ts';
import { demoCommand } from './commands/demo.ts';
import { exportCommand } from './commands/export.ts';
import { listCommand } from './commands/list.ts';
import { mockModelCommand } from './commands/mock-model.ts';
import { powerCommand } from './commands/power.ts';
import { reportCommand } from './commands/report.ts';
import { rescoreCommand } from './commands/rescore.ts';
import { resumeCommand } from './commands/resume.ts';
import { runCommand } from './commands/run.ts';
import { runsCommand } from './commands/runs.ts';
import { showCommand } from './commands/show.ts';
import { verifyCommand } from './commands/verify.ts';
import type { Context } from './context.ts';
import { EXIT, type ExitCode, exitCodeOf, explain } from './exit.ts';
import { packageVersion } from './package-version.ts';
import { createTerminal, type Terminal } from './terminal.ts';

const COMMANDS: readonly ((context: Context) => Command)[] = [
  listCommand,
  runCommand,
  resumeCommand,
  runsCommand,
  reportCommand,
  analyzeCommand,
  compareCommand,
  powerCommand,
  exportCommand,
  rescoreCommand,
  verifyCommand,
  showCommand,
  mockModelCommand,
  demoCommand,
];

/** Runs one command line to its end. Never throws: what went wrong is told on the terminal and by the exit code. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = EXIT.done;
  const dash = args.indexOf('--');
  const after = dash < 0 ? [] : args.slice(dash + 1);
  const finish = (end: ExitCode): void => {
    code = end;
  };
  const program = createProgram({ terminal, finish, after });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (thrown) {
    if (thrown instanceof CommanderError && thrown.exitCode === 0) return EXIT.done;
    const cause = thrown instanceof CommanderError ? usageOf(thrown, program, args) : thrown;
    terminal.status('');
    terminal.note(`siren: ${explain(cause)}`);
    if (process.env.SIREN_DEBUG && cause instanceof Error) terminal.note(cause.stack ?? '');
    return exitCodeOf(cause);
  }
}

function createProgram(context: Context): Command {
  const program = new Command('siren')
    .description(
      "Measures whether a web agent stays on its user's course when the page is built to steer it elsewhere.",
    )
    .version(packageVersion, '-V, --version');
  for (const command of COMMANDS) program.addCommand(command(context));
  for (const command of [program, ...program.commands]) {
    command
      .exitOverride()
      .showHelpAfterError(false)
      .configureOutput({
        writeOut: (text) => context.terminal.print(text),
        // Errors are told once, by runCli.
        writeErr: () => {},
        outputError: () => {},
      });
  }
  return program;
}

/** Commander's complaint in our words: what was expected, what was found, the nearest name. */
function usageOf(error: CommanderError, program: Command, args: readonly string[]): UsageError {
  const command = program.commands.find((candidate) => candidate.name() === args[0]);
  const help = command ? `siren ${command.name()} --help` : 'siren --help';
  const [, found] = /'([^']+)'/.exec(error.message) ?? [];
  switch (error.code) {
    case 'commander.unknownCommand':
      return unknown(
        'command',
        found,
        program.commands.map((known) => known.name()),
        help,
      );
    case 'commander.unknownOption':
      return unknown('flag', found, flagsOf(command ?? program), help);
    case 'commander.help':
      return new UsageError({
        expected: 'a command',
        found: 'none',
        hint: `One of ${program.commands.map((known) => known.name()).join(', ')}; see \`siren --help\`.`,
      });
    default:
      return new UsageError({
        expected: 'a command line that `siren` understands',
        found: error.message.replace(/^error: /, '').replace(/\.$/, ''),
        hint: `See \`${help}\`.`,
      });
  }
}

function unknown(what: string, found = '', known: readonly string[], help: string): UsageError {
  const close = nearest(found.replace(/=.*$/, ''), known);
  const offer = close.length > 0 ? `Did you mean ${close.join(', ')}? ` : '';
  return new UsageError({
    expected: `a known ${what}`,
    found: `"${found}"`,
    hint: `${offer}See \`${help}\`.`,
  });
}

function flagsOf(command: Command): string[] {
  return command.options.map((option) => option.long ?? option.flags);
}

/** Keeps Node's notes on experimental features from users, who did not choose them. Other warnings are told as ever. */
function hideExperimentalWarnings(): void {
  const tell = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') for (const listener of tell) listener(warning);
  });
}

/** Runs the process's own command line and ends the process. */
export async function main(args: readonly string[]): Promise<void> {
  hideExperimentalWarnings();
  // A reader that has seen enough (`siren list | head`) is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? EXIT.done : EXIT.trouble);
  });
  const code = await runCli(args, createTerminal(process.stdout, process.stderr));
  // A pipe takes what is written in its own time, and open sockets of libraries must not keep a finished process alive.
  process.stdout.write('', () => process.exit(code));
}
