import sharp from 'sharp';
import type { AgentCard } from '../src/core/agent.ts';
import type { EpisodeRecord, Step } from '../src/core/episode.ts';
import { planSchema } from '../src/core/plan.ts';
import { random } from '../src/core/random.ts';
import { openStore } from '../src/store/index.ts';
import { CARDS, makeEpisodes } from '../test/fixtures/report-episodes.ts';

/** The run that the bench makes. */
export const RUN = 'bench-report';
/** Different pictures among the screenshots. */
const PICTURES = 300;
const STEPS = 8;

/** Three models, none deterministic: no two episodes are alike, which is the worst case. */
const MODELS: readonly AgentCard[] = ['example', 'second', 'third'].map((name) => ({
  ...(CARDS[2] as AgentCard),
  id: `model:${name}`,
}));

/**
 * Fills a store with a run of about `wanted` episodes of eight steps each, with words and screenshots.
 *
 * @returns how many episodes it has
 */
export async function makeRun(folder: string, wanted: number): Promise<number> {
  const cells = makeEpisodes({ seed: 1, repeat: 1, agents: MODELS, trouble: 0 }).length;
  const repeat = Math.ceil(wanted / cells);
  const episodes = makeEpisodes({ seed: 1, repeat, agents: MODELS, trouble: 0.01 });
  const store = openStore(folder);
  try {
    const hashes: string[] = [];
    for (let i = 0; i < PICTURES; i++) hashes.push(await store.artifacts.put(await picture(i), 'jpg'));
    await store.runs.create({
      format: 1,
      run: RUN,
      plan: planSchema.parse({ suites: ['twins'], agents: MODELS.map(({ id }) => id), repeat }),
      planHash: '0'.repeat(64),
      seed: 1,
      versions: { siren: '0', node: process.version, chromium: '0', os: process.platform },
      agents: MODELS,
      content: [],
      planned: episodes.length,
      keys: '',
      started: '2026-03-02T09:00:00.000Z',
      finished: '2026-03-02T10:00:00.000Z',
      resumed: [],
      status: 'done',
      counts: { ok: episodes.length, errors: 0 },
    });
    for (const [i, episode] of episodes.entries()) {
      await store.episodes.save(RUN, lengthened(episode, i, hashes));
    }
    return episodes.length;
  } finally {
    await store.close();
  }
}

/** A picture like a page: flat areas and lines of text-like noise. */
async function picture(seed: number): Promise<Uint8Array> {
  const draw = random(seed);
  const lines = Array.from({ length: 40 }, (_, i) => {
    const y = 30 + i * 17;
    return `<rect x="${draw.below(60)}" y="${y}" width="${200 + draw.below(900)}" height="9" fill="hsl(${draw.below(360)} 30% 40%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="#fff"/>${lines.join('')}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer());
}

function lengthened(episode: EpisodeRecord, number: number, hashes: readonly string[]): EpisodeRecord {
  const [first] = episode.status === 'ok' ? episode.steps : [];
  if (episode.status !== 'ok' || first === undefined) return episode;
  const steps = Array.from({ length: STEPS }, (_, index): Step => {
    const hash = hashes[(number * STEPS + index) % hashes.length] ?? '';
    return {
      ...first,
      index,
      at: index * 1000,
      remark: {
        reasoned: `Step ${index} of episode ${number}: the page shows a basket, and the user wants the plan removed. The button that fits best is the one that says so.`,
      },
      screenshot: { hash, format: 'jpeg' },
    };
  });
  return { ...episode, steps };
}
