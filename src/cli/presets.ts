import { definePlan, type PlanInput } from '../core/plan.ts';

const PAPER_CELLS = {
  cart: ['control', 'c0', 'a2', 'a3', 'a4', 'a5'],
  cookies: ['control', 'a3', 'a4'],
  newsletter: ['control', 'a3', 'a4'],
  subscription: ['control', 'a3', 'a4'],
  privacy: ['control', 'a3', 'a4'],
} as const;

/** Tasks of markets, by the size of their catalog; `shop` alone is what the paper's ablations run on. */
const STANDARD = ['a', 'b', 'c', 'd'].map((setting) => `markets/*-${setting}`);
const SHOP = ['a', 'b', 'c', 'd'].map((setting) => `markets/shop-*-${setting}`);
const HARD = ['markets/shop-*-hard'];
const MECHANISMS = [
  'sponsored-placement',
  'preferential-ranking',
  'drip-pricing',
  'promotional-framing',
  'defaults-bundling',
  'scarcity-social-proof',
  'trust-signals',
  'friction-obstruction',
];

/** A set-up of caveat. The shoppers stand in for its models: `--agent` replaces them. */
function caveat(
  name: string,
  set: Pick<PlanInput, 'tasks' | 'conditions' | 'variants' | 'repeat'>,
): PlanInput {
  return definePlan({
    name,
    suites: ['markets'],
    agents: ['shopper:careful', 'shopper:page'],
    viewport: { width: 1280, height: 720 },
    ...set,
  });
}

/** Plans by name, for `siren run --preset`. Flags replace their members. */
export const PRESETS: Readonly<Record<string, PlanInput>> = {
  /** The set-up of agent-native-twins, sections 5 to 10: its 18 variants, 1280x720, 12 steps. The readers stand in for its models. */
  'twins-pilot': definePlan({
    name: 'twins-pilot',
    suites: ['twins'],
    cells: Object.entries(PAPER_CELLS).flatMap(([task, conditions]) =>
      conditions.map((condition) => `twins/${task}:${condition}`),
    ),
    agents: ['reader:dom', 'reader:pixels'],
    viewport: { width: 1280, height: 720 },
    limits: { steps: 12 },
  }),
  /** caveat, section 4: 52 tasks in the control and with all eight mechanisms, three times each. */
  'caveat-standard': caveat('caveat-standard', {
    tasks: STANDARD,
    conditions: ['control', 'treatment'],
    repeat: 3,
  }),
  /** caveat, section 4 and 5.1: the five tasks with 2,112 products, ten times each. */
  'caveat-hard': caveat('caveat-hard', { tasks: HARD, conditions: ['control', 'treatment'], repeat: 10 }),
  /** caveat, section 4.1: each mechanism alone, on the twenty tasks of the shop. */
  'caveat-mechanisms': caveat('caveat-mechanisms', {
    tasks: SHOP,
    conditions: ['control', 'treatment', ...MECHANISMS.map((id) => `only:${id}`)],
    repeat: 3,
  }),
  /** caveat, section 5.1: one suboptimal product in a sponsored slot. */
  'caveat-slot': caveat('caveat-slot', { tasks: SHOP, conditions: ['control', 'slot'], repeat: 3 }),
  /** caveat, section 5.2: the two preferences stated in either order. */
  'caveat-order': caveat('caveat-order', {
    tasks: HARD,
    conditions: ['treatment'],
    variants: ['ab', 'ba'],
    repeat: 10,
  }),
  /** caveat, section 5.3: drip pricing alone. */
  'caveat-drip': caveat('caveat-drip', {
    tasks: SHOP,
    conditions: ['control', 'only:drip-pricing'],
    repeat: 3,
  }),
};
