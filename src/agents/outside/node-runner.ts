import { extname, join } from 'node:path';

/** The command line that runs an adapter's runner on this Node: the source here, or what was built of it. */
export function runnerCommand(folder: string, ...args: string[]): readonly string[] {
  const script = join(folder, `runner${extname(import.meta.filename)}`);
  return [process.execPath, '--disable-warning=ExperimentalWarning', script, ...args];
}
