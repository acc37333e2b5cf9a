import { z } from 'zod';
import type { Remark } from '../../core/agent.ts';
import { type JobFolder, readWritten } from './folder.ts';
import { type Result, remarkSchema, resultSchema } from './job.ts';
import { hideSecrets } from './secrets.ts';

const RESULT_MOST = 1024 * 1024;
const REMARKS_MOST = 8 * 1024 * 1024;

/** What an agent left in its result file: undefined without one; an Error when it is no result. */
export async function resultIn({ result }: JobFolder): Promise<Result | Error | undefined> {
  const text = await readWritten(result, RESULT_MOST);
  if (typeof text !== 'string') return text;
  const parsed = resultSchema.safeParse(json(hideSecrets(text)));
  return parsed.success
    ? parsed.data
    : new Error(z.prettifyError(parsed.error).replaceAll('\n', ' ').slice(0, 500));
}

/** What an agent said before its acts. Lines that are no remarks are passed over. */
export async function remarksIn({
  remarks,
}: JobFolder): Promise<readonly { readonly at: number; readonly remark: Remark }[]> {
  const text = await readWritten(remarks, REMARKS_MOST);
  if (typeof text !== 'string') return [];
  return hideSecrets(text)
    .split('\n')
    .flatMap((line) => {
      const parsed = remarkSchema.safeParse(json(line));
      if (!parsed.success) return [];
      const { at, ...remark } = parsed.data;
      return [{ at, remark }];
    });
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
