import { z } from 'zod';
import type { Action, Target } from '../../core/action.ts';
import type { Json } from '../../core/json.ts';
import type { ModelReply, ToolSpec } from '../model/index.ts';
import type { Modality } from './modality.ts';
import { scrollBy, WAIT_MS, type Wish } from './reply.ts';

interface Tool {
  readonly name: string;
  readonly description: string;
  readonly schema: z.ZodObject;
  /** The action of an input that fits the schema. */
  action(input: Input, viewportHeight: number): Action;
}

interface Input {
  readonly number?: number;
  readonly x?: number;
  readonly y?: number;
  readonly text?: string;
  readonly option?: string;
  readonly key?: string;
  readonly direction?: 'up' | 'down';
}

const MARK = { number: z.int().min(0).describe('The number of the element') };
const POINT = {
  x: z.number().min(0).describe('Pixels from the left edge of the picture'),
  y: z.number().min(0).describe('Pixels from the top edge of the picture'),
};
const NOTHING = z.strictObject({});

/** The tools of the tools protocol: the same actions as the text protocol has. */
function toolsFor(aims: Modality['aims']): readonly Tool[] {
  const at = aims === 'marks' ? MARK : POINT;
  const perhaps = z.strictObject(at).partial().shape;
  const thing = aims === 'marks' ? 'an element' : 'a place';
  return [
    {
      name: 'click',
      description: `Clicks ${thing}.`,
      schema: z.strictObject(at),
      action: (input) => ({ type: 'click', target: needed(input) }),
    },
    {
      name: 'type',
      description: 'Types into a field, in place of what it holds. Does not press Enter.',
      schema: z.strictObject({ ...at, text: z.string() }),
      action: (input) => ({ type: 'type', target: needed(input), text: input.text ?? '', clear: true }),
    },
    {
      name: 'select',
      description: 'Chooses an option of a drop-down list by its text.',
      schema: z.strictObject({ ...at, option: z.string() }),
      action: (input) => ({ type: 'select', target: needed(input), option: input.option ?? '' }),
    },
    {
      name: 'press',
      description: 'Presses a key, such as Enter, Tab or Escape.',
      schema: z.strictObject({ key: z.string().min(1) }),
      action: ({ key = '' }) => ({ type: 'press', key }),
    },
    {
      name: 'scroll',
      description: `Scrolls the page, or what can be scrolled at ${thing} if one is given.`,
      schema: z.strictObject({ direction: z.enum(['up', 'down']), ...perhaps }),
      action: (input, viewportHeight) => {
        const target = targetOf(input);
        const dy = scrollBy(input.direction ?? 'down', viewportHeight);
        return { type: 'scroll', dy, ...(target && { target }) };
      },
    },
    {
      name: 'wait',
      description: 'Lets five seconds pass.',
      schema: NOTHING,
      action: () => ({ type: 'wait', ms: WAIT_MS }),
    },
    {
      name: 'go_back',
      description: 'Goes back to the previous page.',
      schema: NOTHING,
      action: () => ({ type: 'back' }),
    },
    {
      name: 'answer',
      description: 'Ends your work with an answer to the user.',
      schema: z.strictObject({ text: z.string() }),
      action: ({ text = '' }) => ({ type: 'done', answer: text }),
    },
  ];
}

function targetOf({ number, x, y }: Input): Target | undefined {
  if (number !== undefined) return { mark: number };
  return x === undefined || y === undefined ? undefined : { x, y };
}

/** The target of a tool whose schema has one. */
function needed(input: Input): Target {
  return targetOf(input) ?? { mark: 0 };
}

/** The tools as a model is told of them. */
export function toolSpecs(aims: Modality['aims']): readonly ToolSpec[] {
  return toolsFor(aims).map(({ name, description, schema }) => {
    const { $schema: _, ...plain } = z.toJSONSchema(schema) as Record<string, Json>;
    return { name, description, schema: plain };
  });
}

/** Reads a reply of the tools protocol. Strictly: one call, of a tool that there is, with an input that fits it. */
export function parseCalls(
  { toolCalls }: Pick<ModelReply, 'toolCalls'>,
  aims: Modality['aims'],
  viewportHeight: number,
): Wish {
  const [call] = toolCalls;
  if (call === undefined) return { why: 'It calls no tool.' };
  if (toolCalls.length > 1) return { why: `It calls ${toolCalls.length} tools at once.` };
  const tools = toolsFor(aims);
  const tool = tools.find(({ name }) => name === call.name);
  if (tool === undefined) {
    return { why: `There is no tool "${call.name}"; there are ${tools.map(({ name }) => name).join(', ')}.` };
  }
  const input = tool.schema.safeParse(call.input);
  if (input.success) return { action: tool.action(input.data as Input, viewportHeight) };
  const [issue] = input.error.issues;
  return {
    why: `The input of ${tool.name} does not fit: ${issue?.path.join('.') || 'the whole'}: ${issue?.message}.`,
  };
}
