import { join } from 'node:path';
import { jsonText } from '../json-text.ts';
import { type Sink, withSinks } from '../sink.ts';
import type { ExportSource } from '../source.ts';
import { type InspectLog, logHeader, logName, logsOf } from './log.ts';
import { type InspectSample, sampleOf, summaryOf } from './sample.ts';
import { ZipWriter } from './zip.ts';

/** The files in which Inspect keeps a log: one JSON document, or a zip of several. */
export const LOG_FORMATS = ['eval', 'json'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

export interface InspectOptions {
  readonly formats: readonly LogFormat[];
  readonly screenshots: boolean;
}

/** Takes a log's samples one by one. */
interface LogWriter {
  add(sample: InspectSample): Promise<void>;
  end(): Promise<void>;
}

/** Writes a run as Inspect logs, one for each suite and agent. Gives the files' paths, and how many screenshots the store no longer had. */
export async function exportInspect(
  source: ExportSource,
  folder: string,
  { formats, screenshots }: InspectOptions,
): Promise<{ readonly files: string[]; readonly missing: number }> {
  const files: string[] = [];
  let missing = 0;
  const onMissing = (): void => {
    missing += 1;
  };
  for (const log of logsOf(source.heads)) {
    const name = logName(source.manifest, log);
    const paths = formats.map((format) => join(folder, `${name}.${format}`));
    await withSinks(paths, async (sinks) => {
      const writers: LogWriter[] = [];
      for (const [i, sink] of sinks.entries()) {
        writers.push(await (formats[i] === 'json' ? jsonLog : zippedLog)(sink, source, log));
      }
      for (const { key } of log.heads) {
        const sample = await sampleOf(source, await source.episode(key), { screenshots, onMissing });
        for (const writer of writers) await writer.add(sample);
      }
      for (const writer of writers) await writer.end();
    });
    files.push(...paths);
  }
  return { files, missing };
}

/** Inspect reads a header of a large file without its samples, which therefore come last. */
async function jsonLog(sink: Sink, { manifest }: ExportSource, log: InspectLog): Promise<LogWriter> {
  await sink.write(`${jsonText(logHeader(manifest, log)).slice(0, -1)},"samples":[`);
  let before = '';
  return {
    async add(sample) {
      await sink.write(`${before}\n${jsonText(sample)}`);
      before = ',';
    },
    end: () => sink.write('\n]}\n'),
  };
}

async function zippedLog(sink: Sink, { manifest }: ExportSource, log: InspectLog): Promise<LogWriter> {
  const zip = new ZipWriter(sink);
  const header = logHeader(manifest, log);
  const { version, eval: spec, plan } = header;
  const summaries: ReturnType<typeof summaryOf>[] = [];
  await zip.add('_journal/start.json', jsonText({ version, eval: spec, plan }));
  return {
    async add(sample) {
      summaries.push(summaryOf(sample));
      await zip.add(`samples/${sample.id}_epoch_${sample.epoch}.json`, jsonText(sample));
    },
    async end() {
      await zip.add('summaries.json', jsonText(summaries));
      await zip.add('header.json', jsonText(header));
      await zip.finish();
    },
  };
}
