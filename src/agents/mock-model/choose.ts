import type { Form, Schema } from './asked.ts';
import { fill, type Hint, membersOf } from './fill.ts';
import type { Move } from './move.ts';
import { told } from './told.ts';

/** A tool and what to call it with. */
export interface Call {
  readonly name: string;
  readonly input: unknown;
}

/** Names of tools, by what they are for; the first form that one of the offered tools has counts. */
const TOOLS: Readonly<Record<Move['kind'], readonly RegExp[]>> = {
  click: [/^(?:browser_)?click(?:_element)?(?:_by_index)?$/i, /click(?!.*(?:double|right|drag))/i, /^act$/i],
  type: [/^(?:browser_)?(?:type|input|fill)(?:_text)?$/i, /(?:type|input|fill)(?!.*form)/i, /^act$/i],
  look: [/snapshot/i, /tree/i, /observe|look/i, /screenshot/i],
  scroll: [/scroll/i, /^act$/i],
  wait: [/wait/i],
  done: [/^(?:done|finish|answer|complete|stop)/i, /done|finish|answer/i],
};

const REFERENCE = /^(?:ref|target|mark|index|id|number|element_?id|node_?id|element_?index)$/i;
const NAMING = /^(?:element|description|label|element_?description)$/i;
const SAYING = /think|thought|reason|memory|why|say|explanation/i;
const WRITING = /^(?:text|value|content|query|arguments?)$/i;
const ANSWERING = /answer|text|message|summary|result|output|evidence|reason/i;

/** The tool for a move, filled in; undefined when none of the offered ones is for it. */
export function choose(move: Move, tools: readonly Form[]): Call | undefined {
  const tool = toolFor(move, tools);
  return tool && { name: tool.name, input: fill(tool.schema, hintsFor(move)) };
}

function toolFor(move: Move, tools: readonly Form[]): Form | undefined {
  const able = tools.filter(({ schema }) => takes(move, schema));
  for (const form of TOOLS[move.kind]) {
    const found = able.find(({ name }) => form.test(name));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A control that has nothing but a place is for tools that take places, and one with a reference for the others. */
function takes(move: Move, schema: Schema): boolean {
  if (move.kind !== 'click' && move.kind !== 'type') return true;
  const names = Object.keys(membersOf(schema));
  const byPlace = (names.includes('x') && names.includes('y')) || names.includes('coordinates');
  return move.item.ref === undefined
    ? byPlace || move.kind === 'type'
    : !byPlace || names.some((name) => REFERENCE.test(name));
}

/** What to write into the members of a form for a move, by their names. */
export function hintsFor(move: Move): Hint {
  const words = told(move);
  if (move.kind === 'done')
    return (name) => (/success|complete|done/i.test(name) ? true : ANSWERING.test(name) ? words : undefined);
  if (move.kind === 'scroll')
    return (name) => {
      if (name === 'direction') return 'down';
      if (name === 'down') return true;
      if (/^(?:dy|amount|delta_?y|pixels)$/i.test(name)) return 500;
      if (name === 'action') return 'scroll down';
      return SAYING.test(name) ? words : undefined;
    };
  if (move.kind === 'look' || move.kind === 'wait')
    return (name) => (/^(?:ms|time|timeMs|seconds)$/i.test(name) ? 1 : SAYING.test(name) ? words : undefined);
  const { item } = move;
  return (name, schema) => {
    if (REFERENCE.test(name)) return item.ref;
    if (name === 'x') return item.at?.x;
    if (name === 'y') return item.at?.y;
    if (NAMING.test(name)) return item.label;
    if (name === 'method') return move.kind === 'click' ? 'click' : 'fill';
    if (name === 'action') return inWords(move);
    if (SAYING.test(name)) return words;
    if (move.kind === 'click') return undefined;
    if (WRITING.test(name)) return schema.type === 'array' ? [move.text] : move.text;
    if (/submit|enter/i.test(name)) return move.submit;
    return name === 'clear' ? true : undefined;
  };
}

/** A move as an order in plain English, for tools that take one. */
function inWords(move: Move & { readonly kind: 'click' | 'type' }): string {
  return move.kind === 'click'
    ? `click the "${move.item.label}" ${move.item.role || 'control'}`
    : `type "${move.text}" into the "${move.item.label}" field`;
}
