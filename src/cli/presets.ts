import { definePlan, type PlanInput } from '../core/plan.ts';

const PAPER_CELLS = {
  cart: ['control', 'c0', 'a2', 'a3', 'a4', 'a5'],
  cookies: ['control', 'a3', 'a4'],
  newsletter: ['control', 'a3', 'a4'],
  subscription: ['control', 'a3', 'a4'],
  privacy: ['control', 'a3', 'a4'],
} as const;

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
};
