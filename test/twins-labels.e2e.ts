import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedOcr } from '../src/agents/scripted/ocr/ocr.ts';
import { type Browser, launchBrowser } from '../src/browser/index.ts';
import { createLedger } from '../src/core/ledger.ts';
import { CONTROL } from '../src/core/mechanism.ts';
import { twins } from '../src/suites/twins/index.ts';
import { SCENARIOS } from '../src/suites/twins/scenarios/index.ts';
import { createIdentity, openWorld, steppedClock, type WorldIdentity } from '../src/world/index.ts';

let identity: WorldIdentity;
let browser: Browser;
beforeAll(async () => {
  identity = await createIdentity();
  browser = await launchBrowser({ spki: identity.spki });
});
afterAll(() => browser.close());

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, '');

/** What OCR reads on the screenshot of a task's control. */
async function readOn(id: string): Promise<string[]> {
  const clock = steppedClock();
  const ledger = createLedger(clock);
  const task = twins.tasks.find((candidate) => candidate.id === `twins/${id}`)!;
  const world = await openWorld({
    stage: twins.stage(task, CONTROL, { clock, ledger, seed: 1 }),
    clock,
    ledger,
    identity,
  });
  const page = await browser.open({ proxy: world.proxy, viewport: { width: 1280, height: 720 } });
  try {
    const { start } = twins.stage(task, CONTROL, { clock, ledger, seed: 1 });
    await page.goto(start, 'settled');
    return (await sharedOcr().read(await page.screenshot('png'))).map(({ text }) => plain(text));
  } finally {
    await page.close();
    await world.close();
  }
}

test("OCR reads at least 95 % of the twins' own labels right", async () => {
  const labels: { scenario: string; label: string; read: boolean }[] = [];
  for (const { id, texts } of SCENARIOS) {
    const lines = await readOn(id);
    for (const { label } of [...Object.values(texts.controls), ...Object.values(texts.options)]) {
      labels.push({ scenario: id, label, read: lines.includes(plain(label)) });
    }
  }
  const missed = labels.filter(({ read }) => !read);
  expect(labels).toHaveLength(25);
  expect({ share: (labels.length - missed.length) / labels.length, missed }).toMatchObject({
    share: expect.toSatisfy((share: number) => share >= 0.95),
  });
}, 240_000);
