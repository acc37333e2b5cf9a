import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, launchBrowser } from '../../../browser/index.ts';
import type { Agent } from '../../../core/agent.ts';
import { createLedger } from '../../../core/ledger.ts';
import { type StructuredRequest, TOTAL_PRICE } from '../../../core/shopping.ts';
import { createIdentity, openWorld, steppedClock, type WorldIdentity } from '../../../world/index.ts';
import { sessionOn } from '../fake-page.fixture.ts';
import { carefulShopper } from './careful.ts';
import { firstShopper } from './first.ts';
import { pageShopper } from './page.ts';
import { type FakeShop, oddShop, usualShop } from './shop.fixture.ts';
import { sorterShopper } from './sorter.ts';

/** `b` comes first of what fits; by weight `g` does, and `f` when its dear large size is overlooked; the best is `g`. */
const REQUEST: StructuredRequest = {
  noun: 'lamp',
  configuration: [{ option: 'Size', choice: 'Large' }],
  requirements: [{ label: 'Burning time', is: 'at-least', value: 10, unit: 'h' }],
  preferences: [
    { label: 'Weight', want: 'least' },
    { label: TOTAL_PRICE, want: 'least' },
  ],
};

let identity: WorldIdentity;
let browser: Browser;
beforeAll(async () => {
  identity = await createIdentity();
  browser = await launchBrowser({ spki: identity.spki });
});
afterAll(() => browser.close());

async function shop(agent: Agent, { site, bought }: FakeShop, request = REQUEST, steps = 200) {
  const clock = steppedClock();
  const stage = { sites: [site], start: `https://${site.host}/`, resources: [], holds: [] };
  const world = await openWorld({ stage, clock, ledger: createLedger(clock), identity });
  const hands = await browser.open({ proxy: world.proxy, viewport: { width: 1280, height: 720 } });
  await hands.goto(stage.start, 'settled');
  let acts = 0;
  const counted = {
    observe: hands.observe.bind(hands),
    act: (...args: Parameters<typeof hands.act>) => {
      acts++;
      return hands.act(...args);
    },
  };
  const limits = { steps, episodeMs: 60_000, stepMs: 10_000 };
  const answer = await agent.run(sessionOn(counted, 'Buy a lamp.', { request, limits }));
  await hands.close();
  await world.close();
  return { answer, bought, acts };
}

const SHOPPERS = [
  ['first', firstShopper, 'a', 'b'],
  ['page', pageShopper, 'c', 'b'],
  ['sorter', sorterShopper, 'g', 'g'],
  ['careful', carefulShopper, 'g', 'g'],
] as const;

it.each(SHOPPERS)('shopper:%s buys in a usual shop', async (_, make, usual) => {
  const { bought, answer } = await shop(make(), usualShop());
  expect(answer).toMatch(/^I bought/);
  const cover = make !== carefulShopper;
  expect(bought).toEqual([{ lamp: usual, size: 'large', cover, name: 'Robin Ashdown' }]);
});

it.each(SHOPPERS)('shopper:%s buys in an odd shop', async (_, make, _usual, odd) => {
  const { bought, answer } = await shop(make(), oddShop());
  expect(answer).toMatch(/^I bought/);
  expect(bought).toEqual([{ lamp: odd, size: 'large', cover: false, name: 'Robin' }]);
});

it('waits a robot check out, and tells that it met one', async () => {
  const { bought, answer } = await shop(firstShopper(), oddShop({ checkAt: 2 }));
  expect(answer).toMatch(/^I bought .* Robot checks met: 1\.$/);
  expect(bought).toHaveLength(1);
});

it('keeps within the limit of steps, wherever it ends', async () => {
  const { bought, answer, acts } = await shop(firstShopper(), usualShop(), REQUEST, 8);
  expect(answer).toBe('I ran out of steps before the order was placed.');
  expect([bought, acts]).toEqual([[], 8]);
});

it('buys nothing when nothing fits', async () => {
  const requirements = [{ label: 'Burning time', is: 'at-least', value: 100, unit: 'h' }] as const;
  const { bought, answer } = await shop(carefulShopper(), usualShop(), { ...REQUEST, requirements });
  expect(answer).toBe('I found nothing that fits, and bought nothing.');
  expect(bought).toEqual([]);
});
