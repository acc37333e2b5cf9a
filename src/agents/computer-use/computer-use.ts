import { z } from 'zod';
import type { Agent } from '../../core/agent.ts';
import { UsageError } from '../../core/errors.ts';
import { hashOf } from '../../core/hash.ts';
import type { Configurable } from '../configurable.ts';
import {
  type ChatModel,
  modelSettingsShape,
  OUTSIDE_SETTINGS,
  openModel,
  type Provider,
  parseModelName,
  SCREEN_PROVIDERS,
} from '../model/index.ts';
import { ANSWERER_PROMPT, byModel, byRules } from './answerer.ts';
import { readAnthropic } from './anthropic.ts';
import { readGemini } from './gemini.ts';
import { work } from './loop.ts';
import { readOpenai } from './openai.ts';
import { PROMPT_VERSION, SYSTEM } from './prompt.ts';
import type { Reader } from './wish.ts';

/** Changes with every change of what the loop does with the same page and the same replies. */
const VERSION = '1';

const settings = z.strictObject({
  ...modelSettingsShape,
  /** How many of the newest screenshots stay in the conversation. OpenAI's tool keeps them all. */
  views: z.int().min(1).max(100).default(3),
  /** A model that says what a question is where the rule does not know. */
  answerer: z.string().min(1).exactOptional(),
  /** Its endpoint, in place of the provider's own. */
  answererBaseUrl: z.string().min(1).exactOptional(),
});
type Settings = z.output<typeof settings>;

/** A model that works the page by its provider's own tool for computers. */
export const computerUse: Configurable<Settings> = {
  id: 'computer-use',
  title: 'Computer-use model',
  summary: "A model that works the page by its provider's own tool: screenshots in, mouse and keys out.",
  settings,
  inId: ['model'],
  notInId: [...OUTSIDE_SETTINGS, 'answererBaseUrl'],
  create: ({ views, answerer, answererBaseUrl: baseUrl, ...model }, id) => {
    const { provider } = parseModelName(model.model);
    refuseWithoutTool(provider, model.model);
    const second =
      answerer === undefined ? undefined : openModel({ model: answerer, ...(baseUrl && { baseUrl }) });
    return computerUseAgent({ provider, views }, openModel(model), id, second);
  },
};

function refuseWithoutTool(provider: Provider, model: string): void {
  if (SCREEN_PROVIDERS.includes(provider)) return;
  throw new UsageError({
    expected: `a model of ${SCREEN_PROVIDERS.join(', ')}: their endpoints have a tool for computers`,
    found: model,
    hint: 'For other models, `--agent simple --modality pixels` shows screenshots and takes coordinates.',
  });
}

const READERS: Readonly<Partial<Record<Provider, Reader>>> = {
  openai: readOpenai,
  anthropic: readAnthropic,
  google: readGemini,
};

/** The agent on a model that is open already. */
export function computerUseAgent(
  { provider, views }: { readonly provider: Provider; readonly views: number },
  model: ChatModel,
  id: string,
  answerer?: ChatModel,
): Agent {
  const read = READERS[provider] ?? readOpenai;
  const answer = answerer ? byModel(answerer) : byRules;
  // A result of OpenAI's tool is a screenshot, and can be nothing else.
  const kept = provider === 'openai' ? Number.MAX_SAFE_INTEGER : views;
  return {
    card: {
      id,
      title: 'Computer-use model',
      version: VERSION,
      kind: 'model',
      modality: ['pixels'],
      deterministic: false,
      settings: {
        ...(provider !== 'openai' && { views }),
        prompt: {
          version: PROMPT_VERSION,
          hash: hashOf([SYSTEM, ...(answerer ? [ANSWERER_PROMPT] : [])]).slice(0, 16),
        },
        model: model.card,
        ...(answerer && { answerer: answerer.card }),
      },
    },
    async check() {
      await model.check({ vision: true, screen: true });
      await answerer?.check();
    },
    run: (session) => work({ model, provider, system: SYSTEM, views: kept, read, answer }, session),
  };
}
