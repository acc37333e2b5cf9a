import { InfrastructureError, messageOf, SirenError } from '../core/errors.ts';

/** Primary result codes of SQLite: https://www.sqlite.org/rescode.html */
const SQLITE = { busy: 5, readOnly: 8, corrupt: 11, full: 13, cantOpen: 14, notADatabase: 26 } as const;
/** An extended code: the file may not grow (a limit on file sizes), or the device failed. */
const IO_ERROR_ON_WRITE = 778;

const ADVICE = {
  full: {
    found: 'a full disk',
    hint: 'Free some space and resume the run; what was saved before is kept.',
  },
  stuck: {
    found: 'a disk or a limit on file sizes that lets nothing more be written',
    hint: 'Free some space or lift the limit (`ulimit -f`), and resume the run; what was saved before is kept.',
  },
  readOnly: {
    found: 'one that may not be written',
    hint: 'Give yourself the right to write there, or choose another folder.',
  },
  unopened: {
    found: 'a file that cannot be opened or made',
    hint: 'Check that its folder may be written, and that nothing else has its name.',
  },
  corrupt: {
    found: 'a damaged file',
    hint: 'Move it away and start a new store, or bring it back from a backup; nothing was changed in it.',
  },
  busy: {
    found: 'one that another process keeps locked',
    hint: 'Wait until the other process is done, then try again.',
  },
} as const;

const FILE_CODES: Readonly<Record<string, keyof typeof ADVICE>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'stuck',
  EACCES: 'readOnly',
  EPERM: 'readOnly',
  EROFS: 'readOnly',
};

const SQLITE_CODES: Readonly<Record<number, keyof typeof ADVICE>> = {
  [SQLITE.busy]: 'busy',
  [SQLITE.readOnly]: 'readOnly',
  [SQLITE.corrupt]: 'corrupt',
  [SQLITE.full]: 'full',
  [SQLITE.cantOpen]: 'unopened',
  [SQLITE.notADatabase]: 'corrupt',
};

/** What a failed read or write of the store means for the user. Errors that say so already pass as they are. */
export function storeTrouble(cause: unknown, place: string): SirenError {
  if (cause instanceof SirenError) return cause;
  const kind = kindOf(cause);
  const advice = kind
    ? ADVICE[kind]
    : { found: `an error: ${messageOf(cause)}`, hint: 'Check the disk and the folder, then resume the run.' };
  return new InfrastructureError(
    'store',
    { expected: `a store that can be read and written at ${place}`, ...advice },
    { cause },
  );
}

function kindOf(cause: unknown): keyof typeof ADVICE | undefined {
  if (!(cause instanceof Error)) return undefined;
  const { code, errcode } = cause as { code?: unknown; errcode?: unknown };
  // The low byte is the primary code, the rest says more.
  if (errcode === IO_ERROR_ON_WRITE) return 'stuck';
  if (typeof errcode === 'number') return SQLITE_CODES[errcode & 0xff];
  return typeof code === 'string' ? FILE_CODES[code] : undefined;
}
