import type { Turn } from '../asked.ts';
import type { Move } from '../move.ts';
import { told } from '../told.ts';
import {
  type Body,
  bodyOf,
  listOf,
  pictureOf,
  placeOf,
  type ScreenWire,
  textOf,
  turn,
} from './screen-wire.ts';

/** What was said is in a message's id as well: clients hand back the id alone, and this server has no memory. */
const MESSAGE = 'msg_';
const idOf = (text: string): string => `${MESSAGE}${Buffer.from(text).toString('base64url')}`;
const saidBy = (id: string): string =>
  id.startsWith(MESSAGE) ? Buffer.from(id.slice(MESSAGE.length), 'base64url').toString() : '';

/** The computer tool of OpenAI's Responses API. */
export const openaiScreen: ScreenWire = {
  read(body) {
    if (!listOf(body.tools).some((tool) => /^computer/.test(textOf(bodyOf(tool).type)))) return undefined;
    return { model: textOf(body.model), turns: listOf(body.input).map((item) => turnOf(bodyOf(item))) };
  },
  write({ model }, move, used) {
    const words = told(move);
    const content = [{ type: 'output_text', text: words, annotations: [] }];
    const message = { type: 'message', id: idOf(words), status: 'completed', role: 'assistant', content };
    const call = {
      type: 'computer_call',
      id: 'cu_1',
      call_id: 'call_1',
      status: 'completed',
      actions: actionsOf(move),
      pending_safety_checks: [],
    };
    return {
      id: 'resp_1',
      object: 'response',
      created_at: 0,
      model,
      status: 'completed',
      output: move.kind === 'done' ? [message] : [message, call],
      usage: {
        input_tokens: used.input,
        output_tokens: used.output,
        total_tokens: used.input + used.output,
      },
    };
  },
};

function turnOf(item: Body): Turn {
  switch (item.type) {
    case 'computer_call':
      return turn('assistant', { calls: [{ name: 'computer', input: item.actions }] });
    case 'computer_call_output': {
      const url = textOf(bodyOf(item.output).image_url);
      return turn('tool', { pictures: pictureOf(url.split('base64,')[1]) });
    }
    case 'item_reference':
      return turn('assistant', { text: saidBy(textOf(item.id)) });
    default: {
      const parts = listOf(item.content).map(bodyOf);
      const said = typeof item.content === 'string' ? item.content : '';
      return turn(textOf(item.role), {
        text: [said, ...parts.map(({ text }) => textOf(text))].join('\n').trim(),
        pictures: parts.flatMap(({ image_url: url }) => pictureOf(textOf(url).split('base64,')[1])),
      });
    }
  }
}

function actionsOf(move: Move): readonly object[] {
  switch (move.kind) {
    case 'click':
      return [{ type: 'click', button: 'left', ...placeOf(move) }];
    case 'type': {
      const enter = move.submit ? [{ type: 'keypress', keys: ['ENTER'] }] : [];
      const click = { type: 'click', button: 'left', ...placeOf(move) };
      return [click, { type: 'type', text: move.text }, ...enter];
    }
    case 'scroll':
      return [{ type: 'scroll', x: 600, y: 400, scroll_x: 0, scroll_y: 500 }];
    case 'wait':
      return [{ type: 'wait' }];
    case 'look':
    case 'done':
      return [{ type: 'screenshot' }];
  }
}
