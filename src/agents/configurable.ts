import type { z } from 'zod';
import type { Agent } from '../core/agent.ts';
import type { AgentRequest } from '../core/agent-request.ts';
import { UsageError } from '../core/errors.ts';
import { canonicalJson, type Json } from '../core/json.ts';
import { unknownName } from '../core/nearest.ts';

/** An agent that has settings: what they may be, and how an agent is made of them. */
export interface Configurable<Settings = Readonly<Record<string, unknown>>> {
  /** The name by which plans ask for it. */
  readonly id: string;
  readonly title: string;
  /** What it does, in one sentence. */
  readonly summary: string;
  /** What one agent's settings may be. Members that it doesn't list are refused. */
  readonly settings: z.ZodObject;
  /**
   * The settings whose values stand in every agent's id, in this order: `simple:som:openai:gpt-5`. Others stand there,
   * with their names, where they were given.
   */
  readonly inId: readonly string[];
  /** Settings that say where or how fast, and not what, and so are in no id. */
  readonly notInId?: readonly string[];
  /**
   * Makes an agent whose card has this id.
   *
   * @throws UsageError for settings that can't work: an unknown model, a missing key.
   */
  create(settings: Settings, id: string): Agent | Promise<Agent>;
}

type Given = Readonly<Record<string, Json>>;

/**
 * The agents that a request asks for: one for each crossing of the settings that are lists where one value belongs.
 *
 * @throws UsageError for a setting that the agent doesn't have, with the nearest ones, and for a value that it can't have.
 */
export async function configure(
  agent: Configurable,
  { name, settings }: Pick<Exclude<AgentRequest, string>, 'name' | 'settings'>,
): Promise<readonly Agent[]> {
  const { varying, each } = crossed(agent, settings);
  const agents: Agent[] = [];
  for (const one of each) {
    const parsed = parse(agent, one);
    const id =
      name === undefined
        ? idOf(agent, one, parsed)
        : [name, ...varying.map((setting) => String(one[setting]))].join(':');
    agents.push(await agent.create(parsed, id));
  }
  return agents;
}

/** The settings that are lists where one value belongs, and each crossing of their values. */
function crossed(agent: Configurable, settings: Given): { varying: string[]; each: Given[] } {
  const varying: string[] = [];
  let each: Given[] = [{}];
  for (const [setting, value] of Object.entries(settings)) {
    const type = agent.settings.shape[setting];
    if (type === undefined) {
      const known = Object.keys(agent.settings.shape);
      throw unknownName(`setting of the agent ${agent.id}`, setting, known, 'docs/agents.md');
    }
    const list = Array.isArray(value) && !accepts(type, value) ? (value as readonly Json[]) : undefined;
    if (list?.length === 0) {
      throw new UsageError({
        expected: `a ${setting} for the agent ${agent.id}`,
        found: 'an empty list',
        hint: 'Name one, or leave the setting out.',
      });
    }
    if (list && list.length > 1) varying.push(setting);
    each = each.flatMap((before) => (list ?? [value]).map((one) => ({ ...before, [setting]: one })));
  }
  return { varying, each };
}

function accepts(type: z.core.SomeType, value: unknown): boolean {
  return (type as z.ZodType).safeParse(value).success;
}

function parse(agent: Configurable, settings: Given): Record<string, unknown> {
  const parsed = agent.settings.safeParse(settings);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const setting = String(issue?.path[0] ?? '');
  const value = settings[setting];
  if (issue?.code === 'invalid_value' && issue.path.length === 1 && typeof value === 'string')
    throw unknownName(setting, value, issue.values.map(String), 'docs/agents.md');
  const { description } = agent.settings.shape[setting] as z.ZodType;
  throw new UsageError({
    expected:
      value === undefined
        ? `a ${setting} for the agent ${agent.id}`
        : `a ${setting} that the agent ${agent.id} can have`,
    found: value === undefined ? 'none' : `${JSON.stringify(value)} (${issue?.message})`,
    hint: description ?? `See docs/agents.md for what ${setting} may be.`,
  });
}

/** The name of an agent with these settings, the same in every plan. */
function idOf(
  { id, inId, notInId = [], settings: { shape } }: Configurable,
  given: Given,
  parsed: Record<string, unknown>,
): string {
  const always = inId.flatMap((setting) => (parsed[setting] === undefined ? [] : [String(parsed[setting])]));
  const more = Object.keys(given)
    .filter((setting) => !inId.includes(setting) && !notInId.includes(setting))
    .filter((setting) => canonicalJson(parsed[setting]) !== canonicalJson(defaultOf(shape[setting])))
    .sort()
    .map((setting) => `${setting}=${short(given[setting])}`);
  return [[id, ...always].join(':'), ...more].join('+');
}

/** What a setting is when nobody gives it; undefined when it then is nothing. */
function defaultOf(type: z.core.SomeType | undefined): unknown {
  return (type as z.ZodType | undefined)?.safeParse(undefined).data;
}

function short(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
