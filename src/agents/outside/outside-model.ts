import { z } from 'zod';
import { UsageError } from '../../core/errors.ts';
import type { Json } from '../../core/json.ts';
import { METERED, type Meter, type ModelSettings, modelSettingsShape, openMeter } from '../model/index.ts';
import { parseModelName } from '../model/name.ts';
import { runBudget } from '../model/run-budget.ts';
import { KEY_VARIABLES } from '../model/secret.ts';

const { model, baseUrl, temperature, seed, maxTokens, prices } = modelSettingsShape;

/** Members of the settings of agents that talk to their model by themselves. */
export const outsideModelShape = { model, baseUrl, temperature, seed, maxTokens, prices } as const;
const outsideModelSchema = z.object(outsideModelShape);
export type OutsideModel = z.output<typeof outsideModelSchema>;

/**
 * The part of an agent's settings that is about its model.
 *
 * @throws UsageError for a budget that can't be kept, since requests to that provider don't come by
 */
export function modelIn(settings: OutsideModel): ModelSettings {
  const { provider } = parseModelName(settings.model);
  if (runBudget() === undefined || METERED.includes(provider)) return outsideModelSchema.parse(settings);
  throw new UsageError({
    expected: `a model of ${METERED.join(' or ')}, to keep a budget for an agent that asks its model by itself`,
    found: settings.model,
    hint: 'Leave --max-requests, --max-total-tokens and --max-cost out, or run this agent alone.',
  });
}

/** The model of one job. */
export interface JobModel {
  /** What the job says of it: never a key, but where it stands in the environment. */
  readonly told: Readonly<Record<string, Json>>;
  /** What the environment has in the place of its key. */
  readonly env: NodeJS.ProcessEnv;
  /** What stands before its endpoint, where something does. */
  readonly meter?: Meter;
}

/** Makes a model ready for a job. The meter has to be closed. */
export async function modelForJob(settings: OutsideModel): Promise<JobModel> {
  const { provider, id } = parseModelName(settings.model);
  const {
    model: _model,
    prices: _prices,
    baseUrl: address,
    ...sampling
  } = outsideModelSchema.parse(settings);
  const keyVariables = KEY_VARIABLES[provider];
  const meter = METERED.includes(provider) ? await openMeter(outsideModelSchema.parse(settings)) : undefined;
  const at = meter?.baseUrl ?? address;
  return {
    told: {
      model: { provider, id, ...(at !== undefined && { baseUrl: at }), keyVariables },
      ...(sampling as Record<string, Json>),
    },
    env: meter ? Object.fromEntries(keyVariables.map((name) => [name, meter.key])) : {},
    ...(meter && { meter }),
  };
}
