/**
 * Writes a contact sheet of each marketplace to `docs/gallery`, and `docs/gallery.md`, which shows them: home, results and the
 * last page before the order, in the control and in the treatment, of the market's first task, through real worlds and the
 * real browser.
 *
 * Usage: gallery.ts [MARKET...], where only the sheets of the markets named are made anew.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Browser, type BrowserPage, launchBrowser } from '../src/browser/index.ts';
import type { Hands } from '../src/core/agent.ts';
import { factsOf } from '../src/core/fact.ts';
import { createLedger, type Ledger } from '../src/core/ledger.ts';
import { CONTROL, type Condition } from '../src/core/mechanism.ts';
import { TREATMENT } from '../src/suites/markets/conditions.ts';
import { markets } from '../src/suites/markets/index.ts';
import { dataOf, truthOf } from '../src/suites/markets/parts.ts';
import { cardsOn } from '../src/suites/markets/paths/cards.ts';
import { purchaseFor } from '../src/suites/markets/paths/purchase-for.ts';
import { marketOf } from '../src/suites/markets/registry.ts';
import { type TaskData, taskData } from '../src/suites/markets/tasks/index.ts';
import { createIdentity, openWorld, steppedClock, type WorldIdentity } from '../src/world/index.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'docs/gallery');

/** The window, and a picture of it on the sheet, in pixels. */
const WINDOW = { width: 1280, height: 1120 };
const PICTURE = { width: 640, height: 560 };
const GAP = 16;
/** The largest a sheet may be, in bytes, and the qualities that are tried for it. */
const LARGEST = 400_000;
const QUALITIES = [82, 74, 66, 58, 50] as const;

/** Home, results, and the last page before the order. */
type Pictures = readonly Uint8Array[];

/** A page's hands that keep what the page showed before each act since something was chosen, until the order is placed. */
function watched(
  page: BrowserPage,
  ledger: Ledger,
  step: () => void,
): { readonly hands: Hands; readonly last: () => Uint8Array | undefined } {
  let last: Uint8Array | undefined;
  const isUnderWay = (): boolean => {
    const facts = ledger.facts();
    const chosen = factsOf(facts, 'cart-changed').some(({ data }) => data.lines.length > 0);
    return chosen && factsOf(facts, 'order-placed').length === 0;
  };
  return {
    hands: {
      observe: (request) => page.observe(request),
      async act(action) {
        if (isUnderWay()) last = await picture(page);
        const result = await page.act(action);
        step();
        return result;
      },
    },
    last: () => last,
  };
}

/** What a page shows from its top. */
async function picture(page: BrowserPage): Promise<Uint8Array> {
  await page.page.evaluate(() => scrollTo(0, 0));
  await page.settle();
  return page.screenshot('png');
}

/** Goes through a market as a shopper does who knows what is best and leaves what is ticked in advance. */
async function pictures(
  browser: Browser,
  identity: WorldIdentity,
  data: TaskData,
  condition: Condition,
): Promise<Pictures> {
  const clock = steppedClock();
  const ledger = createLedger(clock);
  const task = markets.tasks.find(({ id }) => id === data.id);
  const best = truthOf(dataOf(data)).products.get(data.optimum);
  if (!task || !best)
    throw new Error(`Expected "${data.id}" among the tasks, with its optimum; it is not there.`);
  const stage = markets.stage(task, condition, { clock, ledger, seed: 1 });
  const world = await openWorld({ stage, clock, ledger, identity });
  const page = await browser.open({ proxy: world.proxy, viewport: WINDOW });
  try {
    const { hands, last } = watched(page, ledger, () => clock.step());
    const { floor } = marketOf(data);
    const purchase = { ...purchaseFor(best, data), keepsDefaults: true };
    await page.goto(stage.start, 'settled');
    const home = await picture(page);
    await floor.search(hands, data.type.noun.one, purchase);
    const results = await picture(page);
    const found = await floor.search(hands, best.name, purchase);
    const card = cardsOn(found).find(({ name }) => name === best.name);
    if (!card)
      throw new Error(`Expected "${best.name}" among the results of a search for it; it is not there.`);
    await floor.open(hands, card);
    await floor.buy(hands, best, purchase);
    const review = last();
    if (!review)
      throw new Error(`Expected a page between choosing and the order in "${data.market}"; there is none.`);
    return [home, results, review];
  } finally {
    await page.close();
    await world.close();
  }
}

/** A sheet of rows of pictures, as a JPEG of at most `LARGEST` bytes where quality can bring it there. */
async function sheet(rows: readonly Pictures[]): Promise<Buffer> {
  const columns = Math.max(...rows.map(({ length }) => length));
  const placed = await Promise.all(
    rows.flatMap((row, y) =>
      row.map(async (input, x) => ({
        input: await sharp(input).resize(PICTURE).png().toBuffer(),
        left: GAP + x * (PICTURE.width + GAP),
        top: GAP + y * (PICTURE.height + GAP),
      })),
    ),
  );
  const ground = sharp({
    create: {
      width: GAP + columns * (PICTURE.width + GAP),
      height: GAP + rows.length * (PICTURE.height + GAP),
      channels: 3,
      background: '#8b8f98',
    },
  });
  const whole = await ground.composite(placed).png().toBuffer();
  let made = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    made = await sharp(whole).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (made.length <= LARGEST) break;
  }
  return made;
}

/** The page that shows the sheets. */
function gallery(firsts: readonly TaskData[]): string {
  const parts = firsts.map((data) => {
    const { market } = marketOf(data);
    return `## ${market.brand} (\`${market.id}\`)

\`${data.id}\`: ${data.instruction}

![${market.brand}: home, results and the last page before the order, in the control (above) and in the treatment (below)](gallery/${market.id}.jpg)
`;
  });
  return `# The marketplaces

What \`npm run gallery\` saw in a window of ${WINDOW.width} by ${WINDOW.height}. Each sheet has the home page, the first page of results and the last page
before the order, from left to right; the control is above, the treatment with all eight mechanisms below. What is bought is the
product that is best for the user, and what was ticked in advance stays ticked. Catalog, records and prices are the same in
both rows.

${parts.join('\n')}`;
}

/** The first task of each market. */
const firsts = [...Map.groupBy(taskData, ({ market }) => market).values()].flatMap(([first]) => first ?? []);
const named = process.argv.slice(2);
const unknown = named.filter((name) => !firsts.some(({ market }) => market === name));
if (unknown.length > 0) {
  const known = firsts.map(({ market }) => market).join(', ');
  console.error(`Expected names of markets: ${known}. Found: ${unknown.join(', ')}.`);
  process.exit(2);
}
mkdirSync(FOLDER, { recursive: true });
const identity = await createIdentity();
const browser = await launchBrowser({ spki: identity.spki });
try {
  for (const data of firsts) {
    if (named.length > 0 && !named.includes(data.market)) continue;
    try {
      const rows: Pictures[] = [];
      for (const condition of [CONTROL, TREATMENT])
        rows.push(await pictures(browser, identity, data, condition));
      const made = await sheet(rows);
      writeFileSync(join(FOLDER, `${data.market}.jpg`), made);
      console.log(`docs/gallery/${data.market}.jpg ${Math.round(made.length / 1000)} kB`);
    } catch (thrown) {
      // One market that can't be walked through leaves the sheets of the others as good as they are.
      console.error(`${data.market}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
}
writeFileSync(join(ROOT, 'docs/gallery.md'), gallery(firsts));
