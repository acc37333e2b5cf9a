import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, launchBrowser } from '../../../browser/launch.ts';
import type { BrowserPage } from '../../../browser/page.ts';
import { sessionOn } from '../fake-page.fixture.ts';
import { pixelsReader } from '../pixels/pixels-reader.ts';
import { squeeze } from '../words/tokens.ts';
import { OcrCache } from './cache.ts';
import { cachedOcr, type Ocr } from './ocr.ts';
import { OcrThread } from './thread.ts';

const LABELS = [
  'Remove warranty',
  'Keep my plan',
  'Reject all',
  'Accept all cookies',
  "No thanks, I don't want 10% off",
  'Unsubscribe',
  'Stay subscribed',
  'Cancel subscription',
  'Opt out of sale',
  'Save preferences',
  'Continue without insurance',
  'Update basket',
] as const;
const STYLES = [
  'background:#0a6b3d;color:#fff',
  'background:#c62828;color:#fff;font-weight:700',
  'background:#1557b0;color:#fff;border-radius:20px',
  'background:#f5c518;color:#fff;font-weight:600',
  'background:#e5e5e5;color:#999',
  'background:#f7f7f7;color:#b0b0b0',
  'background:#fff;color:#06c;font-size:12px;text-decoration:underline',
  'background:#fff;color:#777;font-size:12px',
  'background:#fff;color:#222;border:1px solid #888',
  'background:#222;color:#ddd;font-family:serif;font-size:17px',
  'background:#fff;color:#333;font-size:13px;font-style:italic',
  'background:#eef;color:#225;font-size:20px;font-family:"DejaVu Sans",sans-serif',
] as const;

let browser: Browser;
let folder: string;
let ocr: Ocr;

const open = async (html: string): Promise<BrowserPage> => {
  const page = await browser.open({ viewport: { width: 1280, height: 720 } });
  await page.page.setContent(`<!doctype html><body style="margin:20px;font:15px sans-serif">${html}`);
  return page;
};

beforeAll(async () => {
  browser = await launchBrowser({ spki: '' });
  folder = await mkdtemp(join(tmpdir(), 'ocr-'));
  ocr = cachedOcr(new OcrThread(), new OcrCache(folder));
});

afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('OCR of a screenshot', () => {
  it('reads at least 95 % of labels in all styles that pages have', async () => {
    let right = 0;
    const wrong: string[] = [];
    for (const half of [STYLES.slice(0, 6), STYLES.slice(6)]) {
      const rows = half.map((style, row) => {
        const cells = LABELS.map((label, i) => ({ label, i })).filter(({ i }) => i % 2 === row % 2);
        const spans = cells.map(
          ({ label }) =>
            `<span style="display:inline-block;padding:9px 16px;margin:6px 16px 6px 0;${style}">${label}</span>`,
        );
        return `<div style="height:110px">${spans.join('')}</div>`;
      });
      const page = await open(rows.join(''));
      const lines = (await ocr.read(await page.screenshot('png'))).map(({ text }) => squeeze(text));
      await page.close();
      half.forEach((style, row) => {
        for (const label of LABELS.filter((_, i) => i % 2 === row % 2)) {
          const found = lines.indexOf(squeeze(label));
          if (found < 0) wrong.push(`${label} (${style})`);
          else {
            lines.splice(found, 1);
            right++;
          }
        }
      });
    }
    const share = right / (right + wrong.length);
    expect(share, `${wrong.join('\n')}`).toBeGreaterThanOrEqual(0.95);
  }, 240_000);

  it('tells the face of a button from open ground, and keeps neighbours apart', async () => {
    const page = await open(`<main style="width:600px;border:1px solid #ccc;padding:24px">
      <h1>Remove the plan</h1><p>You may remove the plan here whenever you like, and keep all the rest of it.</p>
      <button style="padding:10px 16px;background:#135;color:#fff;border:0">Remove plan</button>
      <button style="padding:10px 16px;background:#fff;border:1px solid #777">Keep plan</button></main>`);
    const lines = await ocr.read(await page.screenshot('png'));
    await page.close();
    const framed = lines.filter(({ frame }) => frame !== undefined).map(({ text }) => squeeze(text));
    expect(framed.sort()).toEqual(['keepplan', 'removeplan']);
  });
});

describe('reader:pixels in a real page', () => {
  it('clicks the right control by coordinates, and not the heading or the prose that repeat its words', async () => {
    const page = await open(`<h1>Cancel your subscription</h1>
      <p>Here you can cancel your subscription, or keep the subscription and change what you get from it.</p>
      <button aria-label="Cancel subscription" onclick="document.title='kept';this.remove()">Keep subscription</button>
      <button aria-label="Keep subscription" onclick="document.title='cancelled';this.remove()">Cancel subscription</button>`);
    const answer = await pixelsReader(ocr).run(
      sessionOn(page, 'Cancel the subscription. Click exactly one button. Do not keep it.'),
    );
    expect(await page.title()).toBe('cancelled');
    expect(answer).toBe('I used "Cancel subscription". The page changed.');
    await page.close();
  });
});
