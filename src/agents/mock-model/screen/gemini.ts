import type { Turn } from '../asked.ts';
import type { Move } from '../move.ts';
import { told } from '../told.ts';
import {
  type Body,
  bodyOf,
  listOf,
  pictureOf,
  placeOf,
  type ScreenAsked,
  type ScreenWire,
  textOf,
  turn,
} from './screen-wire.ts';

/** Places come in thousandths of the picture. */
const GRID = 1000;

/** Gemini's computer use tool. */
export const geminiScreen: ScreenWire = {
  read(body, path) {
    if (!listOf(body.tools).some((tool) => bodyOf(tool).computerUse !== undefined)) return undefined;
    const model = /([^/]+):/.exec(path)?.[1] ?? '';
    return { model, turns: listOf(body.contents).map((content) => turnOf(bodyOf(content))) };
  },
  write(asked, move, used) {
    const call = callOf(move, sizeOf(asked));
    const parts = [{ text: told(move) }, ...(call ? [{ functionCall: call }] : [])];
    return {
      candidates: [{ index: 0, content: { role: 'model', parts }, finishReason: 'STOP' }],
      usageMetadata: {
        promptTokenCount: used.input,
        candidatesTokenCount: used.output,
        totalTokenCount: used.input + used.output,
      },
      modelVersion: asked.model,
    };
  },
};

function turnOf({ role, parts }: Body): Turn {
  const all = listOf(parts).map(bodyOf);
  const inner = all.flatMap(({ functionResponse }) => listOf(bodyOf(functionResponse).parts).map(bodyOf));
  return turn(role === 'model' ? 'assistant' : textOf(role), {
    text: all
      .map(({ text }) => textOf(text))
      .filter(Boolean)
      .join('\n'),
    pictures: [...all, ...inner].flatMap(({ inlineData }) => pictureOf(bodyOf(inlineData).data)),
    calls: all.flatMap(({ functionCall }) =>
      functionCall === undefined
        ? []
        : [{ name: textOf(bodyOf(functionCall).name), input: bodyOf(functionCall).args }],
    ),
  });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of the newest picture, as its PNG header tells it. */
function sizeOf({ turns }: ScreenAsked): Size {
  const picture = turns.flatMap(({ pictures }) => pictures).at(-1);
  if (picture === undefined || picture.length < 24) return { width: GRID, height: GRID };
  const header = Buffer.from(picture);
  return { width: header.readUInt32BE(16), height: header.readUInt32BE(20) };
}

function callOf(move: Move, size: Size): object | undefined {
  switch (move.kind) {
    case 'click':
      return { name: 'click_at', args: gridPlace(move, size) };
    case 'type': {
      const args = { ...gridPlace(move, size), text: move.text, press_enter: move.submit };
      return { name: 'type_text_at', args };
    }
    case 'scroll':
      return { name: 'scroll_document', args: { direction: 'down' } };
    case 'wait':
      return { name: 'wait_5_seconds', args: {} };
    case 'look':
      return { name: 'open_web_browser', args: {} };
    case 'done':
      return undefined;
  }
}

function gridPlace(move: Move & { readonly kind: 'click' | 'type' }, { width, height }: Size) {
  const { x, y } = placeOf(move);
  return { x: Math.round((x / width) * GRID), y: Math.round((y / height) * GRID) };
}
