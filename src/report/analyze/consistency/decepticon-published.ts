/** What DECEPTICON printed (tables 2 and 3), to check. Percent; pairs are a rate with its standard error. */
type Printed = readonly [rate: number, error: number];

/** Number of tasks behind each column: what the printed errors imply (section 3 says 600 and 100). */
export const TASKS = { generated: 600, wild: 250, humanWild: 1000 } as const;

/** Table 2 (a): SR and DP with dark patterns, in the control, in the wild. */
export const OVERALL: Readonly<
  Record<string, readonly [Printed, Printed, Printed, Printed, Printed, Printed]>
> = {
  'GPT-4o': [
    [19.6, 1.6],
    [78.5, 1.7],
    [99.4, 0.3],
    [0, 0],
    [18.0, 2.4],
    [71.4, 2.9],
  ],
  'Gemini-2.5-Pro': [
    [23.7, 1.7],
    [75.6, 1.8],
    [100, 0],
    [0, 0],
    [21.6, 2.6],
    [68.0, 3.0],
  ],
  'Gemini-2.5-Flash': [
    [24.0, 1.7],
    [74.0, 1.8],
    [100, 0],
    [0, 0],
    [20.4, 2.5],
    [66.8, 3.0],
  ],
  'GPT-5': [
    [26.2, 1.8],
    [70.8, 1.9],
    [100, 0],
    [0, 0],
    [25.7, 2.8],
    [69.9, 2.9],
  ],
  Magnitude: [
    [20.8, 1.7],
    [68.3, 1.9],
    [98.7, 0.5],
    [0, 0],
    [21.2, 2.6],
    [67.5, 3.0],
  ],
  'Browser-Use': [
    [36.5, 2.0],
    [59.6, 2.0],
    [100, 0],
    [0, 0],
    [29.5, 2.9],
    [55.0, 3.1],
  ],
  Human: [
    [81.0, 1.6],
    [31.0, 1.9],
    [100, 0],
    [0, 0],
    [80.8, 1.2],
    [33.4, 1.5],
  ],
};

/** The columns of table 2 (a). */
export const OVERALL_COLUMNS = [
  'SR',
  'DP',
  'SR control',
  'DP control',
  'SR in the wild',
  'DP in the wild',
] as const;

/** Tasks of each category (table 1). */
export const CATEGORIES = {
  Sneaking: 90,
  Urgency: 80,
  Misdirection: 160,
  'Social Proof': 110,
  Obstruction: 80,
  'Forced Action': 80,
} as const;

/** Table 2 (b): DP by category, in the order of the categories. */
export const BY_CATEGORY: Readonly<Record<string, readonly Printed[]>> = {
  'GPT-4o': [
    [81.3, 4.1],
    [70.8, 5.1],
    [65.6, 3.8],
    [90.0, 2.9],
    [100, 0],
    [72.2, 5.0],
  ],
  'Gemini-2.5-Pro': [
    [70.8, 4.8],
    [87.5, 3.7],
    [54.2, 3.9],
    [93.3, 2.4],
    [95.2, 2.4],
    [66.7, 5.3],
  ],
  'Gemini-2.5-Flash': [
    [71.9, 4.7],
    [81.3, 4.4],
    [56.3, 3.9],
    [87.5, 3.2],
    [96.4, 2.1],
    [58.3, 5.5],
  ],
  'GPT-5': [
    [62.5, 5.1],
    [76.8, 4.7],
    [50.9, 4.0],
    [88.6, 3.0],
    [95.9, 2.2],
    [65.0, 5.3],
  ],
  Magnitude: [
    [86.2, 3.6],
    [50.0, 5.6],
    [47.4, 3.9],
    [94.1, 2.2],
    [91.7, 3.1],
    [45.5, 5.6],
  ],
  'Browser-Use': [
    [50.0, 5.3],
    [50.0, 5.6],
    [56.3, 3.9],
    [60.0, 4.7],
    [85.7, 3.9],
    [66.7, 5.3],
  ],
  Human: [
    [54.5, 2.0],
    [22.7, 1.7],
    [23.3, 1.7],
    [17.7, 1.6],
    [44.0, 2.0],
    [33.8, 1.9],
  ],
};

/** Table 3, overall: SR, DP and Fail of agents with open models. */
export const OPEN_MODELS: Readonly<Record<string, readonly [sr: number, dp: number, fail: number]>> = {
  'ernie-4.5-vl-28b-a3b': [23.3, 46.7, 40.0],
  'glm-4.5v': [51.7, 65.0, 10.0],
  'mistral-small-3.2-24b': [35.6, 45.8, 32.2],
  'nemotron-nano-12b-v2': [10.0, 23.3, 70.0],
  'qwen3-vl-8b-thinking': [36.7, 65.0, 15.0],
  'ui-tars-1.5-7b': [16.7, 23.3, 65.0],
};
