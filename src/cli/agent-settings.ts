import type { Command } from 'commander';
import { AGENTS } from '../agents/index.ts';
import { UsageError } from '../core/errors.ts';
import type { Json } from '../core/json.ts';
import { unknownName } from '../core/nearest.ts';
import type { PlanInput } from '../core/plan.ts';
import { separated, several } from './lists.ts';
import { money } from './numbers.ts';

type Requests = PlanInput['agents'];
type Settings = Readonly<Record<string, Json>>;

/** Flags that give agents their settings. */
export interface AgentFlags {
  readonly model?: readonly string[];
  readonly baseUrl?: string;
  readonly modality?: readonly string[];
  readonly protocol?: readonly string[];
  readonly temperature?: readonly string[];
  readonly modelSeed?: string;
  readonly maxTokens?: string;
  readonly reasoning?: readonly string[];
  readonly priceIn?: number;
  readonly priceOut?: number;
  readonly cache?: true;
  readonly views?: readonly string[];
  readonly labels?: readonly string[];
  readonly set?: readonly string[];
}

/** Adds the flags to a command. Those that take several values ask for an agent with each of them. */
export function withAgentFlags(command: Command): Command {
  return command
    .option(
      '--model <provider:id>',
      'the model of agents that have one, as openai:gpt-5 (several times)',
      several,
    )
    .option('--base-url <address>', "the model's endpoint, for openai-compatible: models")
    .option('--modality <list>', 'what of the page the agent gets: som, dom, a11y, …', separated)
    .option('--protocol <list>', 'how its model acts: tools, text', separated)
    .option('--temperature <list>', 'sampling temperature', separated)
    .option('--model-seed <n>', "the model's sampling seed")
    .option('--max-tokens <n>', 'tokens of a reply, at most')
    .option('--reasoning <list>', 'low, medium, high, or a budget in tokens', separated)
    .option('--price-in <money>', 'price of a million input tokens', money('--price-in'))
    .option('--price-out <money>', 'price of a million output tokens', money('--price-out'))
    .option('--cache', 'keep replies, and give the same request the same reply (marked in the record)')
    .option('--views <list>', 'views of the page that stay in the conversation', separated)
    .option('--labels <list>', 'what the list of marks carries: text, name, both', separated)
    .option(
      '--set <setting=value>',
      'any other setting of an agent, as JSON or text (several times)',
      several,
    );
}

/** The settings that flags give, and what follows `--`: the command of an agent that is one. */
export function settingsOf(flags: AgentFlags, command: readonly string[] = []): Settings {
  const lists = { temperature: flags.temperature, reasoning: flags.reasoning, views: flags.views };
  const given: Record<string, Json | undefined> = {
    model: oneOrMore(flags.model),
    baseUrl: flags.baseUrl,
    modality: oneOrMore(flags.modality),
    protocol: oneOrMore(flags.protocol),
    seed: flags.modelSeed === undefined ? undefined : readValue(flags.modelSeed),
    maxTokens: flags.maxTokens === undefined ? undefined : readValue(flags.maxTokens),
    labels: oneOrMore(flags.labels),
    prices: pricesOf(flags),
    cache: flags.cache,
    command: command.length > 0 ? command : undefined,
  };
  for (const [setting, list] of Object.entries(lists)) given[setting] = oneOrMore(list?.map(readValue));
  for (const text of flags.set ?? []) {
    const [, setting, value] = /^([A-Za-z]\w*)=(.*)$/s.exec(text) ?? [];
    if (setting === undefined || value === undefined) {
      throw new UsageError({
        expected: 'a setting and its value for --set',
        found: `"${text}"`,
        hint: 'Write it as in `--set vision=false`.',
      });
    }
    given[setting] = readValue(value);
  }
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );
}

/**
 * Requests with settings in the place of their own: each goes to every agent that has such a setting.
 *
 * @throws UsageError for a setting that none of the agents has.
 */
export function withSettings(requests: Requests, settings: Settings): Requests {
  const has = (agent: string, setting: string): boolean =>
    AGENTS.find(({ id }) => id === agent)?.settings.includes(setting) ?? false;
  const names = requests.map((request) => (typeof request === 'string' ? request : request.agent));
  for (const setting of Object.keys(settings)) {
    if (names.some((name) => has(name, setting))) continue;
    const asked = AGENTS.filter(({ id }) => names.includes(id));
    // Who the agents are is said first, by whoever makes them.
    if (asked.length < new Set(names).size) return requests;
    const known = asked.flatMap((agent) => agent.settings);
    if (known.length > 0)
      throw unknownName(`setting of ${names.join(', ')}`, setting, known, 'docs/agents.md');
    throw new UsageError({
      expected: `no setting for ${names.join(', ')}: such agents have none`,
      found: `${setting}`,
      hint: 'Leave the flag out, or choose another agent: `siren list agents`.',
    });
  }
  return requests.map((request) => {
    const name = typeof request === 'string' ? request : request.agent;
    const own = Object.entries(settings).filter(([setting]) => has(name, setting));
    if (own.length === 0) return request;
    const before = typeof request === 'string' ? { agent: request } : request;
    return { ...before, settings: { ...before.settings, ...Object.fromEntries(own) } };
  });
}

function pricesOf({ priceIn, priceOut }: AgentFlags): Json | undefined {
  if (priceIn !== undefined && priceOut !== undefined) return { input: priceIn, output: priceOut };
  if (priceIn === undefined && priceOut === undefined) return undefined;
  throw new UsageError({
    expected: 'both prices, --price-in and --price-out',
    found: 'one of them',
    hint: 'With one alone, costs are unknown. Say 0 for what is free.',
  });
}

function oneOrMore<T extends Json>(values: readonly T[] | undefined): T | readonly T[] | undefined {
  return values?.length === 1 ? values[0] : values;
}

/** JSON where it is some, such as a number or `false`; else the text as it is. */
function readValue(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
