import { runCli } from '../src/cli/program.ts';
import { createTerminal } from '../src/cli/terminal.ts';

/** Runs one command line as `siren` would, then tells on standard error how much memory the process took at most, in MB. */
process.exitCode = await runCli(process.argv.slice(2), createTerminal(process.stdout, process.stderr));
console.error(`peak ${(process.resourceUsage().maxRSS / 1024).toFixed(0)}`);
