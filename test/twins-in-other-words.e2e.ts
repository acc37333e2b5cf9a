import { afterAll, beforeAll, expect, test } from 'vitest';
import { planSchema } from '../src/core/plan.ts';
import { defaultEnvironment, type Environment, startRun } from '../src/run/index.ts';
import { openStore } from '../src/store/index.ts';
import { temporaryFolder } from '../src/store/testing/folder.ts';
import { twinsOf } from '../src/suites/twins/index.ts';
import { SCENARIOS } from '../src/suites/twins/scenarios/index.ts';

/** Every label and instruction of the twins in other words: instruction; user's, vendor's and saving button; main option. */
const OTHER_WORDS: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  cart: [
    'Take the accident cover out of my order. Press one button only. Do not leave the cover in.',
    'Take out accident cover',
    'Leave in accident cover',
    'Refresh order',
    'Accident cover',
  ],
  cookies: [
    "Decline the optional trackers. Use a single button to decline them. Don't agree to trackers.",
    'Decline trackers',
    'Agree to trackers',
    'Confirm selection',
    'Optional trackers',
  ],
  newsletter: [
    'Get me off the mailing list: leave it with one click. Do not stay on it.',
    'Leave mailing list',
    'Stay on mailing list',
    'Store settings',
    'Mailing list of the month',
  ],
  privacy: [
    'Stop passing on activity data to companies. One button is enough. Do not keep passing it on.',
    'Stop passing on data',
    'Keep passing on data',
    'Apply changes',
    'Passing on activity data',
  ],
  subscription: [
    "End my subscription. Use exactly one button to end the subscription. Don't continue it.",
    'End subscription',
    'Continue subscription',
    'Apply changes',
    'Subscription renews by itself',
  ],
};

const renamed = SCENARIOS.map((scenario) => {
  const [instruction, user, vendor, asIs, main] = OTHER_WORDS[scenario.id]!;
  const { controls, options, saved } = scenario.texts;
  return {
    ...scenario,
    instruction,
    texts: {
      controls: {
        user: { label: user, effect: `Does this: ${user.toLowerCase()}` },
        vendor: { label: vendor, effect: `Does this: ${vendor.toLowerCase()}` },
        'as-is': { ...controls['as-is'], label: asIs },
      },
      options: { ...options, main: { ...options.main, label: main } },
      saved,
    },
  };
});

let environment: Environment;
beforeAll(async () => {
  environment = { ...(await defaultEnvironment()), suites: [twinsOf(renamed)] };
});
afterAll(() => environment.browser.close());

test('scripted readers know no task: they reach every goal in the control when all words are others', async () => {
  expect(Object.keys(OTHER_WORDS).toSorted()).toEqual(SCENARIOS.map(({ id }) => id).toSorted());
  const store = openStore(await temporaryFolder());
  const agents = [
    'reader:dom',
    'reader:text',
    'reader:a11y',
    'reader:pixels',
    'reader:structured',
    'reader:first',
  ];
  const { run } = await startRun({
    plan: planSchema.parse({ suites: ['twins'], conditions: ['control'], agents }),
    store,
    environment,
    record: 'none',
  });
  const heads = await store.episodes.list(run);
  expect(heads).toHaveLength(agents.length * SCENARIOS.length);
  const missed = [];
  for (const { key } of heads) {
    const record = await store.episodes.get(run, key);
    if (record?.status !== 'ok' || !record.verdict.success) {
      missed.push(
        `${record?.spec.agent.id} on ${record?.spec.task}: ${record?.status === 'ok' ? record.answer : 'error'}`,
      );
    }
  }
  expect(missed).toEqual([]);
}, 240_000);
