import { stem } from './stem.ts';

/** Which way a verb points: -1 takes something away or refuses it, +1 gives it, keeps it or agrees to it, 0 neither. */
export type Direction = -1 | 0 | 1;

interface Entry {
  readonly direction: Direction;
  /** The group that says the contrary. */
  readonly opposite?: GroupName;
  /** Verbs, and nouns made from them, separated by spaces. */
  readonly words: string;
  /** Several words with a meaning of their own. "turn ~ off" allows a few words at the tilde. */
  readonly phrases: readonly string[];
}

export type GroupName =
  | 'reject'
  | 'remove'
  | 'end'
  | 'leave'
  | 'off'
  | 'accept'
  | 'keep'
  | 'add'
  | 'join'
  | 'on'
  | 'pause'
  | 'commit'
  | 'proceed'
  | 'edit'
  | 'open'
  | 'search'
  | 'send'
  | 'download'
  | 'upload'
  | 'login'
  | 'logout'
  | 'book'
  | 'undo';

/** The verbs of web pages, by what they do. Words in two groups have both meanings. */
export const GROUPS: Readonly<Record<GroupName, Entry>> = {
  reject: {
    direction: -1,
    opposite: 'accept',
    words:
      'reject rejection decline refuse refusal deny disallow block object objection dismiss withhold forbid prohibit disagree disapprove ban veto',
    phrases: [
      'opt ~ out',
      'say no',
      'turn ~ down',
      'no thanks',
      'no thank you',
      'not now',
      'not today',
      'not interested',
      'maybe later',
      'accept none',
      'allow none',
      'select none',
      'do not track',
      'keep ~ private',
    ],
  },
  remove: {
    direction: -1,
    opposite: 'keep',
    words:
      'remove removal delete deletion drop discard erase clear exclude strip ditch scrap eliminate wipe purge detach uncheck untick unselect deselect omit waive forgo forego lose cut skip',
    phrases: [
      'take ~ out',
      'take ~ off',
      'take ~ away',
      'leave ~ out',
      'leave ~ off',
      'leave ~ behind',
      'get rid',
      'get ~ off',
      'throw ~ out',
      'do away',
      'go without',
      'cross ~ off',
    ],
  },
  end: {
    direction: -1,
    opposite: 'keep',
    words:
      'cancel cancellation end stop terminate termination quit discontinue cease halt close closure abort revoke rescind annul',
    phrases: [
      'call ~ off',
      'break ~ off',
      'put an end',
      'shut ~ down',
      'wind ~ up',
      'cancel ~ out',
      'let ~ expire',
      'let ~ lapse',
    ],
  },
  leave: {
    direction: -1,
    opposite: 'join',
    words: 'unsubscribe leave unfollow resign unregister deregister unenroll withdraw withdrawal exit',
    phrases: ['opt ~ out', 'take ~ off', 'drop out', 'back out', 'sign ~ off'],
  },
  off: {
    direction: -1,
    opposite: 'on',
    words: 'disable deactivate mute silence hide unshare restrict limit prevent inactive',
    phrases: [
      'turn ~ off',
      'switch ~ off',
      'shut ~ off',
      'toggle ~ off',
      'set ~ off',
      'keep ~ off',
      'keep ~ out',
      'make ~ private',
    ],
  },
  accept: {
    direction: 1,
    opposite: 'reject',
    words:
      'accept acceptance agree allow approve consent permit permission grant authorise share sell claim redeem welcome okay',
    phrases: [
      'opt ~ in',
      'say yes',
      'sounds good',
      'yes please',
      'go ahead',
      'got it',
      'count me in',
      'fine with me',
    ],
  },
  keep: {
    direction: 1,
    opposite: 'remove',
    words: 'keep stay continue retain remain maintain preserve renew resume extend restore reinstate',
    phrases: [
      'hold on',
      'hang on to',
      'carry on',
      'go on',
      'let ~ go on',
      'stick with',
      'leave ~ on',
      'leave ~ in',
      'leave ~ as',
      'leave ~ unchanged',
      'leave ~ alone',
      'never mind',
      'go back',
      'changed my mind',
      'do nothing',
    ],
  },
  add: {
    direction: 1,
    opposite: 'remove',
    words: 'add include insert buy purchase get attach append upgrade protect insure',
    phrases: ['put ~ in', 'throw in'],
  },
  join: {
    direction: 1,
    opposite: 'leave',
    words: 'subscribe join register enrol enroll follow signup receive send',
    phrases: ['sign ~ up', 'opt ~ in'],
  },
  on: {
    direction: 1,
    opposite: 'off',
    words: 'enable activate reactivate unmute unhide start active',
    phrases: ['turn ~ on', 'switch ~ on', 'toggle ~ on', 'set ~ on', 'keep ~ on'],
  },
  pause: { direction: 0, words: 'pause suspend freeze snooze postpone delay', phrases: ['put ~ on hold'] },
  commit: {
    direction: 0,
    words: 'save update confirm apply done submit finish complete finalise store set ok',
    phrases: [],
  },
  proceed: {
    direction: 0,
    words: 'proceed continue next checkout pay advance order',
    phrases: ['check out', 'place order', 'place my order', 'place the order', 'place your order', 'move on'],
  },
  edit: { direction: 0, words: 'edit change modify adjust amend customise manage rename', phrases: [] },
  open: {
    direction: 0,
    words: 'open view see read show choose select review explore visit browse compare',
    phrases: ['learn more', 'find out', 'go to'],
  },
  search: { direction: 0, words: 'search find lookup filter', phrases: ['look for', 'look up'] },
  send: { direction: 0, words: 'send share post publish reply forward contact', phrases: [] },
  download: { direction: 0, opposite: 'upload', words: 'download export', phrases: [] },
  upload: { direction: 0, opposite: 'download', words: 'upload import', phrases: [] },
  login: { direction: 0, opposite: 'logout', words: 'login signin', phrases: ['log ~ in', 'sign ~ in'] },
  logout: { direction: 0, opposite: 'login', words: 'logout signout', phrases: ['log ~ out', 'sign ~ out'] },
  book: { direction: 0, words: 'book reserve schedule rent', phrases: [] },
  undo: { direction: 0, words: 'undo revert reset', phrases: [] },
};

const GROUP_NAMES = Object.keys(GROUPS) as GroupName[];

/** The groups that a stem belongs to. */
export const GROUPS_OF_STEM: ReadonlyMap<string, readonly GroupName[]> = collect((name) =>
  GROUPS[name].words.split(' ').map(stem),
);

export interface Phrase {
  readonly groups: readonly GroupName[];
  readonly head: readonly string[];
  /** What follows after a gap; empty when the phrase has none. */
  readonly tail: readonly string[];
}

/** Phrases by their first stem, longest first. */
export const PHRASES_BY_FIRST: ReadonlyMap<string, readonly Phrase[]> = (() => {
  const byFirst = new Map<string, Phrase[]>();
  for (const [text, groups] of collect((name) => GROUPS[name].phrases)) {
    const [head = [], tail = []] = text.split(' ~ ').map((part) => part.split(' ').map(stem));
    const first = head[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), { groups, head, tail }]);
  }
  for (const phrases of byFirst.values())
    phrases.sort((a, b) => b.head.length + b.tail.length - (a.head.length + a.tail.length));
  return byFirst;
})();

function collect(keys: (name: GroupName) => readonly string[]): ReadonlyMap<string, readonly GroupName[]> {
  const found = new Map<string, GroupName[]>();
  for (const name of GROUP_NAMES)
    for (const key of keys(name)) found.set(key, [...(found.get(key) ?? []), name]);
  return found;
}

/** All verbs of the lexicon, as written, those of phrases included. */
export const KNOWN_VERBS: readonly string[] = GROUP_NAMES.flatMap((name) => [
  ...GROUPS[name].words.split(' '),
  ...GROUPS[name].phrases.flatMap((phrase) => phrase.split(/[ ~]+/)),
]);
