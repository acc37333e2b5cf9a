import type { EpisodeResult, Step } from '../../../core/episode.ts';
import { assistantMessage, callId, type Pictures, pageContent, resultText, toolError } from './messages.ts';

interface Timed {
  /** The world's clock, ms. */
  readonly at: number;
  readonly event: { readonly event: string; readonly [member: string]: unknown };
}

/**
 * An episode as Inspect's events in the order of the world's clock: for each step what the agent said (a `model`
 * event) and did (a `tool` event, with the page that it found), and each fact as an `info` event of source `siren`.
 *
 * @param start when the run began: episodes keep no date of their own
 */
export function eventsOf(
  episode: Pick<EpisodeResult, 'steps' | 'facts'>,
  model: string,
  start: string,
  pictures: Pictures,
) {
  const timed: Timed[] = [
    ...episode.steps.flatMap((step) => [
      { at: step.at, event: modelEvent(step, model) },
      { at: step.at, event: toolEvent(step, pictures) },
    ]),
    ...episode.facts.map((fact) => ({ at: fact.at, event: { event: 'info', source: 'siren', data: fact } })),
  ];
  const origin = Date.parse(start);
  return timed
    .sort((a, b) => a.at - b.at)
    .map(({ at, event }, index) => ({
      ...event,
      uuid: `event-${index}`,
      timestamp: new Date(origin + at).toISOString(),
      working_start: at / 1000,
    }));
}

function modelEvent(step: Step, model: string): Timed['event'] {
  const message = assistantMessage(step);
  return {
    event: 'model',
    model,
    input: [],
    tools: [],
    tool_choice: 'auto',
    config: {},
    output: {
      model,
      choices: [{ message, stop_reason: 'tool_calls' }],
      completion: step.remark.said ?? '',
      ...usageOf(step),
    },
    working_time: step.phases.think / 1000,
  };
}

/** What is unknown of it is left out. */
function usageOf({ remark: { usage } }: Step) {
  if (usage?.inputTokens === undefined || usage.outputTokens === undefined) return {};
  const { inputTokens, outputTokens, cachedInputTokens, reasoningTokens } = usage;
  return {
    usage: {
      input_tokens: inputTokens,
      output_tokens: outputTokens,
      total_tokens: inputTokens + outputTokens,
      ...(cachedInputTokens !== undefined && { input_tokens_cache_read: cachedInputTokens }),
      ...(reasoningTokens !== undefined && { reasoning_tokens: reasoningTokens }),
    },
  };
}

function toolEvent(step: Step, pictures: Pictures): Timed['event'] {
  const { type, ...args } = step.action;
  return {
    event: 'tool',
    type: 'function',
    id: callId(step),
    function: type,
    arguments: args,
    result: [
      { type: 'text', text: `${resultText(step.result)}\n\nThe page before it:\n` },
      ...pageContent(step, pictures),
    ],
    events: [],
    ...toolError(step.result),
    working_time: step.phases.act / 1000,
  };
}
