import type { Declaration } from './declaration.ts';
import type { Served, ServedKind } from './served.ts';

/** Kinds that must be the same bytes in every condition, unless a condition declares a difference of that kind. */
const FIXED: readonly ServedKind[] = ['script', 'stylesheet', 'picture', 'other'];

/**
 * The gate: which scripts, styles, pictures and statuses are not the control's, byte for byte, though nothing is declared of
 * them; empty when all are. Resources are matched by address, and both must serve the same addresses.
 */
export function servedOtherwise(
  control: readonly Served[],
  treatment: readonly Served[],
  { changes, entails, presents }: Pick<Declaration, 'changes' | 'entails' | 'presents'>,
): string[] {
  const declared = new Set<string>([...changes, ...entails].map(({ kind }) => kind));
  const before = new Map(control.map((answer) => [answer.url, answer]));
  const after = new Map(treatment.map((answer) => [answer.url, answer]));
  const why: string[] = [];
  for (const [url, was] of before) {
    const is = after.get(url);
    if (is === undefined) {
      why.push(`${url} is served in the control only`);
      continue;
    }
    // A presentation may put a page between, to which the control leads nobody.
    if (presents && (isStep(was, is) || isStep(is, was))) continue;
    if (is.status !== was.status) why.push(`${url} answers ${is.status}, and ${was.status} in the control`);
    if (say(is.headers) !== say(was.headers)) why.push(`${url} has other headers than in the control`);
    if (FIXED.includes(was.kind) && !declared.has(was.kind) && Buffer.compare(was.body, is.body) !== 0) {
      why.push(`the ${was.kind} ${url} is not the control's, byte for byte`);
    }
  }
  for (const url of after.keys()) if (!before.has(url)) why.push(`${url} is served in this condition only`);
  return why;
}

const isStep = (one: Served, other: Served): boolean =>
  one.status === 303 && other.status === 200 && other.kind === 'document';

/** Which answers change when the same stage is asked again; empty when none does. */
export function servedUnlike(first: readonly Served[], second: readonly Served[]): string[] {
  return first.flatMap((was, at) => {
    const is = second[at];
    const same =
      is !== undefined &&
      is.status === was.status &&
      say(is.headers) === say(was.headers) &&
      Buffer.compare(was.body, is.body) === 0;
    return same ? [] : [`${was.url} is not the same when it is asked for again`];
  });
}

/** Headers that follow from the body, which is compared by itself. */
const OF_THE_BODY = new Set(['content-length', 'etag']);

const say = (headers: Served['headers']): string =>
  headers
    .filter(([name]) => !OF_THE_BODY.has(name))
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
