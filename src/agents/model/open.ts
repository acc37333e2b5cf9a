import { UsageError } from '../../core/errors.ts';
import type { Json } from '../../core/json.ts';
import { Asking, type Patience } from './asking.ts';
import type { Budget } from './budget.ts';
import { checkModel } from './check.ts';
import { endpointOf } from './endpoint.ts';
import type { Failure } from './failure.ts';
import { type Gate, gateOf } from './gate.ts';
import type { ChatModel, ModelReply, ModelRequest } from './model.ts';
import { parseModelName } from './name.ts';
import { promptOf, toolsOf } from './prompt.ts';
import { reasoningBudget, sampling, sdkModel, toldReasoning } from './provider.ts';
import { asMessage, readReply } from './read-reply.ts';
import { ReplyCache, replyFolder } from './reply-cache.ts';
import { type Pace, REAL_PACE, waitAfter } from './retry.ts';
import { runBudget } from './run-budget.ts';
import type { SdkCall, SdkModel } from './sdk.ts';
import { keyOf } from './secret.ts';
import { type ModelSettings, type Provider, TIMEOUT_MS } from './settings.ts';
import { toldInRun } from './told-failure.ts';

/** What a model shares with others, or what tests put in its place. */
export interface Surroundings {
  /** What all models of a run may use together; that of the run that this process works on unless given. */
  readonly budget?: Budget;
  readonly gate?: Gate;
  readonly pace?: Pace;
}

/** Before a run, nobody waits for what isn't there: only for an endpoint that is there and has too much to do. */
const CHECK_TRIES = 3;

/**
 * Opens a model by its settings; its key is taken from the environment, and is shown nowhere. Nothing is sent yet.
 *
 * @throws UsageError for an unknown provider, a missing key, a wrong base URL, a setting that the provider doesn't have,
 *   and a budget in money without prices.
 */
export function openModel(
  settings: ModelSettings,
  environment: NodeJS.ProcessEnv = process.env,
  { budget = runBudget(), gate, pace = REAL_PACE }: Surroundings = {},
): ChatModel {
  const { provider, id } = parseModelName(settings.model);
  const { baseUrl, host } = endpointOf(provider, settings.baseUrl);
  const key = keyOf(provider, environment);
  refuseUnpriced(settings, budget);
  let base = baseCall(settings, provider);
  const asked = { model: settings.model, provider, baseUrl };
  let sdk: Promise<SdkModel> | undefined;
  const asking = new Asking({
    sdk: () => {
      sdk ??= sdkModel(provider, { id, baseUrl, key });
      return sdk;
    },
    gate: gate ?? gateOf(baseUrl),
    pace,
    key,
    timeoutMs: settings.timeoutMs ?? TIMEOUT_MS,
    budget,
  });
  const card = cardOf(settings, host);
  const cache = settings.cache ? new ReplyCache(replyFolder(environment)) : undefined;

  async function send(request: ModelRequest, patience?: Patience) {
    const call = { prompt: promptOf(request, provider), ...toolsOf(request, { provider, id }) };
    let outcome = await asking.send({ ...base, ...call }, request.signal, patience);
    if (!outcome.ok && base.providerOptions?.openai?.reasoningSummary && isAboutSummaries(outcome.failure)) {
      // Some accounts may have reasoning, and no summaries of it.
      base = withoutSummaries(base);
      outcome = await asking.send({ ...base, ...call }, request.signal, patience);
    }
    if (!outcome.ok) return outcome;
    const { result, requests, ms } = outcome;
    const bare = readReply(result, settings, key);
    // Those that failed before it are counted as they failed.
    budget?.add({ ...bare.usage, requests: 1, ms });
    const reply: ModelReply = { ...bare, usage: { ...bare.usage, requests, ms } };
    return { ...outcome, reply };
  }

  return {
    card,
    async ask(request) {
      request.signal?.throwIfAborted();
      const name = cache?.keyOf(card, request);
      const kept = name === undefined ? undefined : await cache?.get(name);
      if (kept !== undefined) return kept;
      const outcome = await send(request);
      if (!outcome.ok) {
        if (outcome.failure.kind === 'refused') return refusal(outcome.failure.found);
        throw toldInRun(outcome.failure, asked);
      }
      if (name !== undefined) await cache?.put(name, outcome.reply);
      return outcome.reply;
    },
    check: (needs = {}) => {
      const patience: Patience = (failure, tried) =>
        tried < CHECK_TRIES && failure.status !== undefined && failure.kind !== 'no-reply'
          ? waitAfter(failure, tried, pace.spread())
          : undefined;
      return checkModel((request) => send(request, patience), asked, key, needs);
    },
  };
}

/** A provider that declines a request answers it, in its way. */
function refusal(found: string): ModelReply {
  return {
    text: found,
    toolCalls: [],
    message: asMessage(found, []),
    usage: { requests: 1, ms: 0 },
    finish: 'refused',
  };
}

/** What is the same in every call. */
type BaseCall = Omit<SdkCall, 'prompt'>;

function baseCall(settings: ModelSettings, provider: Provider): BaseCall {
  const { reasoning } = settings;
  if (reasoning === undefined) return sampling(settings);
  if (typeof reasoning === 'string')
    return { ...sampling(settings), reasoning, providerOptions: toldReasoning(provider) };
  const providerOptions = reasoningBudget(provider, reasoning);
  if (providerOptions !== undefined) return { ...sampling(settings), providerOptions };
  throw new UsageError({
    expected: `a reasoning level for ${provider}: low, medium or high`,
    found: `a budget of ${reasoning} tokens`,
    hint: 'Budgets in tokens are for anthropic and google.',
  });
}

const isAboutSummaries = ({ kind, found }: Failure): boolean =>
  kind === 'bad-request' && /summar/i.test(found);

/** Left out, the library would ask for one of its own accord. */
function withoutSummaries(base: BaseCall): BaseCall {
  return { ...base, providerOptions: { openai: { reasoningSummary: null } } };
}

function refuseUnpriced({ model, prices }: ModelSettings, budget: Budget | undefined): void {
  if (budget?.limits.maxCost === undefined || prices !== undefined) return;
  throw new UsageError({
    expected: `the prices of ${model}, to keep --max-cost`,
    found: 'that they are unknown',
    hint: 'Give them per million tokens, as in `--price-in 2.5 --price-out 10`, or limit tokens or requests.',
  });
}

function cardOf(settings: ModelSettings, host: string): Readonly<Record<string, Json>> {
  const { model, temperature, seed, maxTokens, reasoning, cache } = settings;
  return {
    model,
    endpoint: host,
    ...(temperature !== undefined && { temperature }),
    ...(seed !== undefined && { seed }),
    ...(maxTokens !== undefined && { maxTokens }),
    ...(reasoning !== undefined && { reasoning }),
    ...(cache && { cache }),
  };
}
