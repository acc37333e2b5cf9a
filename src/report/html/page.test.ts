import { parseHTML } from 'linkedom';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeIllustratedReport, makeReport } from '../../../test/fixtures/report.ts';
import { CARDS } from '../../../test/fixtures/report-episodes.ts';
import { record } from '../../../test/fixtures/report-record.ts';
import { analyse } from '../analyse.ts';
import type { Portrait, ReportInput } from '../input.ts';
import { renderReport } from '../render.ts';
import { rateWords } from '../words.ts';
import { galleryOf } from './pictures.ts';

const EVIL = '</script></style><img src=x onerror="pwned=1">"\'`<script>pwned=1</script>';

function hostile(): ReportInput {
  const input = makeReport();
  const agent = { ...CARDS[0], id: EVIL, title: EVIL } as (typeof CARDS)[number];
  const [suite] = input.suites;
  if (suite === undefined) throw new Error('no suite');
  const mechanisms = suite.mechanisms.map((one) => ({ ...one, title: EVIL, changes: EVIL }));
  const tasks = suite.tasks.map((task) => ({ ...task, instruction: EVIL, site: EVIL }));
  const episodes = ['control', 'a3'].map((condition) => {
    const one = record({ agent, condition, harm: condition === 'a3', scores: { dpsrPaper: 1 } });
    if (one.status !== 'ok') return one;
    const reasons = [{ says: EVIL, facts: [0] }];
    const on = {
      tag: EVIL,
      role: EVIL,
      name: EVIL,
      text: `${EVIL}!`,
      box: { x: 0, y: 0, width: 1, height: 1 },
    };
    return {
      ...one,
      answer: EVIL,
      verdict: { ...one.verdict, reasons },
      facts: [{ seq: 0, at: 0, host: EVIL, kind: 'left-world' as const, data: { url: EVIL } }],
      steps: [
        {
          index: 0,
          at: 0,
          url: EVIL,
          title: EVIL,
          remark: { said: EVIL, reasoned: EVIL },
          action: { type: 'type' as const, text: EVIL },
          result: { ok: false as const, reason: 'covered' as const, message: EVIL, on },
          looks: [],
          phases: { think: 0, observe: 0, act: 0, record: 0 },
        },
      ],
    };
  });
  const control = { role: EVIL, name: EVIL, text: EVIL, description: EVIL, state: {} };
  const machine = (name: string): Portrait['machine'] => ({
    controls: [{ ...control, name }],
    options: [],
    structured: { jsonLd: [{ [EVIL]: name }], microdata: [], meta: { title: name } },
    status: name,
  });
  return {
    run: {
      ...input.run,
      id: EVIL,
      plan: { name: EVIL, hash: EVIL },
      versions: { [EVIL]: EVIL },
      agents: [agent],
    },
    suites: [
      { ...suite, title: EVIL, mechanisms, tasks, absent: [{ task: EVIL, mechanism: EVIL, why: EVIL }] },
    ],
    episodes: [...episodes, record({ agent, error: true, repetition: 9 })],
    portraits: ['control', 'a3'].map((condition) => ({
      task: 'twins/cart',
      condition,
      screenshot: new Uint8Array([1, 2, 3]),
      machine: machine(condition + EVIL),
    })),
  };
}

describe('the page', () => {
  let input: ReportInput;
  let page: string;
  let document: Document;

  beforeAll(async () => {
    input = await makeIllustratedReport({ trouble: 0.01 });
    page = await renderReport(input, 'html');
    document = parseHTML(page).document as unknown as Document;
    // Some hundred pictures are encoded: a busy machine takes its time.
  }, 60_000);

  it('has no script and asks for nothing from outside', () => {
    expect(page).not.toContain('<script');
    expect(page).not.toMatch(/(?:src|href)="(?!#)/);
    expect(page).not.toMatch(/url\((?!data:)/);
    expect(page.length).toBeLessThan(5_000_000);
  });

  it('begins with the question and the answer', () => {
    const [suite] = analyse(input).suites;
    expect(document.querySelector('.question')?.textContent).toBe(suite?.answer.question);
    expect(document.querySelector('h1')?.textContent).toBe(suite?.answer.sentence);
  });

  it('each number leads to its episodes', () => {
    const links = [...document.querySelectorAll('a[href^="#"]')];
    expect(links.length).toBeGreaterThan(1000);
    const ids = new Set([...document.querySelectorAll('[id]')].map(({ id }) => id));
    for (const link of links) expect(ids.has((link.getAttribute('href') ?? '').slice(1))).toBe(true);
    expect(ids.size).toBe(document.querySelectorAll('[id]').length);
  });

  it('shows the figures that the other formats have', () => {
    const [suite] = analyse(input).suites;
    if (!suite) throw new Error('no suite');
    for (const row of suite.matrix.rows) {
      const shown = [...document.querySelectorAll(`.rate[href="#${row.anchor}"]`)].map((a) => a.textContent);
      const figures = [rateWords(row.success), rateWords(row.harm)];
      // The control stands in the table by category, too.
      expect(shown).toEqual(row.condition.id === 'control' ? [...figures, ...figures] : figures);
    }
  });

  it('has every episode, those that went alike told once', () => {
    const told = [
      ...document.querySelectorAll(
        '.episode > summary small:first-of-type, div.episode p:first-child small:first-of-type',
      ),
    ]
      .map(({ textContent }) => (textContent ?? '').match(/\d+/g)?.length ?? 0)
      .reduce((sum, count) => sum + count, 0);
    expect(told).toBe(input.episodes.length);
  });

  it('embeds each picture once, and frames what differs', () => {
    expect(page.match(/data:image\/webp/g)).toHaveLength(10);
    expect(document.querySelectorAll('.shot')).toHaveLength(2 * 89);
    expect(document.querySelectorAll('.shot i')).toHaveLength(5);
  });

  it('says that scripted agents are scripted', () => {
    const kinds = [...document.querySelectorAll('.agent')].map(({ textContent }) => textContent ?? '');
    expect(kinds[0]).toContain('Scripted, no model');
    expect(kinds[2]).not.toContain('Scripted');
  });
});

describe('hostile words', () => {
  it('are text wherever they come from', async () => {
    const page = await renderReport(hostile(), 'html');
    const { document } = parseHTML(page);
    expect(document.querySelectorAll('img, script, iframe')).toHaveLength(0);
    expect(document.querySelectorAll('[onerror]')).toHaveLength(0);
    expect(document.querySelectorAll('style')).toHaveLength(1);
    expect(page.split(EVIL)).toHaveLength(1);
    expect(page.split('&lt;img src=x onerror').length).toBeGreaterThan(20);
  });
});

describe('odd runs', () => {
  it('an empty one, one of errors, one without suites: a page, and no NaN', async () => {
    const input = makeReport();
    for (const episodes of [[], [record({ error: true })], [record()], [record({ condition: 'a3' })]]) {
      for (const suites of [input.suites, []]) {
        const page = await renderReport({ ...input, episodes, suites }, 'html');
        expect(page).toContain('</html>');
        expect(page).not.toMatch(/NaN|undefined/);
      }
    }
  });
});

describe('pictures', () => {
  const flat = async (color: string, width = 40): Promise<Uint8Array> =>
    new Uint8Array(
      await sharp({ create: { width, height: 20, channels: 3, background: color } })
        .png()
        .toBuffer(),
    );
  const machine = { controls: [], options: [], structured: { jsonLd: [], microdata: [], meta: {} } };
  const portrait = (screenshot: Uint8Array): Portrait => ({ task: 't', condition: 'c', screenshot, machine });

  it('counts the pixels that differ, and says where', async () => {
    const plain = portrait(await flat('#fff'));
    const dot = await sharp({ create: { width: 4, height: 5, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const dotted = portrait(
      new Uint8Array(
        await sharp(plain.screenshot)
          .composite([{ input: dot, left: 10, top: 5 }])
          .png()
          .toBuffer(),
      ),
    );
    const gallery = await galleryOf([plain, dotted]);
    expect(await gallery.compare(plain, dotted)).toEqual({
      pixels: 20,
      of: 800,
      box: { x: 0.25, y: 0.25, width: 0.1, height: 0.25 },
    });
    expect(await gallery.compare(plain, plain)).toEqual({ pixels: 0, of: 800 });
  });

  it('a damaged picture, or one of another size, is compared with nothing', async () => {
    const [plain, wide] = [portrait(await flat('#fff')), portrait(await flat('#fff', 60))];
    const broken = portrait(new Uint8Array([1, 2, 3]));
    const gallery = await galleryOf([plain, wide, broken]);
    expect(await gallery.compare(plain, wide)).toBeUndefined();
    expect(await gallery.compare(plain, broken)).toBeUndefined();
    expect(gallery.of(broken)).toBeUndefined();
  });
});
