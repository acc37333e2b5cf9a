import type { Clock } from './clock.ts';
import { FACT_KINDS, type Fact, type FactData, type FactKind } from './fact.ts';

/** The append-only list of what a world saw. */
export interface Ledger {
  /** Adds a fact. Throws ZodError when the data doesn't fit the kind's schema: a site must never write a fact that a judge can't trust. */
  append<K extends FactKind>(host: string, kind: K, data: FactData<K>): void;
  /** All facts so far, oldest first. The array is a copy. */
  facts(): readonly Fact[];
}

/** An empty ledger that stamps facts with a world's clock. */
export function createLedger(clock: Clock): Ledger {
  const facts: Fact[] = [];
  return {
    append(host, kind, data) {
      const checked = FACT_KINDS[kind].parse(data);
      facts.push({ seq: facts.length, at: clock.elapsed(), host, kind, data: checked } as Fact);
    },
    facts: () => [...facts],
  };
}
