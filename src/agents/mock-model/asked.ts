import { z } from 'zod';

/** A tool, or an answer's form, as a request describes it. */
export interface Form {
  readonly name: string;
  readonly schema: Schema;
}

/** A JSON schema, read leniently. */
export type Schema = Readonly<Record<string, unknown>>;

/** One message of a request, whatever its form was. */
export interface Turn {
  readonly role: string;
  readonly text: string;
  readonly pictures: readonly Uint8Array[];
  readonly calls: readonly { readonly name: string; readonly input: unknown }[];
}

/** What a chat completion request asks. */
export interface Asked {
  readonly model: string;
  readonly turns: readonly Turn[];
  readonly tools: readonly Form[];
  /** Whether it must call a tool; the name of one, when it has to be that one. */
  readonly mustCall: boolean | string;
  /** The JSON schema that the answer has to fit. */
  readonly format?: Form;
  /** The answer has to be JSON, of a form that the messages tell. */
  readonly json: boolean;
  readonly stream: boolean;
}

const schema = z.record(z.string(), z.unknown());

const part = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  image_url: z.union([z.string(), z.looseObject({ url: z.string() })]).optional(),
});

const message = z.looseObject({
  role: z.string(),
  content: z.union([z.string(), z.null(), z.array(part)]).optional(),
  tool_calls: z
    .array(z.looseObject({ function: z.looseObject({ name: z.string(), arguments: z.string() }) }))
    .nullish(),
});

const body = z.looseObject({
  model: z.string(),
  messages: z.array(message).min(1),
  tools: z
    .array(z.looseObject({ function: z.looseObject({ name: z.string(), parameters: schema.optional() }) }))
    .nullish(),
  tool_choice: z
    .union([z.string(), z.looseObject({ function: z.looseObject({ name: z.string() }) })])
    .nullish(),
  response_format: z
    .looseObject({
      type: z.string(),
      json_schema: z.looseObject({ name: z.string().optional(), schema: schema.optional() }).optional(),
    })
    .nullish(),
  stream: z.boolean().nullish(),
});

/**
 * Reads the body of a chat completion request.
 *
 * @throws Error with what is wrong, for a body that is none.
 */
export function readAsked(text: string): Asked {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error('the request body is not JSON');
  }
  const read = body.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`${issue?.path.join('.') || 'the body'}: ${issue?.message}`);
  }
  const { model, messages, tools, tool_choice: choice, response_format: format, stream } = read.data;
  const wanted = format?.json_schema?.schema;
  return {
    model,
    turns: messages.map(turnOf),
    tools:
      choice === 'none'
        ? []
        : (tools ?? []).map(({ function: { name, parameters = {} } }) => ({ name, schema: parameters })),
    mustCall: typeof choice === 'object' && choice !== null ? choice.function.name : choice === 'required',
    ...(wanted && { format: { name: format?.json_schema?.name ?? 'answer', schema: wanted } }),
    json: format?.type === 'json_object' || format?.type === 'json_schema',
    stream: stream === true,
  };
}

function turnOf({ role, content, tool_calls: calls }: z.output<typeof message>): Turn {
  const parts = typeof content === 'string' ? [{ type: 'text', text: content }] : (content ?? []);
  const unwrapped = parts.map((each) => unwrap(each.text ?? ''));
  return {
    role,
    text: unwrapped.map(({ text }) => text).join('\n'),
    pictures: [
      ...parts.flatMap((each) => ('image_url' in each ? pictureOf(each.image_url) : [])),
      ...unwrapped.flatMap(({ pictures }) => pictures),
    ],
    calls: (calls ?? []).map((call) => ({
      name: call.function.name,
      input: jsonOf(call.function.arguments),
    })),
  };
}

const wrapped = z
  .array(z.looseObject({ type: z.string(), text: z.string().optional(), data: z.string().optional() }))
  .min(1);

/** Some agents put a tool's texts and pictures into the message as JSON. */
function unwrap(text: string): { readonly text: string; readonly pictures: readonly Uint8Array[] } {
  const inside = /^\s*\[\s*\{/.test(text) ? wrapped.safeParse(jsonOf(text)) : undefined;
  if (!inside?.success) return { text, pictures: [] };
  return {
    text: inside.data.map((each) => each.text ?? '').join('\n'),
    pictures: inside.data.flatMap(({ type, data }) =>
      data !== undefined && /image|media|file/.test(type) ? [Buffer.from(data, 'base64')] : [],
    ),
  };
}

/** Pictures come within the request: nothing is fetched. */
function pictureOf(image: unknown): readonly Uint8Array[] {
  const url = typeof image === 'string' ? image : (image as { readonly url?: string } | undefined)?.url;
  const [, data] = /^data:image\/[a-z]+;base64,([A-Za-z0-9+/=\s]+)$/.exec(url ?? '') ?? [];
  return data === undefined ? [] : [Buffer.from(data, 'base64')];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
