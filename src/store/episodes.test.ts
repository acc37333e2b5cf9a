import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openStore } from './open.ts';
import { temporaryFolder } from './testing/folder.ts';
import { aManifest, anEpisode, anError, aSpec } from './testing/records.ts';

async function storeWithRun() {
  const store = openStore(await temporaryFolder());
  await store.runs.create(aManifest('one'));
  return store;
}

test('an episode comes back as it was, whatever its texts hold', async () => {
  const store = await storeWithRun();
  let count = 0;
  const text = fc.string({
    unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  });
  await fc.assert(
    fc.asyncProperty(
      text,
      text,
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      async (answer, said, score) => {
        const plain = anEpisode(`key-${count++}`);
        const episode = {
          ...plain,
          answer,
          ...(count % 2 && { unacted: { said, usage: { requests: count, ms: 1 } } }),
          verdict: { ...plain.verdict, scores: { score: score + 0 } },
          steps: plain.steps.map((step) => ({ ...step, remark: { said } })),
        };
        expect(await store.episodes.save('one', episode)).toBe(true);
        expect(await store.episodes.get('one', episode.key)).toEqual(episode);
      },
    ),
    { numRuns: 50, examples: [['a\0b', '\ud800', 0]] },
  );
  await store.close();
});

test('a verdict is never replaced by saving again', async () => {
  const store = await storeWithRun();
  const first = anEpisode('k');
  expect(await store.episodes.save('one', first)).toBe(true);
  expect(await store.episodes.save('one', { ...first, answer: 'again' })).toBe(false);
  expect(await store.episodes.save('one', anError('k'))).toBe(false);
  expect(await store.episodes.get('one', 'k')).toEqual(first);
  expect(await store.episodes.facts('one', 'k')).toHaveLength(1);
  await store.close();
});

test('an error is replaced by a later try', async () => {
  const store = await storeWithRun();
  await store.episodes.save('one', anError('k'));
  expect(await store.episodes.keys('one')).toEqual(new Map([['k', 'error']]));
  expect(await store.episodes.save('one', anEpisode('k'))).toBe(true);
  expect(await store.episodes.get('one', 'k')).toEqual(anEpisode('k'));
  await store.close();
});

test('an episode whose steps or facts cannot be kept is not kept at all', async () => {
  const store = await storeWithRun();
  const [step] = anEpisode('k').steps;
  if (!step) throw new Error('the record has a step');
  await expect(store.episodes.save('one', { ...anEpisode('k'), steps: [step, step] })).rejects.toMatchObject({
    trouble: 'store',
  });
  expect(await store.episodes.keys('one')).toEqual(new Map());
  expect(await store.episodes.facts('one', 'k')).toEqual([]);
  expect(await store.episodes.save('one', anEpisode('k'))).toBe(true);
  await store.close();
});

test('many saves at once on one connection keep each episode apart', async () => {
  const store = await storeWithRun();
  const saved = await Promise.all(
    Array.from({ length: 40 }, (_, i) => store.episodes.save('one', anEpisode(`key-${i % 20}`))),
  );
  expect(saved.filter(Boolean)).toHaveLength(20);
  await store.close();
});

test('a score that JSON cannot hold is refused rather than stored as null', async () => {
  const store = await storeWithRun();
  const plain = anEpisode('k');
  const bad = { ...plain, verdict: { ...plain.verdict, scores: { regret: Number.NaN } } };
  await expect(store.episodes.save('one', bad)).rejects.toThrow(TypeError);
  expect(await store.episodes.keys('one')).toEqual(new Map());
  await store.close();
});

test('episodes are listed by what identifies them, and filtered', async () => {
  const store = await storeWithRun();
  const spec = (task: string, condition: string, repetition: number) =>
    aSpec({ task, condition: { id: condition, mechanisms: [] }, repetition });
  await store.episodes.save('one', anEpisode('d', { spec: spec('tiny/b', 'control', 0) }));
  await store.episodes.save('one', anEpisode('c', { spec: spec('tiny/a', 'x', 1) }));
  await store.episodes.save('one', anEpisode('b', { spec: spec('tiny/a', 'x', 0) }));
  await store.episodes.save('one', anEpisode('a', { spec: spec('tiny/a', 'control', 0) }));
  expect((await store.episodes.list('one')).map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
  const filtered = await store.episodes.list('one', { task: 'tiny/a', condition: 'x' });
  expect(filtered.map(({ key }) => key)).toEqual(['b', 'c']);
  expect(await store.episodes.list('two')).toEqual([]);
  await store.close();
});

test('a new verdict keeps the old one in the history', async () => {
  const store = await storeWithRun();
  const episode = anEpisode('k');
  await store.episodes.save('one', episode);
  const second = { ...episode.verdict, harm: true };
  const third = { ...episode.verdict, success: false, scores: {} };
  await store.episodes.rejudge('one', 'k', second);
  await store.episodes.rejudge('one', 'k', third);
  expect(await store.episodes.get('one', 'k')).toEqual({ ...episode, verdict: third });
  const earlier = await store.episodes.earlierVerdicts('one', 'k');
  expect(earlier.map(({ verdict }) => verdict)).toEqual([episode.verdict, second]);
  await store.close();
});
