import { UsageError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import type { Outcome } from './asking.ts';
import type { Failure } from './failure.ts';
import type { ModelRequest, Needs, ToolSpec } from './model.ts';
import type { SdkResult } from './sdk.ts';
import type { Secret } from './secret.ts';
import { testPicture } from './test-picture.ts';
import { type Asked, toldAtCheck } from './told-failure.ts';

/** Sends a request of the check's own. */
export type Send = (request: ModelRequest) => Promise<Outcome>;

/** A picture is never fewer tokens than that. */
const LEAST_PICTURE_TOKENS = 16;
/** Some models answer nothing without their own tool. */
const SCREEN = { width: 1280, height: 720 };
const FEATURES: Readonly<Record<string, string>> = {
  temperature: '--temperature',
  seed: '--seed',
  reasoning: '--reasoning',
  maxOutputTokens: '--max-tokens',
};

const TOOL: ToolSpec = {
  name: 'ready',
  description: 'Says that you are ready.',
  schema: { type: 'object', properties: { word: { type: 'string' } }, required: ['word'] },
};

/**
 * Finds out whether a model answers at all, with a tool and with a picture where those are needed.
 *
 * @throws UsageError that says what is wrong and what to do.
 */
export async function checkModel(
  send: Send,
  asked: Asked,
  key: Secret | undefined,
  needs: Needs,
): Promise<void> {
  const screen = needs.screen ? { screen: SCREEN } : {};
  const plain = await send({ ...question([]), ...screen });
  if (!plain.ok) throw toldAtCheck(plain.failure, asked, await hintOf(plain.failure, asked, key));
  refuseDropped(plain.result, asked);
  if (needs.tools) {
    const withTool = await send({ ...question([]), tools: [TOOL] });
    if (!withTool.ok) throw toldAtCheck(withTool.failure, asked, NO_TOOLS);
  }
  if (!needs.vision) return;
  const seen = await send({ ...question([await testPicture()]), ...screen });
  const noVision = `This agent shows its model screenshots. Choose a model with vision${needs.blind ? `, or ${needs.blind}` : ''}.`;
  if (!seen.ok) throw toldAtCheck(seen.failure, asked, noVision);
  const [without, within] = [plain, seen].map(({ result }) => result.usage.inputTokens.total);
  // An endpoint that drops what it can't use would have the model answer blindly.
  if (without && within && within - without < LEAST_PICTURE_TOKENS)
    throw new UsageError({
      expected: `${asked.model} to look at pictures`,
      found: `that one costs ${within - without} tokens more: the endpoint drops it`,
      hint: noVision,
    });
}

const NO_TOOLS =
  'It may not take tools: try --protocol text, or start the endpoint with tool calls switched on.';

function question(pictures: readonly Uint8Array[]): ModelRequest {
  const images = pictures.map((bytes) => ({ type: 'image', bytes, mediaType: 'image/png' }) as const);
  const text = { type: 'text', text: 'Reply with the single word "ready".' } as const;
  return {
    system: 'You are asked whether you are there. Answer in one word.',
    messages: [{ role: 'user', parts: [text, ...images] }],
  };
}

/** A setting that the model doesn't take would be in the agent's card and of no effect. */
function refuseDropped({ warnings }: SdkResult, { model }: Asked): void {
  for (const warning of warnings) {
    if (warning.type !== 'unsupported' || FEATURES[warning.feature] === undefined) continue;
    throw new UsageError({
      expected: `settings that ${model} takes`,
      found: `${FEATURES[warning.feature]}, which it does not (${warning.details ?? 'unsupported'})`,
      hint: 'Leave it out: it would be recorded and have no effect.',
    });
  }
}

/** For an unknown model, the names that the endpoint has. */
async function hintOf({ kind }: Failure, { provider, model, baseUrl }: Asked, key: Secret | undefined) {
  if (kind !== 'missing' || provider !== 'openai-compatible') return undefined;
  const names = await namesAt(baseUrl, key);
  if (names.length === 0) return undefined;
  const close = nearest(model.slice(provider.length + 1), names);
  return `The endpoint has ${(close.length > 0 ? close : names.slice(0, 8)).join(', ')}.`;
}

async function namesAt(baseUrl: string, key: Secret | undefined): Promise<readonly string[]> {
  try {
    const response = await fetch(`${baseUrl}/models`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(5000),
      headers: key ? { authorization: `Bearer ${key.reveal()}` } : {},
    });
    const list = (await response.json()) as { readonly data?: readonly { readonly id?: unknown }[] };
    return (list.data ?? []).flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  } catch {
    return [];
  }
}
