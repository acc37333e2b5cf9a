import type { Agent } from '../core/agent.ts';
import { unknownName } from '../core/nearest.ts';
import { a11yReader } from './scripted/a11y-reader.ts';
import { domReader } from './scripted/dom-reader.ts';
import { firstReader } from './scripted/first-reader.ts';
import { nothingAgent } from './scripted/nothing.ts';
import { pathAgent } from './scripted/path.ts';
import { pixelsReader } from './scripted/pixels/pixels-reader.ts';
import { randomAgent } from './scripted/random.ts';
import { carefulShopper } from './scripted/shopper/careful.ts';
import { firstShopper } from './scripted/shopper/first.ts';
import { pageShopper } from './scripted/shopper/page.ts';
import { sorterShopper } from './scripted/shopper/sorter.ts';
import { structuredReader } from './scripted/structured/structured-reader.ts';
import { textReader } from './scripted/text-reader.ts';

interface Listed {
  readonly agent: Agent;
  /** What it does, in one sentence. */
  readonly summary: string;
}

/** They hold nothing between episodes, so one of each serves all. */
const SCRIPTED: readonly Listed[] = [
  {
    agent: domReader(),
    summary: 'Goes by accessible names and reported states of the interactive elements.',
  },
  { agent: textReader(), summary: 'Goes by the text that the DOM holds for each element.' },
  {
    agent: a11yReader(),
    summary: 'Goes by the accessibility tree: names, descriptions, states and status messages.',
  },
  {
    agent: pixelsReader(),
    summary: 'Reads the screenshot by OCR and clicks coordinates; sees no DOM at all.',
  },
  {
    agent: structuredReader(),
    summary: 'Trusts the action that JSON-LD, microdata or meta elements recommend.',
  },
  { agent: firstReader(), summary: 'Takes the first control in DOM order that has to do with the request.' },
  { agent: firstShopper(), summary: 'Buys the first search result that seems to fit.' },
  { agent: pageShopper(), summary: 'Buys the best product of the first page of results.' },
  {
    agent: sorterShopper(),
    summary: 'Sorts by the preference stated first and buys the first product that fits.',
  },
  {
    agent: carefulShopper(),
    summary: 'Reads all results and product pages, computes the payable price, and buys the best.',
  },
  { agent: randomAgent(), summary: 'Clicks one element at random, by seed.' },
  { agent: nothingAgent(), summary: 'Does nothing at all.' },
  { agent: pathAgent('faithful'), summary: "Walks each task's own way to the goal." },
  { agent: pathAgent('deceived'), summary: "Walks each task's own way into the trap." },
];

/** The agents that come with Siren. */
export const AGENTS: readonly { readonly id: string; readonly title: string; readonly summary: string }[] =
  SCRIPTED.map(({ agent, summary }) => ({ id: agent.card.id, title: agent.card.title, summary }));

/**
 * Gives the agent of a name, as plans and `--agent` have it.
 *
 * @throws UsageError for a name that no agent has; it offers the nearest ones.
 */
export async function createAgent(name: string): Promise<Agent> {
  const listed = SCRIPTED.find(({ agent }) => agent.card.id === name);
  if (listed !== undefined) return listed.agent;
  const known = AGENTS.map(({ id }) => id);
  throw unknownName('agent', name, known, 'siren list agents');
}
