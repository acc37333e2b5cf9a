import type { Agent } from '../core/agent.ts';
import { type AgentRequest, spelledOut } from '../core/agent-request.ts';
import { UsageError } from '../core/errors.ts';
import { unknownName } from '../core/nearest.ts';
import { computerUse } from './computer-use/index.ts';
import { type Configurable, configure } from './configurable.ts';
import { browserUse } from './outside/browser-use/browser-use.ts';
import { command } from './outside/command.ts';
import { magnitude } from './outside/magnitude/magnitude.ts';
import { playwrightMcp } from './outside/playwright-mcp/playwright-mcp.ts';
import { stagehand } from './outside/stagehand/stagehand.ts';
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
import { simple } from './simple/index.ts';

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

/** Agents that are made of settings. */
const CONFIGURABLE: readonly Configurable[] = [
  simple,
  computerUse,
  command,
  browserUse,
  stagehand,
  playwrightMcp,
  magnitude,
];

/** The agents that come with Siren. */
export const AGENTS: readonly {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** The names of its settings. */
  readonly settings: readonly string[];
}[] = [
  ...SCRIPTED.map(({ agent: { card }, summary }) => ({
    id: card.id,
    title: card.title,
    summary,
    settings: [],
  })),
  ...CONFIGURABLE.map(({ id, title, summary, settings }) => ({
    id,
    title,
    summary,
    settings: Object.keys(settings.shape),
  })),
];

/**
 * The agents that a plan's request asks for: several where its settings are lists.
 *
 * @throws UsageError for a name that no agent has, with the nearest ones, and for settings that it can't have.
 */
export async function createAgents(request: AgentRequest): Promise<readonly Agent[]> {
  const { agent: name, settings, name: alias } = spelledOut(request);
  const configurable = CONFIGURABLE.find(({ id }) => id === name);
  if (configurable) return configure(configurable, { settings, ...(alias !== undefined && { name: alias }) });
  const listed = SCRIPTED.find(({ agent }) => agent.card.id === name);
  if (listed === undefined) {
    const known = AGENTS.map(({ id }) => id);
    throw unknownName('agent', name, known, 'siren list agents');
  }
  const [setting] = Object.keys(settings);
  if (setting === undefined && alias === undefined) return [listed.agent];
  throw new UsageError({
    expected: `the agent ${name} by its name alone: it has no settings`,
    found: setting === undefined ? `another name for it, ${alias}` : `the setting ${setting}`,
    hint: 'Leave it out.',
  });
}

/**
 * Gives the agent of a name alone.
 *
 * @throws UsageError for a name that no agent has, with the nearest ones, and for an agent that needs settings.
 */
export async function createAgent(name: string): Promise<Agent> {
  const [agent] = await createAgents(name);
  if (agent) return agent;
  throw new RangeError(`${name} stands for no agent.`);
}
