import type { EpisodeRecord, EpisodeResult, Step } from '../../../core/episode.ts';
import type { ExportSource } from '../source.ts';
import { eventsOf } from './events.ts';
import { modelName, sampleId } from './log.ts';
import { messagesOf } from './messages.ts';
import { scoresOf } from './scores.ts';

/** What is left out of a sample, and counted. */
export interface SampleOptions {
  readonly screenshots: boolean;
  /** Called for a screenshot that the store no longer has. */
  readonly onMissing: () => void;
}

/** An episode as Inspect's EvalSample, with every member that the viewer needs. Screenshots are attachments, by hash. */
export async function sampleOf(source: ExportSource, episode: EpisodeRecord, options: SampleOptions) {
  const { spec } = episode;
  const model = modelName(spec.agent);
  const input = source.instruction(spec) ?? `(${spec.task}: a task that this version does not know)`;
  const steps = episode.status === 'ok' ? episode.steps : [];
  const attachments = options.screenshots ? await picturesOf(source, steps, options.onMissing) : {};
  const pictures = (step: Step): string | undefined => {
    const { hash = '' } = seenIn(step) ?? {};
    return hash in attachments ? `attachment://${hash}` : undefined;
  };
  const answer = episode.status === 'ok' ? episode.answer : '';
  return {
    id: sampleId(spec),
    epoch: spec.repetition + 1,
    input,
    target: '',
    messages: messagesOf(input, steps, answer, pictures),
    output: {
      model,
      choices: [{ message: { role: 'assistant', content: answer, source: 'generate' }, stop_reason: 'stop' }],
      completion: answer,
    },
    ...(episode.status === 'ok' ? { scores: scoresOf(episode) } : {}),
    metadata: metadataOf(episode),
    store: {},
    events: episode.status === 'ok' ? eventsOf(episode, model, source.manifest.started, pictures) : [],
    model_usage: {},
    role_usage: {},
    total_time: episode.duration / 1000,
    uuid: episode.key,
    ...(episode.status === 'error' ? { error: errorOf(episode) } : limitOf(episode)),
    attachments,
  };
}

export type InspectSample = Awaited<ReturnType<typeof sampleOf>>;

/** A sample as its line in the log's list: without what is large. */
export function summaryOf(sample: InspectSample) {
  const { id, epoch, input, target, metadata, model_usage, role_usage, total_time, uuid } = sample;
  return {
    id,
    epoch,
    input,
    target,
    metadata,
    ...('scores' in sample ? { scores: sample.scores } : {}),
    model_usage,
    role_usage,
    total_time,
    uuid,
    ...('error' in sample ? { error: sample.error?.message } : {}),
    ...('limit' in sample ? { limit: sample.limit?.type } : {}),
    completed: true,
    message_count: sample.messages.length,
  };
}

function metadataOf(episode: EpisodeRecord) {
  const { spec } = episode;
  return {
    task: spec.task,
    ...(spec.variant === undefined ? {} : { variant: spec.variant }),
    condition: spec.condition.id,
    mechanisms: spec.condition.mechanisms.join('+'),
    key: episode.key,
    seed: spec.seed,
    content: spec.content,
    tries: episode.tries,
    ...(episode.status === 'ok' ? { end: episode.end } : { trouble: episode.trouble }),
  };
}

function errorOf({ trouble, message }: { readonly trouble: string; readonly message: string }) {
  const text = `${trouble}: ${message}`;
  return { message: text, traceback: text, traceback_ansi: text };
}

/** A limit is a result with a mark, in Inspect as in Siren. Inspect has no limit of acts, so that one is `custom`. */
function limitOf({ end, spec }: EpisodeResult & Pick<EpisodeRecord, 'spec'>) {
  if (end === 'step-limit') {
    return { limit: { type: 'custom', limit: spec.limits.steps, reason: 'the step limit was reached' } };
  }
  if (end !== 'time-limit') return {};
  const limit = spec.limits.episodeMs / 1000;
  return { limit: { type: 'time', limit, reason: 'the time limit was reached' } };
}

/** The picture of a step: the one that the agent was shown with marks, or else the page just before the act. */
const seenIn = ({ marked, screenshot }: Step): Step['marked'] | Step['screenshot'] => marked ?? screenshot;

/** Data addresses of the screenshots of all steps, by hash. */
async function picturesOf(
  source: ExportSource,
  steps: readonly Step[],
  onMissing: () => void,
): Promise<Record<string, string>> {
  const pictures: Record<string, string> = {};
  for (const step of steps) {
    const seen = seenIn(step);
    if (!seen || seen.hash in pictures) continue;
    const { hash, format } = seen;
    try {
      const bytes = await source.screenshot(hash, format);
      pictures[hash] = `data:image/${format};base64,${Buffer.from(bytes).toString('base64')}`;
    } catch {
      onMissing();
    }
  }
  return pictures;
}
