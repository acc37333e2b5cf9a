import type { ElementState } from '../../core/observation.ts';
import type { MachineControl, MachineView } from '../input.ts';

/** One thing that a page tells machines. `differs` marks what the other page tells otherwise. */
export interface Telling {
  readonly key: string;
  readonly value: string;
  readonly differs: boolean;
}

/** A control, an option, or a page's data, with all that it tells. */
export interface Item {
  readonly title: string;
  /** The place in the DOM order differs, or the other page has no such thing. */
  readonly differs: boolean;
  readonly tellings: readonly Telling[];
  /** Tellings left out, because they are the same in both. */
  readonly same: number;
}

/** Longer values are cut: they are shown to be compared, and stored whole elsewhere. */
const LONGEST = 240;
const NO_STATE = 'none';

/** Two machine views side by side: the same items in each one's own order, with what differs marked. */
export function compareViews(
  control: MachineView,
  treatment: MachineView,
): { readonly control: readonly Item[]; readonly treatment: readonly Item[] } {
  const side = (own: MachineView, other: MachineView): Item[] => [
    ...controlItems(own.controls, other.controls),
    ...controlItems(own.options, other.options),
    ...dataItems(own, other),
  ];
  return { control: side(control, treatment), treatment: side(treatment, control) };
}

/** Whether the views tell anything differently. */
export function differs(views: ReturnType<typeof compareViews>): boolean {
  return [...views.control, ...views.treatment].some(
    (item) => item.differs || item.tellings.some((telling) => telling.differs),
  );
}

/** What a person would call the same control: the same text, and among equals the same turn. */
function identities(controls: readonly MachineControl[]): string[] {
  const seen = new Map<string, number>();
  return controls.map(({ text }) => {
    const turn = seen.get(text) ?? 0;
    seen.set(text, turn + 1);
    return JSON.stringify([text, turn]);
  });
}

function controlItems(own: readonly MachineControl[], other: readonly MachineControl[]): Item[] {
  const ownIds = identities(own);
  const otherIds = identities(other);
  // Places are compared among what both have, or an added control would move all that follow it.
  const ownShared = ownIds.filter((id) => otherIds.includes(id));
  const otherShared = otherIds.filter((id) => ownIds.includes(id));
  return own.map((control, i) => {
    const id = ownIds[i] ?? '';
    const twin = other[otherIds.indexOf(id)];
    const ownTold = tell(control);
    const otherTold = new Map(twin === undefined ? [] : tell(twin));
    return {
      title: `${i + 1} · ${control.role || 'no role'}`,
      differs: twin === undefined || ownShared.indexOf(id) !== otherShared.indexOf(id),
      tellings: ownTold
        .map(([key, value]) => ({ key, value, differs: otherTold.get(key) !== value }))
        // The role is in the title, and no state is nothing to tell, unless the other page tells otherwise.
        .filter(({ key, value, differs }) => differs || !(key === 'role' || value === NO_STATE)),
      same: 0,
    };
  });
}

function tell({ role, name, text, description, state }: MachineControl): [key: string, value: string][] {
  return [
    ['text', quoted(text)],
    ['name', quoted(name)],
    ['role', role],
    ...(description === undefined ? [] : [['description', quoted(description)] as [string, string]]),
    ['state', stateWords(state)],
  ];
}

function stateWords(state: ElementState): string {
  const words = Object.entries(state)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === true ? name : value === false ? `not ${name}` : `${name} ${value}`));
  return words.length === 0 ? NO_STATE : words.join(', ');
}

/** Structured data and the status line. Only what differs is told, or the honest bulk would bury it. */
function dataItems(own: MachineView, other: MachineView): Item[] {
  return (['jsonLd', 'microdata', 'meta', 'status'] as const).flatMap((part) => {
    const read = (view: MachineView): unknown => (part === 'status' ? view.status : view.structured[part]);
    const ownLeaves = leavesOf(read(own));
    const otherLeaves = new Map(leavesOf(read(other)));
    if (ownLeaves.length === 0 && otherLeaves.size === 0) return [];
    const told = ownLeaves.filter(([path, value]) => otherLeaves.get(path) !== value);
    return [
      {
        title: DATA_TITLES[part],
        differs: false,
        tellings: told.map(([path, value]) => ({ key: path || 'text', value, differs: true })),
        same: ownLeaves.length - told.length,
      },
    ];
  });
}

const DATA_TITLES = { jsonLd: 'JSON-LD', microdata: 'Microdata', meta: 'Meta tags', status: 'Status line' };

/** The values inside a value, each with its path. */
function leavesOf(value: unknown, path = ''): [path: string, value: string][] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value !== 'object') return [[path, typeof value === 'string' ? quoted(value) : String(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

function quoted(text: string): string {
  if (text === '') return 'empty';
  const letters = [...text];
  return `“${letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : text}”`;
}
