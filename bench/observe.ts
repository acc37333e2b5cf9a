import { loadavg } from 'node:os';
import type { BrowserPage } from '../src/browser/page.ts';
import { openContest } from './observe/contestants.ts';
import { measure } from './observe/measure.ts';
import { openStand } from './observe/stand.ts';
import { printCosts, printShares, toldFor } from './observe/table.ts';
import { listingTruths } from './pages.ts';
import { ENCODING, tokenCounter } from './tokens.ts';
import type { Truths } from './truths.ts';

const INSTALL = 'node scripts/install-agents.ts --bench';
/** Rounds by size, at most: more where a look is short. */
const LISTINGS = [
  { nodes: 300, rounds: 15 },
  { nodes: 1500, rounds: 9 },
  { nodes: 5600, rounds: 3 },
] as const;
const RESULTS_ROUNDS = 9;

/**
 * Measures the simple agent's look at a page, in each modality, from the wish to what is sent to the model: beside
 * browser-use's state of the page and BrowserGym's observation, on the same pages in one Chromium, each side in a tab of
 * its own, all interleaved, without anybody's waits for a page to settle. Prints wall and CPU time, bytes, tokens, what of
 * the page's names, texts, prices, values and states the text tells, and each modality's share of the peers' cost.
 */
export async function observeBench(print: (line: string) => void): Promise<void> {
  const count = await tokenCounter();
  const stand = await openStand();
  try {
    const contest = await openContest(stand);
    try {
      print(`observe: ${[`Chromium ${stand.version}`, ...contest.versions].join(', ')}. Medians.`);
      print(
        count
          ? `Tokens of the text by ${ENCODING}; a picture's tokens are for the provider to say, and the same for all sides.`
          : `Tokens are not counted: the tokenizer is missing. To install it: ${INSTALL}`,
      );
      if (contest.missing.length > 0)
        print(`Not installed, so left out: ${contest.missing.join(', ')}. To install: ${INSTALL}`);
      const show = async (title: string, most: number, truths: Truths): Promise<void> => {
        const { rounds, costs } = await measure(contest.contestants, stand.pid, most);
        print(
          `\n${title}, ${rounds === 1 ? '1 round' : `${rounds} rounds`}, load ${loadavg()[0]?.toFixed(1)}`,
        );
        const told = toldFor(costs, truths, count);
        printCosts(told, truths, print);
        printShares(told, print);
      };
      for (const { nodes, rounds } of LISTINGS) {
        const page = await contest.open(stand.listing(nodes));
        await show(`Listing of ${await nodesOf(page)} nodes`, rounds, listingTruths(nodes));
      }
      const page = await contest.open(stand.results.url);
      const title = `Markets results of ${await nodesOf(page)} nodes`;
      await show(title, RESULTS_ROUNDS, await visibleTruths(page, stand.results.names));
    } finally {
      await contest.close();
    }
  } finally {
    await stand.close();
  }
}

const nodesOf = ({ page }: BrowserPage): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('*').length);

/** The catalog's names, and the prices, that the page shows as text. */
async function visibleTruths({ page }: BrowserPage, names: readonly string[]): Promise<Truths> {
  // biome-ignore lint/performance/useDomNodeTextContent: text that is hidden does not count.
  const shown = await page.evaluate(() => document.body.innerText);
  return {
    names: names.filter((name) => shown.includes(name)),
    texts: [],
    prices: [...new Set(shown.match(/[£$€]\d[\d,]*(?:\.\d\d)?/g) ?? [])],
    values: [],
    states: [],
  };
}
