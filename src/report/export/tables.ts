import { join } from 'node:path';
import { csvLine } from '../format/csv-line.ts';
import { type Columns, episodeColumns, FACT_COLUMNS, STEP_COLUMNS } from './columns.ts';
import { jsonText } from './json-text.ts';
import { type Sink, withSinks } from './sink.ts';
import type { ExportSource } from './source.ts';

const TABLES = ['episodes', 'steps', 'facts'] as const;
type Sinks = Readonly<Record<(typeof TABLES)[number], Sink>>;

/** Writes `episodes.csv`, `steps.csv` and `facts.csv`: tidy tables, joined by `run` and `key`. Gives the files' paths. */
export function exportCsv(source: ExportSource, folder: string): Promise<string[]> {
  const episodeTable = episodeColumns(source.heads);
  const { run } = source.manifest;
  const heading = <T>(columns: Columns<T>): string => `${csvLine(['run', ...Object.keys(columns)])}\n`;
  const line = <T>(columns: Columns<T>, row: T): string =>
    `${csvLine([run, ...Object.values(columns).map((of) => of(row))])}\n`;

  return withTables(folder, 'csv', async ({ episodes, steps, facts }) => {
    await episodes.write(heading(episodeTable));
    await steps.write(heading(STEP_COLUMNS));
    await facts.write(heading(FACT_COLUMNS));
    for (const { key } of source.heads) {
      const episode = await source.episode(key);
      await episodes.write(line(episodeTable, episode));
      if (episode.status === 'error') continue;
      for (const part of episode.steps) await steps.write(line(STEP_COLUMNS, { key, part }));
      for (const part of episode.facts) await facts.write(line(FACT_COLUMNS, { key, part }));
    }
  });
}

/** Writes the same in JSON lines, with nothing flattened: each line is the record as Siren keeps it. Gives the files' paths. */
export function exportJsonl(source: ExportSource, folder: string): Promise<string[]> {
  const { run } = source.manifest;
  const line = (value: object): string => `${jsonText({ run, ...value })}\n`;

  return withTables(folder, 'jsonl', async ({ episodes, steps, facts }) => {
    for (const { key } of source.heads) {
      const episode = await source.episode(key);
      if (episode.status === 'error') {
        await episodes.write(line(episode));
        continue;
      }
      const { steps: ownSteps, facts: ownFacts, ...head } = episode;
      await episodes.write(line(head));
      for (const step of ownSteps) await steps.write(line({ key, ...step }));
      for (const fact of ownFacts) await facts.write(line({ key, ...fact }));
    }
  });
}

async function withTables(
  folder: string,
  ending: string,
  work: (sinks: Sinks) => Promise<void>,
): Promise<string[]> {
  const paths = TABLES.map((table) => join(folder, `${table}.${ending}`));
  await withSinks(paths, ([episodes, steps, facts]) =>
    work({ episodes: episodes as Sink, steps: steps as Sink, facts: facts as Sink }),
  );
  return paths;
}
