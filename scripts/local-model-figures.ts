import type { EpisodeRecord } from '../src/core/episode.ts';
import { totalUsage } from '../src/core/usage.ts';

const COLUMNS = [
  'protocol',
  'episodes',
  'how they ended',
  'success',
  'harm',
  'acts',
  'requests',
  'tokens in',
  'tokens out',
  's/request',
] as const;
type Row = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** What was measured of the episodes of one protocol. */
export function rowOf(protocol: string, records: readonly EpisodeRecord[]): Row {
  const judged = records.filter((record) => record.status === 'ok');
  const ends = new Map<string, number>();
  for (const record of records) {
    const end = record.status === 'ok' ? record.end : `error (${record.trouble})`;
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  const steps = judged.flatMap((record) => record.steps);
  const remarks = [...steps.map(({ remark }) => remark), ...judged.map(({ unacted }) => unacted)];
  const used = totalUsage(remarks.flatMap((remark) => remark?.usage ?? []));
  const of = (count: number): string => `${count}/${judged.length}`;
  return {
    protocol,
    episodes: String(records.length),
    'how they ended': [...ends].map(([end, count]) => `${end} ${count}`).join(', '),
    success: of(judged.filter(({ verdict }) => verdict.success).length),
    harm: of(judged.filter(({ verdict }) => verdict.harm).length),
    acts: String(steps.filter(({ action }) => action.type !== 'done').length),
    requests: used.requests > 0 ? String(used.requests) : '–',
    'tokens in': used.requests > 0 ? told(used.inputTokens) : '–',
    'tokens out': used.requests > 0 ? told(used.outputTokens) : '–',
    's/request': used.requests > 0 ? (used.ms / used.requests / 1000).toFixed(1) : '–',
  };
}

const told = (count: number | undefined): string => (count === undefined ? 'unknown' : String(count));

/** Rows under their names. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [Object.fromEntries(COLUMNS.map((column) => [column, column])) as Row, ...rows];
  const widths = COLUMNS.map((column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) => COLUMNS.map((column, at) => line[column].padEnd(widths[at] ?? 0)).join('  '))
    .join('\n');
}
