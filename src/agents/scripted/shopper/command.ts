import { type Control, folded, type View } from './view.ts';

/** What a control can be for, as its words say. */
const COMMANDS = {
  search: /^(search|find|go|look up)\b/,
  next: /^next( page| results)?( [›»→>])?$|^(more results|older)$|^(show|load|see|view) more( results| items| products)?$|^[›»→>]+$/,
  add: /\badd(ed)? (it )?to (my |your |the )?(cart|basket|bag|trolley|order)\b|^add( item)?$|^(buy|get|order|book|reserve|rent)( it| this| now| this item)*$|^(request|instant) (to book|booking)$/,
  toCart: /^(go to|view|see|open|review|your|my|shopping)?\s*(the |your |my )?(cart|basket|bag|trolley)\b/,
  onward:
    /check ?out|^proceed|^continue\b|^next( step)?\b|^(review|go to|on to|to) .*(order|payment|delivery|address|details|review)\b|^save and|^use (this|these)|^deliver (to|here)/,
  place:
    /^(place|submit|complete|send|confirm) (my |your |the |and )?(order|purchase|booking|reservation|pay)|^(pay|buy|order|book)( now)?\b(?!.*(later|with))|^confirm$|^confirm (and|&) pay/,
  decline:
    /^no\b|no,? thank|^(skip(?! to)|not now|maybe later|decline|dismiss)\b|\bwithout\b|^don.t add|^leave (it|this) out|^remove\b/,
  accept: /^(yes|accept|add)\b|^(i want|protect)/,
  unfold: /specification|technical|\bdetails\b|^(show|see|read|view) (more|all|full)/,
  way: /^(see|view|choose|select|show|check|compare)( all| the| your)?( buying)? (options?|offers?|choices|packages?|configurations?|variants?|availability|prices?)|^continue to (offer|options|purchase|product|buy)|^(i.m|i am) interested|^start (order|purchase)|^(personali[sz]e|customi[sz]e)( (it|this|yours))?\b/,
  /** What results are sorted by. */
  order:
    /^(sort|order|relevance|featured|newest|price|popularity|rating)\b|^(lowest|highest|least|most|best|top|cheapest|shortest|longest|lightest)( \p{Ll}+){0,2}$|(low to high|high to low|(low|high)est first)$/u,
  apply: /^(apply|update|show results|filter|sort|refresh|recalculate|go)\b/,
  dismiss:
    /^(close|dismiss|got it|not now|maybe later|no,? thanks?|no thank you|×|✕)\b|^[×✕]$|(reject|decline|necessary) .*cookies?|necessary only/,
} as const;

/** Commands have few words; a longer name that begins like one is a name. */
const SHORT = 5;

export type Command = keyof typeof COMMANDS;

const PRESSED: ReadonlySet<string> = new Set('button link menuitem tab DisclosureTriangle'.split(' '));

/** Whether a control's words say that it is for something. */
export function isFor(name: string, command: Command): boolean {
  return COMMANDS[command].test(folded(name));
}

/** Whether a name tells what to do, and not what something is. */
export function isCommand(name: string): boolean {
  const short = name.split(' ').length <= SHORT;
  return short && (Object.keys(COMMANDS) as Command[]).some((command) => isFor(name, command));
}

/** What can be pressed on a page for a purpose, in reading order; what is disabled is left out. */
export function pressables(view: View, command: Command): readonly Control[] {
  return view.controls.filter(
    ({ role, state, name }) => PRESSED.has(role) && state.disabled !== true && isFor(name, command),
  );
}
