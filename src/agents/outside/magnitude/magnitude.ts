import { z } from 'zod';
import type { Configurable } from '../../configurable.ts';
import { openModel } from '../../model/index.ts';
import { nodeLibrary } from '../node-library.ts';
import { runnerCommand } from '../node-runner.ts';
import { modelIn, outsideModelShape } from '../outside-model.ts';
import { takeJob } from '../take-job.ts';

const ADAPTER = '1';
const NAME = 'magnitude-core';
const RANGE = { series: '0.3', least: 1 } as const;

/** Its library takes no address for this one. */
const DIRECT = ['anthropic'] as const;

const { model, baseUrl, temperature, prices } = outsideModelShape;
const magnitudeSettings = z.strictObject({ model, baseUrl, temperature, prices });
type MagnitudeSettings = z.output<typeof magnitudeSettings>;

/** `magnitude`: the browser agent of Magnitude, which sees screenshots and nothing else, in its own process. */
export const magnitude: Configurable<MagnitudeSettings> = {
  id: 'magnitude',
  title: 'Magnitude',
  summary: `The browser agent of magnitude-core ${RANGE.series}: screenshots and coordinates, with a model that sees.`,
  settings: magnitudeSettings,
  inId: ['model'],
  notInId: ['baseUrl', 'prices'],
  create(settings, id) {
    const chat = openModel(modelIn(settings, DIRECT));
    const { folder, version } = nodeLibrary(NAME, RANGE, '0.3.1');
    return {
      card: {
        id,
        title: `Magnitude ${version}`,
        version: `${version}+${ADAPTER}`,
        kind: 'external',
        modality: ['pixels'],
        deterministic: false,
        settings: { model: chat.card },
      },
      check: () => chat.check({ vision: true }),
      run: (session) =>
        takeJob(session, {
          command: runnerCommand(import.meta.dirname, folder),
          settings: {},
          model: settings,
          direct: DIRECT,
          env: { SCARF_ANALYTICS: 'false', MAGNITUDE_TELEMETRY_DISABLED: '1' },
        }),
    };
  },
};
