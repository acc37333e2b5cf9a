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

/** Anthropic's computer tool. */
export const anthropicScreen: ScreenWire = {
  read(body) {
    if (!listOf(body.tools).some((tool) => /^computer_/.test(textOf(bodyOf(tool).type)))) return undefined;
    return { model: textOf(body.model), turns: listOf(body.messages).map((each) => turnOf(bodyOf(each))) };
  },
  write({ model }, move, used) {
    const calls = actionsOf(move).map((input, index) => ({
      type: 'tool_use',
      id: `toolu_${index}`,
      name: 'computer',
      input,
    }));
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content: [{ type: 'text', text: told(move) }, ...calls],
      stop_reason: calls.length > 0 ? 'tool_use' : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: used.input, output_tokens: used.output },
    };
  },
};

function turnOf({ role, content }: Body): Turn {
  if (typeof content === 'string') return turn(textOf(role), { text: content });
  const parts = listOf(content).map(bodyOf);
  // What came of a call lies within its result.
  const inner = parts.flatMap((part) => listOf(part.content).map(bodyOf));
  const all = [...parts, ...inner];
  return turn(textOf(role), {
    text: all
      .map(({ text }) => textOf(text))
      .filter(Boolean)
      .join('\n'),
    pictures: all.flatMap(({ source }) => pictureOf(bodyOf(source).data)),
    calls: parts.filter(({ type }) => type === 'tool_use').map(({ input }) => ({ name: 'computer', input })),
  });
}

function actionsOf(move: Move): readonly object[] {
  switch (move.kind) {
    case 'click':
      return [{ action: 'left_click', coordinate: coordinateOf(move) }];
    case 'type': {
      const enter = move.submit ? [{ action: 'key', text: 'Return' }] : [];
      const click = { action: 'left_click', coordinate: coordinateOf(move) };
      return [click, { action: 'type', text: move.text }, ...enter];
    }
    case 'scroll': {
      const by = { scroll_direction: 'down', scroll_amount: 5 };
      return [{ action: 'scroll', coordinate: [600, 400], ...by }];
    }
    case 'wait':
      return [{ action: 'wait', duration: 2 }];
    case 'look':
      return [{ action: 'screenshot' }];
    case 'done':
      return [];
  }
}

function coordinateOf(move: Move & { readonly kind: 'click' | 'type' }): readonly [number, number] {
  const { x, y } = placeOf(move);
  return [x, y];
}
