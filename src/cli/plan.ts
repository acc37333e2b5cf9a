import type { z } from 'zod';
import { UsageError } from '../core/errors.ts';
import type { Json } from '../core/json.ts';
import { nearest, unknownName } from '../core/nearest.ts';
import { type Plan, type PlanInput, planSchema } from '../core/plan.ts';
import { withSettings } from './agent-settings.ts';
import { readPlanFile } from './plan-file.ts';
import { PRESETS } from './presets.ts';

/** The flags of `siren run` that say what to run. */
export interface PlanFlags {
  readonly preset?: string;
  readonly suite?: readonly string[];
  readonly task?: readonly string[];
  readonly conditions?: readonly string[];
  readonly variants?: readonly string[];
  readonly agent?: readonly string[];
  readonly repeat?: number;
  readonly seed?: number;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly firstLook?: string;
  readonly maxSteps?: number;
  readonly plain?: true;
  /** For the agents that have such settings. */
  readonly settings?: Readonly<Record<string, Json>>;
}

/**
 * The plan that a command line asks for: a file's or a preset's, with flags in the place of its members.
 *
 * @throws UsageError for both a file and a preset, an unknown preset, and a plan that doesn't fit the schema.
 */
export async function planOf(file: string | undefined, flags: PlanFlags): Promise<Plan> {
  if (file !== undefined && flags.preset !== undefined) {
    throw new UsageError({
      expected: 'a plan file or a preset',
      found: `both (${file} and ${flags.preset})`,
      hint: 'Leave one of them out.',
    });
  }
  const base = file !== undefined ? await readPlanFile(file) : presetNamed(flags.preset);
  const members = {
    suites: flags.suite ?? (base === undefined ? suitesOf(flags.task) : undefined),
    tasks: flags.task,
    conditions: flags.conditions,
    variants: flags.variants,
    agents: flags.agent,
    repeat: flags.repeat,
    seed: flags.seed,
    viewport: flags.viewport,
    firstLook: flags.firstLook,
    limits: flags.maxSteps === undefined ? undefined : { steps: flags.maxSteps },
    browser: flags.plain ? 'plain' : undefined,
  };
  const given = Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
  const merged = isRecord(base) || base === undefined ? { ...base, ...given } : base;
  const source = file ?? 'the command line';
  const plan = parsePlan(merged, source);
  const settings = flags.settings ?? {};
  if (Object.keys(settings).length === 0) return plan;
  return parsePlan({ ...plan, agents: withSettings(plan.agents, settings) }, source);
}

function presetNamed(name: string | undefined): PlanInput | undefined {
  if (name === undefined) return undefined;
  const preset = PRESETS[name];
  if (!preset) throw unknownName('preset', name, Object.keys(PRESETS), 'siren run --help');
  return preset;
}

/** `twins/cart` names its suite already. A glob over suites doesn't. */
function suitesOf(tasks: readonly string[] | undefined): string[] | undefined {
  const suites = new Set(
    tasks?.map((task) => task.split('/')[0] ?? '').filter((suite) => /^[a-z0-9-]+$/.test(suite)),
  );
  return suites.size > 0 ? [...suites] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Checks a plan and fills in its defaults.
 *
 * @param source where it came from, for the message
 * @throws UsageError that names the member that is wrong and, for an unknown one, the nearest known name.
 */
export function parsePlan(input: unknown, source: string): Plan {
  const parsed = planSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const known = issue.path.length === 0 ? Object.keys(planSchema.shape) : [];
    const close = nearest(key, known);
    throw new UsageError({
      expected: `members that a plan has, in ${source}`,
      found: `"${[...issue.path, key].join('.')}"`,
      hint: close.length > 0 ? `Did you mean ${close.join(', ')}?` : 'See docs/plans.md.',
    });
  }
  const member = String(issue?.path[0] ?? '');
  const missing = issue?.path.length === 1 && isRecord(input) && input[member] === undefined;
  throw new UsageError({
    expected: `a plan in ${source}`,
    found: missing ? `no ${member}` : parsed.error.issues.map(complaint).join('; '),
    hint: (missing && MISSING[member]) || 'See docs/plans.md.',
  });
}

function complaint({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.') || 'the whole'}: ${message}`;
}

const MISSING: Readonly<Record<string, string>> = {
  suites: 'Name one with --suite; `siren list suites` shows them.',
  agents: 'Name one with --agent; `siren list agents` shows them.',
};
