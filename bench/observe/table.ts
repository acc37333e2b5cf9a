import { type Found, foundIn, KINDS, type Truths } from '../truths.ts';
import type { Cost } from './measure.ts';

type Print = (line: string) => void;

/** At most a third of a peer's time, and six tenths of browser-use's tokens. */
const AIMS = { time: 1 / 3, tokens: 0.6 } as const;
const KB = 1000;
const NAME = 35;

/** A cost, and what of the page was told for it. */
interface Told extends Cost {
  /** NaN where no tokenizer is installed. */
  readonly tokens: number;
  readonly found: Found;
  /** Tokens for each thing found. Both sides cut long pages off, so tokens alone compare different parts of a page. */
  readonly each: number;
}

/** What each way to look told for its cost. */
export function toldFor(
  costs: readonly Cost[],
  truths: Truths,
  count: ((text: string) => number) | undefined,
): readonly Told[] {
  return costs.map((cost) => {
    const tokens = count?.(cost.text) ?? Number.NaN;
    const found = foundIn(cost.text, truths);
    return { ...cost, tokens, found, each: tokens / KINDS.reduce((sum, kind) => sum + found[kind], 0) };
  });
}

/** Prints what each way to look costs, and what of the page its text tells. */
export function printCosts(all: readonly Told[], truths: Truths, print: Print): void {
  const known = KINDS.filter((kind) => truths[kind].length > 0);
  const heads = known.map((kind) => `${kind} (${truths[kind].length})`.padStart(15)).join('');
  print(`  ${''.padEnd(NAME)}      ms  CPU ms text kB pict. kB  tokens${heads}`);
  for (const { contestant, ms, cpuMs, text, picture, tokens, found } of all) {
    const told = contestant.words ? known.map((kind) => String(found[kind]).padStart(15)) : [];
    const cells = [
      ms.toFixed(1).padStart(8),
      cpuMs.toFixed(0).padStart(8),
      (text.length / KB).toFixed(1).padStart(8),
      (picture === 0 ? '' : (picture / KB).toFixed(0)).padStart(9),
      tokens.toFixed(0).padStart(8),
    ];
    print(`  ${contestant.name.padEnd(NAME)}${cells.join('')}${told.join('')}`);
  }
}

/**
 * Prints each modality's share of each peer's cost: time and CPU beside the peer's look with or without a picture, as the
 * modality has one; tokens for each thing told (for `som`, whose picture tells the rest, all tokens). Then which aims were missed.
 */
export function printShares(all: readonly Told[], print: Print): void {
  const peers = all.filter(({ contestant }) => contestant.peer !== undefined);
  const texts = peers.filter(({ contestant }) => !contestant.picture);
  if (texts.length === 0) return;
  const missed: string[] = [];
  print(
    `  share of: ${''.padEnd(10)}${texts.map(({ contestant }) => contestant.name.padStart(32)).join('')}`,
  );
  for (const own of all.filter(({ contestant }) => contestant.peer === undefined)) {
    const shares = texts.map((text) => sharesOf(own, text, peers));
    const most = {
      time: worst(shares.map(({ time }) => time)),
      'CPU time': worst(shares.map(({ cpu }) => cpu)),
      tokens: worst(shares.map(({ tokens, aimed }) => (aimed ? tokens : 0))),
    };
    for (const [what, share] of Object.entries(most)) {
      const aim = what === 'tokens' ? AIMS.tokens : AIMS.time;
      if (share > aim) missed.push(`${own.contestant.name} (${share.toFixed(2)} of the ${what})`);
    }
    const cells = shares.map(({ time, cpu, tokens }) => {
      const last = Number.isNaN(tokens) ? ''.padEnd(12) : ` ${tokens.toFixed(2)} tokens`;
      return `${time.toFixed(2)} ms ${cpu.toFixed(2)} CPU${last}`.padStart(32);
    });
    print(`  ${own.contestant.name.padEnd(20)}${cells.join('')}`);
  }
  print(
    `  aims (a third of either's time, ${AIMS.tokens} of browser-use's tokens): ${missed.length === 0 ? 'reached' : `missed by ${missed.join(', ')}`}`,
  );
}

function sharesOf(own: Told, text: Told, peers: readonly Told[]) {
  const { picture, words, whole } = own.contestant;
  const { peer, whole: wholeToo } = text.contestant;
  const alike = picture ? peers.find((one) => one.contestant.picture && one.contestant.peer === peer) : text;
  const tokens = whole ? own.each / text.each : own.tokens / text.tokens;
  return {
    time: own.ms / (alike?.ms ?? Number.NaN),
    cpu: own.cpuMs / (alike?.cpuMs ?? Number.NaN),
    tokens: words ? tokens : Number.NaN,
    /** The aim is for browser-use, and for what tells the same part of the page. */
    aimed: peer === 'browser-use' && whole === wholeToo,
  };
}

/** The largest of those that are known. */
const worst = (shares: readonly number[]): number => Math.max(0, ...shares.filter((share) => share > 0));
