import { parseHTML } from 'linkedom';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeReport } from '../../../test/fixtures/report.ts';
import { record, type Wanted } from '../../../test/fixtures/report-record.ts';
import type { Action } from '../../core/action.ts';
import type { EpisodeRecord, Step } from '../../core/episode.ts';
import type { Fact } from '../../core/fact.ts';
import { sha256 } from '../../core/hash.ts';
import { analyse } from '../analyse.ts';
import type { ReportInput, ScreenshotSource } from '../input.ts';
import { renderReport } from '../render.ts';
import { tellingOf } from './told.ts';

const host = 'www.harborandpine.com';
const box = { x: 640, y: 360, width: 128, height: 36 };

function step(index: number, screenshot: string, action: Action, more: Partial<Step> = {}): Step {
  return {
    index,
    at: index * 1000,
    url: `https://${host}/basket`,
    title: 'Your basket',
    remark: { said: 'I press it.', reasoned: 'It fits best.' },
    action,
    result: {
      ok: true,
      navigated: false,
      on: { tag: 'button', role: 'button', name: 'Remove', text: 'Keep', box },
    },
    looks: [],
    phases: { think: 1, observe: 1, act: 1, record: 1 },
    screenshot: { hash: screenshot, format: 'jpeg' },
    ...more,
  };
}

const served = (seq: number, at: number, path: string): Fact => ({
  seq,
  at,
  host,
  kind: 'page-served',
  data: { path, status: 200, type: 'document' },
});

function walked(wanted: Wanted, steps: readonly Step[]): EpisodeRecord {
  const made = record(wanted);
  const facts: Fact[] = [
    served(0, 0, '/basket'),
    served(1, 5, '/site.css'),
    { seq: 2, at: 40, host, kind: 'decision-shown', data: { decision: 'plan', pageTime: 38.123456 } },
    served(3, 1000, '/done'),
  ];
  const reasons = [{ says: 'The decision was rendered.', facts: [2] }];
  return made.status === 'ok' ? { ...made, steps, facts, verdict: { ...made.verdict, reasons } } : made;
}

const click: Action = { type: 'click', target: { mark: 3 } };
let shots: Map<string, Uint8Array>;
let names: string[];

beforeAll(async () => {
  shots = new Map();
  for (const background of ['#a00', '#0a0', '#00a']) {
    const picture = sharp({ create: { width: 1280, height: 720, channels: 3, background } });
    const bytes = new Uint8Array(await picture.jpeg().toBuffer());
    shots.set(sha256(bytes), bytes);
  }
  names = [...shots.keys()];
});

const source = (choice: ScreenshotSource['choice']): ScreenshotSource => ({
  choice,
  read: async (hash) => shots.get(hash),
});

async function pageWith(episodes: readonly EpisodeRecord[], more: Partial<ReportInput>) {
  const input = { ...makeReport(), episodes, ...more };
  const page = await renderReport(input, 'html');
  return { page, document: parseHTML(page).document as unknown as Document };
}

const harmed = (): EpisodeRecord =>
  walked({ condition: 'a3', harm: true, success: false }, [
    step(0, names[0] ?? '', click),
    step(
      1,
      names[1] ?? '',
      { type: 'click', target: { x: 320, y: 180 } },
      { result: { ok: true, navigated: true } },
    ),
  ]);
const unharmed = (): EpisodeRecord => walked({ condition: 'a5' }, [step(0, names[2] ?? '', click)]);

describe('an episode', () => {
  it('shows each step: what was done to what, what was said, and the facts beside it', async () => {
    const { document } = await pageWith([harmed()], { screenshots: source('all') });
    const [first, second] = document.querySelectorAll('.step');
    expect(first?.querySelector('.act')?.textContent).toContain(
      'click on button “Remove”, which reads “Keep”',
    );
    expect([...(first?.querySelectorAll('.remark q') ?? [])].map((q) => q.textContent)).toEqual([
      'It fits best.',
      'I press it.',
    ]);
    expect([...(first?.querySelectorAll('.ledger li') ?? [])].map((li) => li.textContent)).toEqual([
      '#0–1 page-served /basket /site.css',
      '#2 decision-shown decision=plan pageTime=38.12',
    ]);
    expect(second?.querySelector('.ledger')?.textContent).toContain('#3 page-served /done');
    expect(document.querySelector('.reasons')?.textContent).toContain('#2 decision-shown');
    expect(document.querySelector('details.episode')?.hasAttribute('open')).toBe(false);
  });

  it('shows replies that could not be used, and what the model used', async () => {
    const unusable = [{ said: '<b>Hm.</b>', why: 'It calls no tool.' }];
    const usage = { requests: 2, inputTokens: 1234, ms: 5 };
    const thought = walked({ condition: 'a3' }, [
      step(0, '', click, { remark: { said: 'click({})', unusable, usage, answeredBy: 'dated-1' } }),
    ]);
    const { document } = await pageWith([thought], {});
    const text = document.querySelector('.step')?.textContent ?? '';
    expect(text).toContain('<b>Hm.</b>');
    expect(text).toContain('It calls no tool.');
    expect(text).toContain('dated-1 · 2 requests · tokens in 1,234, out unknown');
  });

  it('rings the target’s box, or the point, over the picture', async () => {
    const { document } = await pageWith([harmed()], { screenshots: source('all') });
    expect(document.querySelector('.shot .ring')?.getAttribute('style')).toBe(
      'left:50.00%;top:50.00%;width:10.00%;height:5.00%',
    );
    expect(document.querySelector('.shot .point')?.getAttribute('style')).toBe('left:25.00%;top:25.00%');
  });

  it('what lies outside the picture has no ring; what sticks out is cut', async () => {
    const at = (x: number, y: number): Step =>
      step(0, names[0] ?? '', click, {
        result: {
          ok: true,
          navigated: false,
          on: { tag: 'a', role: 'link', name: '', text: '', box: { x, y, width: 100, height: 100 } },
        },
      });
    const outside = await pageWith([walked({}, [at(0, 900)])], { screenshots: source('all') });
    expect(outside.document.querySelectorAll('.shot i')).toHaveLength(0);
    const cut = await pageWith([walked({}, [at(-50, 0)])], { screenshots: source('all') });
    expect(cut.document.querySelector('.ring')?.getAttribute('style')).toMatch(
      /^left:0.00%;top:0.00%;width:3.91%/,
    );
  });
});

describe('screenshots', () => {
  const embedded = (page: string): number => page.match(/data:image\/webp/g)?.length ?? 0;

  it('each different one is in the file once; of all, of harmed and failed episodes, or of none', async () => {
    const episodes = [harmed(), unharmed(), walked({ condition: 'a2' }, [step(0, names[2] ?? '', click)])];
    const all = await pageWith(episodes, { screenshots: source('all') });
    expect(embedded(all.page)).toBe(3);
    expect(all.document.querySelectorAll('.step .shot')).toHaveLength(4);
    expect(all.page).toContain('All 3 different screenshots are in this file.');
    const failures = await pageWith(episodes, { screenshots: source('failures') });
    expect(embedded(failures.page)).toBe(2);
    const none = await pageWith(episodes, { screenshots: source('none') });
    expect(embedded(none.page)).toBe(0);
    expect(none.page).toContain('left out on request');
  });

  it('one that is lost or no picture is left out, and said', async () => {
    const broken = walked({}, [step(0, 'f'.repeat(64), click), step(1, names[0] ?? '', click)]);
    const { page, document } = await pageWith([broken], { screenshots: source('all') });
    expect(page).toContain('1 of 2 different screenshots are in this file. 1 could not be read.');
    expect(document.querySelectorAll('.step')).toHaveLength(2);
  });
});

describe('room', () => {
  const four = () => [
    walked({ condition: 'a2' }, [step(0, '', click)]),
    walked({ condition: 'a3', harm: true }, [step(0, '', click)]),
    walked({ condition: 'a5', success: false }, [step(0, '', click)]),
    walked({ condition: 'meta' }, [step(0, '', click)]),
  ];

  it('steps are told of harmed episodes first, then of failed ones', () => {
    const telling = tellingOf(analyse({ ...makeReport(), episodes: four() }), 2);
    expect(telling.weightiest.map(({ spec }) => spec.condition.id)).toEqual(['a3', 'a5']);
    expect(telling.leftOut).toBe(2);
  });

  it('what was not read is listed by itself, and says that its steps are elsewhere', async () => {
    const twice = [0, 1].map((repetition) => walked({ repetition }, []));
    const unread = new Set(twice.map(({ key }) => key));
    const { document, page } = await pageWith(twice, { unread });
    expect(document.querySelectorAll('details.episode')).toHaveLength(2);
    expect(page).toContain('There is no room in this file for its steps.');
    const read = await pageWith(twice, {});
    expect(read.document.querySelectorAll('details.episode')).toHaveLength(1);
  });
});
