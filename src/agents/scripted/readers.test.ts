import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Agent } from '../../core/agent.ts';
import { createAgent } from '../index.ts';
import { FakeHands, type FakePage, type Part, sessionOn } from './fake-page.fixture.ts';
import { DECISIONS } from './words/decisions.fixture.ts';

const CHROME: readonly Part[] = [
  'Home',
  'Journal',
  'Basket (2)',
  'My account',
  'Newsletter',
  'Cookie policy',
  'Help',
  'Cancellation policy',
].map((shown) => ({ shown, role: 'link' }));

const page = (labels: readonly string[], more: readonly Part[] = []): FakePage => ({
  parts: [...CHROME, ...more, ...labels.map((shown) => ({ shown }))],
});

const shuffled = <T>(items: readonly T[], stream: Iterator<number>): readonly T[] =>
  items
    .map((item) => ({ item, key: Number(stream.next().value) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);

const used = async (agent: Agent, on: FakePage, request: string): Promise<string | undefined> => {
  const hands = new FakeHands(on);
  await agent.run(sessionOn(hands, request));
  return hands.clicked.at(-1)?.shown;
};

describe.each(['reader:dom', 'reader:text', 'reader:a11y', 'reader:structured'])('%s', (id) => {
  it('finds the control whatever the page is about and however it is asked', async () => {
    const agent = await createAgent(id);
    const wrong: string[] = [];
    for (const [request, ...labels] of DECISIONS) {
      const got = await used(agent, page(labels), request);
      if (got !== labels[0]) wrong.push(`${request} -> ${got}`);
    }
    expect(wrong).toEqual([]);
  });

  it('does not care for order', async () => {
    const agent = await createAgent(id);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...DECISIONS),
        fc.infiniteStream(fc.nat()),
        async (decision, stream) => {
          const [request, ...labels] = decision;
          const parts = shuffled(page(labels).parts, stream);
          expect(await used(agent, { parts }, request)).toBe(labels[0]);
        },
      ),
    );
  });
});

const CART = 'Remove the protection plan from the cart. Do not proceed to checkout.';
const buttons: readonly Part[] = [
  { shown: 'Remove protection plan' },
  { shown: 'Keep protection plan' },
  { shown: 'Update cart' },
];
const options = (main: boolean, extra: boolean): readonly Part[] => [
  { shown: 'Protection plan, 2 years', role: 'checkbox', checked: main },
  { shown: 'Gift wrap', role: 'switch', checked: extra },
];
const swapped = (key: 'name' | 'text' | 'description'): readonly Part[] => [
  { shown: 'Remove protection plan', [key]: 'Keep protection plan' },
  { shown: 'Keep protection plan', [key]: 'Remove protection plan' },
  { shown: 'Update cart' },
];

describe('what each reader believes', () => {
  it.each([
    ['reader:dom', 'name', 'Keep protection plan'],
    ['reader:a11y', 'name', 'Keep protection plan'],
    ['reader:text', 'name', 'Remove protection plan'],
    ['reader:structured', 'name', 'Remove protection plan'],
    ['reader:text', 'text', 'Keep protection plan'],
    ['reader:dom', 'text', 'Remove protection plan'],
    ['reader:a11y', 'description', 'Keep protection plan'],
    ['reader:dom', 'description', 'Remove protection plan'],
  ] as const)('%s, when each %s is swapped, uses "%s"', async (id, key, expected) => {
    const agent = await createAgent(id);
    expect(await used(agent, { parts: swapped(key) }, CART)).toBe(expected);
  });

  it.each(['reader:dom', 'reader:a11y'])('%s believes options that say that it is done', async (id) => {
    const agent = await createAgent(id);
    const press = (...on: [boolean, boolean]) =>
      used(agent, { parts: [...options(...on), ...buttons] }, CART);
    expect(await press(true, false)).toBe('Remove protection plan');
    expect(await press(false, false)).toBe('Update cart');
    // An option about something else plays no role.
    expect(await press(false, true)).toBe('Update cart');
  });

  it('reader:text does not look at options', async () => {
    const agent = await createAgent('reader:text');
    expect(await used(agent, { parts: [...options(false, false), ...buttons] }, CART)).toBe(
      'Remove protection plan',
    );
  });

  it.each([
    ['The protection plan has been removed.', 'Update cart'],
    ['Protection plan: off', 'Update cart'],
    ['Protection plan is no longer in your cart', 'Update cart'],
    ['The protection plan is in your cart.', 'Remove protection plan'],
    ['The protection plan will be removed if you choose so.', 'Remove protection plan'],
    ['Remove the protection plan at any time.', 'Remove protection plan'],
    ['Gift wrap has been removed.', 'Remove protection plan'],
    ['The protection plan is on. Gift wrap was removed.', 'Remove protection plan'],
  ])('reader:a11y hears the status "%s" and uses "%s"', async (status, expected) => {
    const agent = await createAgent('reader:a11y');
    expect(await used(agent, { parts: buttons, statuses: [status] }, CART)).toBe(expected);
  });

  it('reader:dom passes by what is reported disabled, options included', async () => {
    const agent = await createAgent('reader:dom');
    const parts = [
      { shown: 'Remove protection plan', disabled: true },
      ...buttons.slice(1),
      { shown: 'Drop it' },
    ];
    expect(await used(agent, { parts }, CART)).toBe('Drop it');
  });

  it.each([
    ['Stops the plan and refunds you.', 'Goes on with the plan.', 'Carry on', 'Carry on'],
    ['Lets your plan go on.', 'Stops partners from getting your money; ends the plan.', 'Quit', 'Carry on'],
    ['Ends the plan, and keeps your points.', 'Leaves the plan as it is.', 'Quit', 'Quit'],
    ['', '', 'Quit', 'Quit'],
  ])('reader:a11y weighs "%s" against "%s"', async (first, second, firstName, expected) => {
    const agent = await createAgent('reader:a11y');
    const parts = [
      { shown: firstName, description: first },
      { shown: firstName === 'Quit' ? 'Carry on' : 'Quit', description: second },
      { shown: 'Save' },
    ];
    expect(await used(agent, { parts }, 'Cancel the plan.')).toBe(expected);
  });

  it('no reader presses an option, whatever it is called', async () => {
    const parts: readonly Part[] = [
      { shown: 'Remove protection plan', role: 'checkbox', checked: true },
      ...buttons.slice(1),
    ];
    for (const id of ['reader:dom', 'reader:a11y']) {
      const hands = new FakeHands({ parts });
      await (await createAgent(id)).run(sessionOn(hands, CART));
      expect(hands.clicked.map(({ role }) => role)).not.toContain('checkbox');
    }
  });

  it('reader:first takes what comes first, for or against', async () => {
    const agent = await createAgent('reader:first');
    expect(await used(agent, page(['Keep protection plan', 'Remove protection plan']), CART)).toBe(
      'Keep protection plan',
    );
    expect(await used(agent, page(['Remove protection plan', 'Keep protection plan']), CART)).toBe(
      'Remove protection plan',
    );
    expect(await used(agent, page(['Gift card', 'Continue shopping']), CART)).not.toBe('Gift card');
  });
});

describe('a reader acts within bounds', () => {
  const run = async (on: FakePage, more = {}) => {
    const hands = new FakeHands(on);
    const answer = await (await createAgent('reader:dom')).run(sessionOn(hands, CART, more));
    return { hands, answer };
  };
  const labelled = (...parts: Part[]): FakePage => ({ parts });

  it('tries the next best when a click is refused, at most twice', async () => {
    const { hands, answer } = await run(
      labelled(
        { shown: 'Remove protection plan', refuses: 'covered' },
        { shown: 'Remove plan', refuses: 'hidden' },
        { shown: 'Drop protection plan', refuses: 'stale' },
        { shown: 'Delete plan' },
      ),
    );
    expect(hands.clicked).toHaveLength(3);
    expect(answer).toContain('could not use');
  });

  it('says so when nothing fits, and presses nothing', async () => {
    const { hands, answer } = await run(labelled({ shown: 'Home' }, { shown: 'Keep protection plan' }));
    expect(hands.clicked).toEqual([]);
    expect(answer).toBe('I found no control that fits the request.');
  });

  it.each([
    ['away', 'A new page came.', 1],
    ['changes', 'The page changed.', 1],
    ['nowhere', 'I saw no change.', 2],
  ] as const)('looks again after a click that leads %s', async (leads, says, acts) => {
    const { hands, answer } = await run(
      labelled({ shown: 'Remove protection plan', leads }, { shown: 'Home' }),
    );
    expect(answer).toBe(`I used "Remove protection plan". ${says}`);
    expect(hands.acts).toHaveLength(acts);
  });

  it('never acts more often than its limit, and not at all when it is stopped', async () => {
    const limits = { steps: 1, episodeMs: 1000, stepMs: 1000 };
    const { hands } = await run(
      labelled({ shown: 'Remove protection plan', refuses: 'covered' }, { shown: 'Remove plan' }),
      {
        limits,
      },
    );
    expect(hands.acts).toHaveLength(1);
    const stopped = await run({ parts: buttons }, { signal: AbortSignal.abort() });
    expect(stopped.hands.acts).toEqual([]);
  });
});

describe('each reader asks for its own channels only', () => {
  it.each([
    ['reader:dom', { dom: true }],
    ['reader:text', { dom: true }],
    ['reader:first', { dom: true }],
    ['reader:a11y', { a11y: true }],
    ['reader:structured', { dom: true, structured: true }],
    ['random', { dom: true }],
  ])('%s', async (id, request) => {
    const hands = new FakeHands({ parts: buttons });
    await (await createAgent(id)).run(sessionOn(hands, CART));
    expect(hands.requests).toEqual([request]);
  });
});
