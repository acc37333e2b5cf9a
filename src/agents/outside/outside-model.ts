import { z } from 'zod';
import { UsageError } from '../../core/errors.ts';
import type { Json } from '../../core/json.ts';
import { type Meter, type ModelSettings, modelSettingsShape, openMeter } from '../model/index.ts';
import { parseModelName } from '../model/name.ts';
import { runBudget } from '../model/run-budget.ts';
import { KEY_VARIABLES } from '../model/secret.ts';
import type { Provider } from '../model/settings.ts';

const { model, baseUrl, temperature, seed, maxTokens, prices } = modelSettingsShape;

/** Members of the settings of agents that talk to their model by themselves. */
export const outsideModelShape = { model, baseUrl, temperature, seed, maxTokens, prices } as const;
const outsideModelSchema = z.object(outsideModelShape);
export type OutsideModel = z.output<typeof outsideModelSchema>;

/**
 * The part of an agent's settings that is about its model.
 *
 * @param direct providers that its library asks at their own address and nowhere else
 * @throws UsageError for a base URL that would have no effect, and for a budget that can't be kept, since requests to
 * that provider don't come by
 */
export function modelIn(settings: OutsideModel, direct: readonly Provider[] = []): ModelSettings {
  const { provider } = parseModelName(settings.model);
  if (!direct.includes(provider)) return outsideModelSchema.parse(settings);
  if (settings.baseUrl !== undefined)
    throw new UsageError({
      expected: `no base URL for ${provider}: this agent asks it at its own address alone`,
      found: settings.baseUrl,
      hint: 'Leave --base-url out, or use another agent.',
    });
  if (runBudget() !== undefined)
    throw new UsageError({
      expected: 'a model whose requests can be counted, to keep a budget',
      found: `${settings.model}, which this agent asks by itself`,
      hint: 'Leave --max-requests, --max-total-tokens and --max-cost out, or run this agent alone.',
    });
  return outsideModelSchema.parse(settings);
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

/** Makes a model ready for a job. The meter has to be closed. `direct` as for `modelIn`: there is no meter then. */
export async function modelForJob(
  settings: OutsideModel,
  direct: readonly Provider[] = [],
): Promise<JobModel> {
  const { provider, id } = parseModelName(settings.model);
  const {
    model: _model,
    prices: _prices,
    baseUrl: address,
    ...sampling
  } = outsideModelSchema.parse(settings);
  const keyVariables = KEY_VARIABLES[provider];
  const meter = direct.includes(provider) ? undefined : await openMeter(outsideModelSchema.parse(settings));
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
