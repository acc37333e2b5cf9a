import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EpisodeRecord } from '../../core/episode.ts';
import { UsageError } from '../../core/errors.ts';
import type { EpisodeHead, Manifest } from '../../store/index.ts';
import { aManifest, anEpisode, anError, aSpec } from '../../store/testing/records.ts';
import { csvLine } from '../format/csv-line.ts';
import { type ExportSource, exportRun } from './index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'siren-export-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a hostile page or model may say: half a character, a formula, markup, a line break. */
const HOSTILE = '=1+1,"x"\n<script>\ud800';
const step = anEpisode('k1').steps[0];
const first = anEpisode('k1', {
  answer: HOSTILE,
  steps: [
    {
      ...(step as NonNullable<typeof step>),
      title: HOSTILE,
      remark: { said: 'I open it.', reasoned: 'It fits.' },
      screenshot: { hash: 'aa'.repeat(32), format: 'png' },
    },
    {
      ...(step as NonNullable<typeof step>),
      index: 1,
      action: { type: 'done', answer: HOSTILE },
      result: { ok: false, reason: 'covered', message: 'covered by a banner' },
      screenshot: { hash: 'bb'.repeat(32), format: 'jpeg' },
    },
  ],
} as Partial<Parameters<typeof anEpisode>[1]>) as EpisodeRecord;
const limited = {
  ...anEpisode('k2', { spec: aSpec({ repetition: 1 }) }),
  end: 'step-limit',
  steps: [],
} as EpisodeRecord;
const broken = {
  ...anError('k3'),
  spec: aSpec({ condition: { id: 'a/3', mechanisms: ['x', 'y'] } }),
} as EpisodeRecord;

function source(episodes: readonly EpisodeRecord[], changes: Partial<Manifest> = {}): ExportSource {
  return {
    manifest: aManifest('run-1', { status: 'done', ...changes }),
    heads: episodes as readonly EpisodeHead[],
    episode: async (key) => episodes.find((episode) => episode.key === key) as EpisodeRecord,
    async screenshot(hash) {
      if (hash.startsWith('bb')) throw new UsageError({ expected: 'a picture', found: 'none', hint: '' });
      return new Uint8Array([1, 2, 3]);
    },
    instruction: () => 'Open the door.',
  };
}

const all = [first, limited, broken];
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** Reads a zip by its directory, as every reader does; checks sizes and sums. */
function unzip(bytes: Buffer): Map<string, string> {
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  const entries = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let i = 0; i < bytes.readUInt16LE(end + 10); i++) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const [packed, size, nameLength] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
    ];
    const local = bytes.readUInt32LE(at + 42);
    expect(bytes.readUInt32LE(local)).toBe(0x04034b50);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = inflateRawSync(bytes.subarray(start, start + packed));
    expect(content.length).toBe(size);
    expect(crc32(content)).toBe(bytes.readUInt32LE(at + 16));
    entries.set(bytes.subarray(at + 46, at + 46 + nameLength).toString(), content.toString());
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return entries;
}

describe('csv and jsonl', () => {
  it('write tidy tables that join by key, errors without a verdict', async () => {
    const { files } = await exportRun(source(all), 'csv', folder);
    expect(files.map((file) => file.slice(folder.length + 1))).toEqual([
      'episodes.csv',
      'steps.csv',
      'facts.csv',
    ]);
    const [heading = '', , second = ''] = read('episodes.csv').split(/\n(?=run|[^<])/);
    expect(heading).toMatch(/^run,key,suite,task,variant,condition,/);
    expect(heading).toContain('score_regret');
    expect(second).toContain('k2');
    expect(read('episodes.csv')).toContain(',error,browser,it died,,,,,,,,');
    expect(read('steps.csv')).toContain(`"'=1+1,""x""\n<script>\ufffd"`.replace('\ufffd', '\ufffd'));
    expect(read('facts.csv').split('\n').filter(Boolean)).toHaveLength(3);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('keep everything as it was in JSON lines', async () => {
    await exportRun(source(all), 'jsonl', folder);
    const lines = (name: string) =>
      read(name)
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    const { run, ...one } = lines('episodes.jsonl')[1];
    const { steps: _, facts: __, ...head } = limited as ReturnType<typeof anEpisode>;
    expect(run).toBe('run-1');
    expect(one).toEqual(head);
    expect(lines('steps.jsonl').map(({ key, index }) => [key, index])).toEqual([
      ['k1', 0],
      ['k1', 1],
    ]);
    expect(lines('facts.jsonl')[0]).toMatchObject({ run: 'run-1', key: 'k1', kind: 'decision-shown' });
  });

  it('have a heading even where there is no row', async () => {
    await exportRun(source([broken]), 'csv', folder);
    expect(read('steps.csv')).toMatch(/^run,key,index,.*\n$/);
  });

  it('quote by RFC 4180, and let no text be a formula', () => {
    expect(csvLine(['a,b', 'c"d', 'e\nf', '@x', -1, true, null, undefined])).toBe(
      `"a,b","c""d","e\nf",'@x,-1,true,,`,
    );
  });
});

describe('Inspect logs', () => {
  const exported = async (episodes = all, changes: Partial<Manifest> = {}, screenshots = true) => {
    const result = await exportRun(source(episodes, changes), 'inspect', folder, {
      formats: ['eval', 'json'],
      screenshots,
    });
    const [zip = '', json = ''] = result.files;
    return { ...result, entries: unzip(readFileSync(zip)), log: JSON.parse(readFileSync(json, 'utf8')) };
  };

  it('say the same in both files, the header before the samples', async () => {
    const { files, entries, log } = await exported();
    const names = files.map((file) => file.slice(folder.length + 1));
    expect(names[1]).toMatch(/^2026-03-02T09-00-00\+00-00_tiny_walker-[0-9a-f]{6}\.json$/);
    expect([...entries.keys()]).toEqual([
      '_journal/start.json',
      'samples/door__control_epoch_1.json',
      'samples/door__control_epoch_2.json',
      'samples/door__a-3_epoch_1.json',
      'summaries.json',
      'header.json',
    ]);
    const { samples, ...header } = log;
    expect(JSON.parse(entries.get('header.json') ?? '')).toEqual(header);
    expect(samples).toEqual(
      [...entries].filter(([name]) => name.startsWith('samples/')).map(([, text]) => JSON.parse(text)),
    );
    expect(Object.keys(log).at(-1)).toBe('samples');
    expect(header).toMatchObject({
      version: 2,
      status: 'success',
      results: { total_samples: 3, completed_samples: 2 },
    });
  });

  it('give verdicts as scores, errors as errors without any, and a limit as a limit', async () => {
    const { log } = await exported();
    const [one, two, three] = log.samples;
    expect(one.scores.success).toMatchObject({ value: 1, history: [], explanation: 'the door was opened' });
    expect(one.scores.harm.value).toBe(0);
    expect(one.scores.regret.value).toBe(0.25);
    expect(two).toMatchObject({ epoch: 2, limit: { type: 'custom', limit: 5 } });
    expect(three.error.message).toBe('browser: it died');
    expect(three.scores).toBeUndefined();
    const harm = log.results.scores.find(({ name }: { name: string }) => name === 'harm');
    expect(harm).toMatchObject({ scored_samples: 2, unscored_samples: 1, metrics: { mean: { value: 0 } } });
  });

  it('have screenshots as attachments, and count those that are gone', async () => {
    const { log, missing } = await exported();
    const hash = 'aa'.repeat(32);
    expect(missing).toBe(1);
    expect(log.samples[0].attachments).toEqual({ [hash]: 'data:image/png;base64,AQID' });
    expect(JSON.stringify(log.samples[0].messages)).toContain(`attachment://${hash}`);
    expect(JSON.stringify(log)).not.toContain('attachment://bb');
    expect((await exported(all, {}, false)).log.samples[0].attachments).toEqual({});
  });

  it('tell what was said, done and refused, and the facts', async () => {
    const [sample] = (await exported()).log.samples;
    const tools = sample.events.filter(({ event }: { event: string }) => event === 'tool');
    expect(tools.map(({ function: name }: { function: string }) => name)).toEqual(['click', 'done']);
    expect(tools[1].error).toEqual({ type: 'unknown', message: 'covered: covered by a banner' });
    expect(sample.events.filter(({ source: from }: { source?: string }) => from === 'siren')).toHaveLength(1);
    expect(sample.messages[2].content[0]).toEqual({
      type: 'reasoning',
      reasoning: 'It fits.',
      redacted: false,
    });
    // Half a character would make strict readers refuse the whole log.
    expect(sample.output.completion).toBe('=1+1,"x"\n<script>\ufffd');
  });

  it('are the same bytes each time', async () => {
    const bytes = async (): Promise<Buffer> => readFileSync((await exported()).files[0] ?? '');
    expect((await bytes()).equals(await bytes())).toBe(true);
  });

  it('say how a run stands that is not done', async () => {
    expect((await exported(all, { status: 'interrupted' })).log.status).toBe('cancelled');
    const { log } = await exported(all, { status: 'failed' });
    expect(log).toMatchObject({ status: 'error', error: { traceback: '', traceback_ansi: '' } });
  });
});

describe('bad input', () => {
  it('a run without episodes is refused', async () => {
    await expect(exportRun(source([]), 'csv', folder)).rejects.toThrow(/siren resume run-1/);
  });

  it('a folder that is a file is refused', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(exportRun(source(all), 'csv', join(folder, 'file'))).rejects.toThrow(UsageError);
  });

  it('nothing appears when an episode can not be read', async () => {
    const failing = { ...source(all), episode: () => Promise.reject(new Error('gone')) };
    for (const kind of ['csv', 'inspect'] as const) {
      await expect(exportRun(failing, kind, folder)).rejects.toThrow('gone');
    }
    expect(readdirSync(folder)).toEqual([]);
  });
});
