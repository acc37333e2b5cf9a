import { z } from 'zod';
import type { Configurable } from '../../configurable.ts';
import { openModel } from '../../model/index.ts';
import { nodeLibrary } from '../node-library.ts';
import { runnerCommand } from '../node-runner.ts';
import { modelIn, outsideModelShape } from '../outside-model.ts';
import { takeJob } from '../take-job.ts';

const ADAPTER = '1';
const NAME = '@browserbasehq/stagehand';
const RANGE = { series: '3.7' } as const;

const { model, baseUrl, temperature, prices } = outsideModelShape;
const stagehandSettings = z.strictObject({
  model,
  baseUrl,
  temperature,
  prices,
  /** `dom`: acts on elements of its tree; `hybrid`: on coordinates of its screenshots, too. */
  mode: z.enum(['dom', 'hybrid']).default('dom'),
});
type StagehandSettings = z.output<typeof stagehandSettings>;

/** `stagehand`: the agent of Stagehand 3, in its own process. */
export const stagehand: Configurable<StagehandSettings> = {
  id: 'stagehand',
  title: 'Stagehand',
  summary: `The agent of Stagehand ${RANGE.series}, with any model: a tree of the page, and screenshots on request.`,
  settings: stagehandSettings,
  inId: ['model'],
  notInId: ['baseUrl', 'prices'],
  create(settings, id) {
    const chat = openModel(modelIn(settings));
    const { folder, version } = nodeLibrary(NAME, RANGE, '3.7.3');
    const { mode } = settings;
    return {
      card: {
        id,
        title: `Stagehand ${version} (${mode})`,
        version: `${version}+${ADAPTER}`,
        kind: 'external',
        modality: ['accessible-name', 'state', 'a11y-tree', 'dom-order', 'dom-text', 'pixels'],
        deterministic: false,
        settings: { mode, model: chat.card },
      },
      check: () => chat.check({ tools: true }),
      run: (session) =>
        takeJob(session, {
          command: runnerCommand(import.meta.dirname, folder),
          settings: { mode },
          model: settings,
        }),
    };
  },
};
