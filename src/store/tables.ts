import type { Generated } from 'kysely';

/** A member of a table that holds JSON, as text: every database keeps it byte for byte. */
export type JsonText = string;

/** The tables, as Kysely knows them. Booleans are 0 and 1, which every database can sum up. */
export interface Tables {
  runs: {
    id: string;
    created: string;
    name: string;
    plan_hash: string;
    status: string;
    manifest: JsonText;
    lease_owner: string | null;
    lease_pid: number | null;
    lease_host: string | null;
    lease_beat: number | null;
  };
  episodes: {
    run: string;
    key: string;
    suite: string;
    task: string;
    condition: string;
    agent: string;
    repetition: number;
    spec: JsonText;
    status: 'ok' | 'error';
    saved: string;
    duration: number;
    tries: number;
    end: string | null;
    /** JSON, for a text column can hold neither NUL nor a lone surrogate, and answers are kept verbatim. */
    answer: JsonText | null;
    unacted: JsonText | null;
    success: number | null;
    harm: number | null;
    exposed: number | null;
    decided: number | null;
    scores: JsonText | null;
    reasons: JsonText | null;
    trouble: string | null;
    message: JsonText | null;
  };
  steps: { run: string; key: string; index: number; body: JsonText };
  facts: { run: string; key: string; seq: number; at: number; host: string; kind: string; data: JsonText };
  earlier_verdicts: { id: Generated<number>; run: string; key: string; replaced: string; verdict: JsonText };
  portraits: { content: string; viewport: string; portrait: JsonText };
}
