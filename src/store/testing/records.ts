import type { EpisodeRecord, EpisodeResult, EpisodeSpec } from '../../core/episode.ts';
import type { Manifest } from '../manifest.ts';

/** A spec to vary in tests. */
export function aSpec(changes: Partial<EpisodeSpec> = {}): EpisodeSpec {
  return {
    suite: 'tiny',
    task: 'tiny/door',
    condition: { id: 'control', mechanisms: [] },
    agent: {
      id: 'walker',
      title: 'Walker',
      version: '1',
      kind: 'scripted',
      modality: ['dom-text'],
      deterministic: true,
      settings: {},
    },
    repetition: 0,
    seed: 7,
    viewport: { width: 800, height: 600 },
    limits: { steps: 5, episodeMs: 60_000, stepMs: 30_000 },
    firstLook: 'settled',
    content: 'c0ffee',
    ...changes,
  };
}

/** An episode that came to a verdict, with a step and a fact. */
export function anEpisode(key: string, changes: Partial<EpisodeResult & { spec: EpisodeSpec }> = {}) {
  return {
    key,
    spec: aSpec(),
    status: 'ok',
    end: 'done',
    answer: 'It is done.',
    verdict: {
      success: true,
      harm: false,
      exposed: true,
      decided: true,
      scores: { regret: 0.25 },
      reasons: [{ says: 'the door was opened', facts: [0] }],
    },
    facts: [
      {
        seq: 0,
        at: 12,
        host: 'www.door.example',
        kind: 'decision-shown',
        data: { decision: 'door', pageTime: 3.5 },
      },
    ],
    steps: [
      {
        index: 0,
        at: 10,
        url: 'https://www.door.example/',
        title: 'A door',
        remark: { said: 'I open it.' },
        action: { type: 'click', target: { mark: 1 } },
        result: { ok: true, navigated: true },
        looks: [{ channels: ['dom'], pageTime: 5 }],
        phases: { think: 1, observe: 2, act: 3, record: 4 },
      },
    ],
    duration: 12.5,
    tries: 1,
    ...changes,
  } satisfies EpisodeRecord;
}

/** An episode that infrastructure trouble kept from a verdict. */
export function anError(key: string): EpisodeRecord {
  return {
    key,
    spec: aSpec(),
    status: 'error',
    trouble: 'browser',
    message: 'it died',
    duration: 1,
    tries: 3,
  };
}

export function aManifest(run: string, changes: Partial<Manifest> = {}): Manifest {
  return {
    format: 1,
    run,
    plan: {
      name: 'door',
      suites: ['tiny'],
      agents: ['walker'],
      repeat: 1,
      seed: 1,
      viewport: { width: 800, height: 600 },
      limits: {},
      firstLook: 'settled',
    },
    planHash: 'ab',
    seed: 1,
    versions: { siren: '0', node: 'v24', chromium: '156', os: 'any' },
    agents: [],
    content: [],
    planned: 1,
    keys: 'cd',
    started: '2026-03-02T09:00:00.000Z',
    resumed: [],
    status: 'running',
    counts: { ok: 0, errors: 0 },
    ...changes,
  };
}
