import type { Remark } from '../core/agent.ts';
import { totalUsage } from '../core/usage.ts';

/** What an operator said, and when: ms since 1970. */
export interface TimedRemark {
  readonly remark: Remark;
  readonly at: number;
}

/**
 * Gives each remark to the first act that came at its time or later; those after the last act go to that.
 *
 * @param times when each act began, in order
 */
export function remarksBySteps(times: readonly number[], remarks: readonly TimedRemark[]): Remark[] {
  const gathered = times.map((): Remark[] => []);
  for (const { remark, at } of [...remarks].sort((a, b) => a.at - b.at)) {
    const next = times.findIndex((time) => time >= at);
    gathered.at(next)?.push(remark);
  }
  return gathered.map(together);
}

/** Several remarks before one act, as one. */
function together(remarks: readonly Remark[]): Remark {
  const words = (of: (remark: Remark) => string | undefined): string =>
    remarks.flatMap((remark) => of(remark) || []).join('\n\n');
  const said = words((remark) => remark.said);
  const reasoned = words((remark) => remark.reasoned);
  const usages = remarks.flatMap(({ usage }) => usage ?? []);
  const unusable = remarks.flatMap((remark) => remark.unusable ?? []);
  return {
    ...(said && { said }),
    ...(reasoned && { reasoned }),
    ...(unusable.length > 0 && { unusable }),
    ...(usages.length > 0 && { usage: totalUsage(usages) }),
  };
}
