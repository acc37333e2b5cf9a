import type { Fact } from '../../core/fact.ts';
import { canonicalJson } from '../../core/json.ts';
import type { Verdict } from '../../core/verdict.ts';

/**
 * The gate: why a judge can't be trusted to give the same verdict later; empty when it can. It is asked again, with the
 * facts as a store would give them back, and with facts that can't be written to.
 */
export function unsteady(
  facts: readonly Fact[],
  verdict: Verdict,
  judge: (facts: readonly Fact[]) => Verdict,
): string[] {
  const first = canonicalJson(verdict);
  const stored = JSON.parse(JSON.stringify(facts)) as Fact[];
  const why: string[] = [];
  if (canonicalJson(judge(stored)) !== first)
    why.push('the same facts, stored and read again, give another verdict');
  try {
    if (canonicalJson(judge(deepFreeze(stored))) !== first)
      why.push('the same facts give another verdict the next time');
  } catch (error) {
    why.push(`the judge writes to the facts: ${String(error)}`);
  }
  return why;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
