import type { Agent } from '../../core/agent.ts';
import { hashOf } from '../../core/hash.ts';
import type { Json } from '../../core/json.ts';
import type { Configurable } from '../configurable.ts';
import { type ChatModel, type ModelSettings, OUTSIDE_SETTINGS, openModel } from '../model/index.ts';
import { work } from './loop.ts';
import { modalityOf } from './modality.ts';
import { PROMPT_VERSION, systemPrompt } from './prompts/system.ts';
import { type SimpleSettings, simpleSettings } from './settings.ts';
import { toolSpecs } from './tools.ts';

/** Changes with every change of what the loop does with the same page and the same replies. */
const VERSION = '2';

/** A model that looks and acts in turns, in one of six modalities and two protocols. */
export const simple: Configurable<SimpleSettings> = {
  id: 'simple',
  title: 'Simple agent',
  summary: 'A model that looks, says what to do, and looks again; the same loop for every modality.',
  settings: simpleSettings,
  inId: ['modality', 'model'],
  notInId: OUTSIDE_SETTINGS,
  create: (settings, id) => simpleAgent(settings, openModel(modelSettingsIn(settings)), id),
};

function modelSettingsIn(settings: SimpleSettings): ModelSettings {
  const { modality: _modality, protocol: _protocol, labels: _labels, views: _views, ...model } = settings;
  return model;
}

/** The simple agent on a model that is open already. */
export function simpleAgent(
  {
    modality: name,
    protocol,
    labels,
    views,
  }: Pick<SimpleSettings, 'modality' | 'protocol' | 'labels' | 'views'>,
  model: ChatModel,
  id: string,
): Agent {
  const modality = modalityOf(name, labels);
  const system = systemPrompt(modality, protocol);
  const tools = protocol === 'tools' ? toolSpecs(modality.aims) : [];
  const settings: Record<string, Json> = {
    modality: name,
    protocol,
    ...(name === 'som' && { labels }),
    views,
    prompt: { version: PROMPT_VERSION, hash: hashOf({ system, tools }).slice(0, 16) },
    model: model.card,
  };
  return {
    card: {
      id,
      title: `Simple agent (${name})`,
      version: VERSION,
      kind: 'model',
      modality: modality.channels,
      deterministic: false,
      settings,
    },
    check: () =>
      model.check({
        vision: modality.vision,
        blind: 'a modality without pictures: `--modality dom`, `a11y` or `coordinates`',
        tools: protocol === 'tools',
      }),
    run: (session) => work({ model, modality, protocol, labels, views, system, tools }, session),
  };
}
