import type { Asked, Form, Schema } from './asked.ts';
import { type Call, choose, hintsFor } from './choose.ts';
import { alternativesOf, fill, membersOf, resolved } from './fill.ts';
import { inGrammar } from './grammar.ts';
import type { Move } from './move.ts';
import { told } from './told.ts';

/** What the model answers, before it is put into a completion. */
export interface Reply {
  readonly text: string;
  readonly calls: readonly Call[];
}

/** A move in the form that the request asks for: tool calls, JSON of a schema, or a line of the text grammar. */
export function replyTo(asked: Asked, move: Move): Reply {
  if (asked.tools.length > 0) return inTools(asked, move);
  if (asked.format !== undefined)
    return { text: JSON.stringify(inSchema(asked.format.schema, move)), calls: [] };
  return { text: inGrammar(asked, move), calls: [] };
}

function inTools({ tools, mustCall }: Asked, move: Move): Reply {
  const offered = typeof mustCall === 'string' ? tools.filter(({ name }) => name === mustCall) : tools;
  const call = choose(move, offered) ?? (typeof mustCall === 'string' ? forced(offered, move) : undefined);
  if (call !== undefined) return { text: told(move), calls: [call] };
  const done: Move = { kind: 'done', answer: move.kind === 'done' ? move.answer : 'I can not do that here.' };
  const end = mustCall ? (choose(done, offered) ?? forced(offered, done)) : undefined;
  return { text: told(done), calls: end ? [end] : [] };
}

function forced([tool]: readonly Form[], move: Move): Call | undefined {
  return tool && { name: tool.name, input: fill(tool.schema, hintsFor(move)) };
}

/** JSON for a schema. A list of alternatives, each named by its one member, is a list of tools. */
function inSchema(schema: Schema, move: Move): unknown {
  const hints = hintsFor(move);
  return fill(schema, (name, member) => {
    if (member.type !== 'array') return hints(name, member);
    const tools = toolsIn(member, schema);
    const call = tools.length > 0 ? choose(move, tools) : undefined;
    return call ? [{ [call.name]: call.input }] : hints(name, member);
  });
}

function toolsIn(list: Schema, root: Schema): readonly Form[] {
  const items = resolved((list.items ?? {}) as Schema, root);
  return alternativesOf(items).flatMap((alternative) => {
    const [member, ...others] = Object.entries(membersOf(resolved(alternative, root)));
    if (member === undefined || others.length > 0) return [];
    const [name, form] = member;
    return [{ name, schema: { ...insideOf(resolved(form, root), root), $defs: root.$defs } }];
  });
}

/** A member that may be null is of its other type. */
function insideOf(schema: Schema, root: Schema): Schema {
  const other = alternativesOf(schema)
    .map((each) => resolved(each, root))
    .find(({ type }) => type !== 'null');
  return other ?? schema;
}
