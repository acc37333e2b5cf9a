import type { Action, Target } from '../../core/action.ts';
import type { Modality } from './modality.ts';
import { scrollBy, WAIT_MS, type Wish } from './reply.ts';

/** The line that names the action; an answer may go on over more lines. */
const ACTION_LINE = /^[ \t]*Action:[ \t]*(.*)$/gim;

/** Reads a reply of the text protocol. Strictly: one action, in the form that was asked for, and nothing that is nearly it. */
export function parseText(text: string, aims: Modality['aims'], viewportHeight: number): Wish {
  const found = [...text.matchAll(ACTION_LINE)];
  const [first] = found;
  if (first === undefined) return { why: 'It has no line that begins with "Action:".' };
  const said = (first[1] ?? '').trim();
  const answer = /^ANSWER\s*;\s*/i.exec(said);
  if (answer) {
    const rest = text.slice(first.index + first[0].length - said.length + answer[0].length);
    return { action: { type: 'done', answer: inner(rest.trim()) } };
  }
  if (found.length > 1) return { why: `It has ${found.length} lines that begin with "Action:".` };
  const after = text.slice(first.index + first[0].length).trim();
  if (after !== '') return { why: 'Something follows the action.' };
  return parseAction(said, aims, viewportHeight);
}

function parseAction(said: string, aims: Modality['aims'], viewportHeight: number): Wish {
  const [, word = '', rest = ''] = /^([a-z]+)\s*(.*)$/i.exec(said) ?? [];
  const [, first = '', second] = /^(\[[^\]]*\]|[^;]*?)\s*(?:;\s*(.*))?$/s.exec(rest) ?? [];
  const where = inner(first);
  const what = second === undefined ? undefined : inner(second);
  const at = targetOf(where, aims);
  const none: Wish = {
    why: `"${said.slice(0, 200)}" is none of the actions, or not in its form.`,
  };
  switch (word.toLowerCase()) {
    case 'click':
      return at && what === undefined ? { action: { type: 'click', target: at } } : none;
    case 'type':
      return at && what !== undefined
        ? { action: { type: 'type', target: at, text: what, clear: true } }
        : none;
    case 'select':
      return at && what !== undefined ? { action: { type: 'select', target: at, option: what } } : none;
    case 'press':
      return where !== '' && what === undefined ? { action: { type: 'press', key: where } } : none;
    case 'scroll':
      return scroll(where, at, what, viewportHeight) ?? none;
    case 'wait':
      return rest === '' ? { action: { type: 'wait', ms: WAIT_MS } } : none;
    case 'goback':
      return rest === '' ? { action: { type: 'back' } } : none;
    default:
      return none;
  }
}

function scroll(
  where: string,
  target: Target | undefined,
  what: string | undefined,
  viewportHeight: number,
): { readonly action: Action } | undefined {
  const direction = what?.toLowerCase();
  if (direction !== 'up' && direction !== 'down') return undefined;
  const window = where.toUpperCase() === 'WINDOW';
  if (!window && target === undefined) return undefined;
  const dy = scrollBy(direction, viewportHeight);
  return { action: { type: 'scroll', dy, ...(!window && target && { target }) } };
}

function targetOf(where: string, aims: Modality['aims']): Target | undefined {
  if (aims === 'marks') return /^\d{1,6}$/.test(where) ? { mark: Number(where) } : undefined;
  const [, x, y] = /^(\d{1,5}(?:\.\d+)?)\s*,\s*(\d{1,5}(?:\.\d+)?)$/.exec(where) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}

/** What stands in brackets, which may be left out. Brackets within belong to the text: "[a] or [b]" stays as it is. */
function inner(text: string): string {
  const [, within] = /^\[(.*)\]$/s.exec(text) ?? [];
  return within === undefined || /\][^[]*\[/.test(within) ? text : within;
}
