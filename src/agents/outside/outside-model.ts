import { z } from 'zod';
import type { Json } from '../../core/json.ts';
import { type ModelSettings, modelSettingsShape } from '../model/index.ts';
import { parseModelName } from '../model/name.ts';
import { KEY_VARIABLES } from '../model/secret.ts';

const { model, baseUrl, temperature, seed, maxTokens } = modelSettingsShape;

/** Members of the settings of agents that talk to their model by themselves. */
export const outsideModelShape = { model, baseUrl, temperature, seed, maxTokens } as const;
const outsideModelSchema = z.object(outsideModelShape);
export type OutsideModel = z.output<typeof outsideModelSchema>;

/** The part of an agent's settings that is about its model. */
export function modelIn(settings: OutsideModel): ModelSettings {
  return outsideModelSchema.parse(settings);
}

/** What a job says of the model: never a key, but where it stands in the environment. */
export function toldModel(settings: OutsideModel): Record<string, Json> {
  const { provider, id } = parseModelName(settings.model);
  const { model: _model, baseUrl: address, ...sampling } = modelIn(settings);
  return {
    model: {
      provider,
      id,
      ...(address !== undefined && { baseUrl: address }),
      keyVariables: KEY_VARIABLES[provider],
    },
    ...(sampling as Record<string, Json>),
  };
}
