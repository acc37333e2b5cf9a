import type { Insertable, Selectable } from 'kysely';
import type { Remark } from '../core/agent.ts';
import type { End, EpisodeRecord, EpisodeSpec } from '../core/episode.ts';
import type { Trouble } from '../core/errors.ts';
import { canonicalJson } from '../core/json.ts';
import type { Reason, Verdict } from '../core/verdict.ts';
import type { EpisodeHead } from './store.ts';
import type { Tables } from './tables.ts';

type Row = Selectable<Tables['episodes']>;

/** An episode as its row. Throws TypeError for a score that JSON can't hold. */
export function rowOf(run: string, record: EpisodeRecord): Insertable<Tables['episodes']> {
  const { key, spec } = record;
  const ok = record.status === 'ok' ? record : undefined;
  const error = record.status === 'error' ? record : undefined;
  return {
    run,
    key,
    suite: spec.suite,
    task: spec.task,
    condition: spec.condition.id,
    agent: spec.agent.id,
    repetition: spec.repetition,
    spec: JSON.stringify(spec),
    status: record.status,
    saved: new Date().toISOString(),
    duration: record.duration,
    tries: record.tries,
    end: ok?.end ?? null,
    answer: ok ? JSON.stringify(ok.answer) : null,
    unacted: ok?.unacted ? JSON.stringify(ok.unacted) : null,
    ...(ok ? verdictRow(ok.verdict) : NO_VERDICT),
    trouble: error?.trouble ?? null,
    message: error ? JSON.stringify(error.message) : null,
  };
}

const NO_VERDICT = { success: null, harm: null, exposed: null, decided: null, scores: null, reasons: null };

export function verdictRow(verdict: Verdict) {
  return {
    success: Number(verdict.success),
    harm: Number(verdict.harm),
    exposed: Number(verdict.exposed),
    decided: Number(verdict.decided),
    scores: canonicalJson(verdict.scores),
    reasons: JSON.stringify(verdict.reasons),
  };
}

export function verdictOf(row: Row): Verdict {
  return {
    success: row.success === 1,
    harm: row.harm === 1,
    exposed: row.exposed === 1,
    decided: row.decided === 1,
    scores: JSON.parse(row.scores ?? '{}') as Record<string, number>,
    reasons: JSON.parse(row.reasons ?? '[]') as Reason[],
  };
}

export function headOf(row: Row): EpisodeHead {
  const common = {
    key: row.key,
    spec: JSON.parse(row.spec) as EpisodeSpec,
    duration: row.duration,
    tries: row.tries,
  };
  if (row.status === 'error') {
    return {
      ...common,
      status: 'error',
      trouble: row.trouble as Trouble,
      message: JSON.parse(row.message ?? '""') as string,
    };
  }
  return {
    ...common,
    status: 'ok',
    end: row.end as End,
    answer: JSON.parse(row.answer ?? '""') as string,
    ...(row.unacted !== null && { unacted: JSON.parse(row.unacted) as Remark }),
    verdict: verdictOf(row),
  };
}
