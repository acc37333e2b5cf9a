import { delimiter, join } from 'node:path';
import { z } from 'zod';
import type { Channel } from '../../../core/agent.ts';
import type { Configurable } from '../../configurable.ts';
import { openModel } from '../../model/index.ts';
import { modelIn, outsideModelShape } from '../outside-model.ts';
import { defaultPython, ROOT } from '../places.ts';
import { pythonLibrary } from '../python-library.ts';
import { takeJob } from '../take-job.ts';

/** Changes with every change of what the adapter asks of the library. */
const ADAPTER = '1';
const SERIES = { series: '0.13', least: 8 } as const;
const INSTALL = "python -m venv agents && agents/bin/pip install 'browser-use==0.13.14'";

const RUNNER = join(ROOT, 'python/adapters/browser_use_agent.py');

const browserUseSettings = z.strictObject({
  ...outsideModelShape,
  /** Whether screenshots go to the model, beside the text; `auto` leaves it to browser-use. */
  vision: z.union([z.boolean(), z.literal('auto')]).default(true),
  /** Actions that one reply may hold, at most. */
  actionsPerStep: z.int().min(1).max(20).default(5),
  /** The Python that has browser-use. */
  python: z.string().min(1).exactOptional(),
});
type BrowserUseSettings = z.output<typeof browserUseSettings>;

/** What its text of a page holds: names and text of elements, some states; screenshots when it looks. */
const READS: readonly Channel[] = ['accessible-name', 'dom-text', 'dom-order', 'state'];

/** `browser-use`: the Python library of that name, in its own process. */
export const browserUse: Configurable<BrowserUseSettings> = {
  id: 'browser-use',
  title: 'browser-use',
  summary: `The Python library browser-use ${SERIES.series}, with any model: indexed elements and screenshots.`,
  settings: browserUseSettings,
  inId: ['model'],
  notInId: ['baseUrl', 'prices', 'python'],
  async create(settings, id) {
    const model = openModel(modelIn(settings));
    const python = settings.python ?? defaultPython();
    const version = await pythonLibrary(python, 'browser-use', SERIES, INSTALL);
    const { vision, actionsPerStep } = settings;
    return {
      card: {
        id,
        title: `browser-use ${version}`,
        version: `${version}+${ADAPTER}`,
        kind: 'external',
        modality: vision === false ? READS : [...READS, 'pixels'],
        deterministic: false,
        settings: { vision, actionsPerStep, model: model.card },
      },
      check: () => model.check({ vision: vision === true, blind: 'let it do without: `--set vision=false`' }),
      run: (session) =>
        takeJob(session, {
          command: [python, RUNNER],
          env: {
            PYTHONPATH: [join(ROOT, 'python/src'), process.env.PYTHONPATH].filter(Boolean).join(delimiter),
            PYTHONDONTWRITEBYTECODE: '1',
          },
          settings: { vision, actionsPerStep },
          model: settings,
        }),
    };
  },
};
