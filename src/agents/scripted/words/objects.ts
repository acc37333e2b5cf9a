import { stem } from './stem.ts';

/** Names that web pages use for the same thing. */
const ALIKE = [
  'warranty protection coverage insurance guarantee cover assurance',
  'subscription membership plan renewal autorenew autorenewal',
  'newsletter email mail mailing digest bulletin offer promotion promotional marketing message news update',
  'cookie tracker tracking',
  'data information info',
  'cart basket bag trolley',
  'ad advert advertising advertisement',
  'sale sell share third partner',
  'item product article',
  'account profile login',
  'delivery shipping shipment',
  'nonessential optional unnecessary',
  'donation tip contribution charity',
  'preference setting choice selection option',
  'notification alert push reminder',
  'trial premium pro',
  'location position gps',
  'personalised targeted tailored custom interest',
  'analytics statistics measurement usage',
] as const;

/** Words that name no thing. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `a an the of to for from in into on at by with without within and or but nor my your our his her their its me you we us
  they them i it this that these those there here all any every each everything anything something nothing else some other
  others more most less now today please is are am be been being was were do does did done have has had will would can could
  should shall may might must not no never none so as if then than up out off over back down about again very just only
  simply still yes ok exactly one once single button link control page site website banner screen dialog click press tap hit
  use want wish need like make sure ensure let both same what which who when where how while until before after because also
  too instead rather thing things way time per via new own current longer anymore`
    .split(/\s+/)
    .map(stem),
);

const GROUP_OF: ReadonlyMap<string, number> = new Map(
  ALIKE.flatMap((line, group) => line.split(' ').map((word) => [stem(word), group] as const)),
);

/** What the same kind of thing under another name is worth, where the same name is worth 1. */
const ALIKE_WORTH = 0.7;

/** Whether a stem carries meaning: not an article, a pronoun, a number or a word for the page itself. */
export function isContent(stemmed: string): boolean {
  return stemmed.length > 1 && !EMPTY_WORDS.has(stemmed) && !/^[\d%]+$/.test(stemmed);
}

/** How much two stems name the same thing: 1, or 0.7 for another name of it or a word of the same family, or 0. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const group = GROUP_OF.get(a);
  if (group !== undefined && group === GROUP_OF.get(b)) return ALIKE_WORTH;
  return kin(a, b) ? ALIKE_WORTH : 0;
}

/** How many of the things a goal names, too; each counts by its likeness and the weight that the goal gives it. */
export function matchedThings(things: readonly string[], wanted: ReadonlyMap<string, number>): number {
  return things.reduce((sum, thing) => {
    let most = 0;
    for (const [name, weight] of wanted) most = Math.max(most, likeness(thing, name) * weight);
    return sum + most;
  }, 0);
}

/** "member" and "membership", "subscribe" and "subscription": most of the longer one is the same. */
function kin(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same++;
  return same >= 5 && same >= 0.6 * Math.max(a.length, b.length);
}

/** The words of the lexicon of things, as written: what a text that lost its spaces may be made of. */
export const KNOWN_THINGS: readonly string[] = ALIKE.flatMap((line) => line.split(' '));
