/** What the paper printed (SusBench, tables 4 to 6, sections 5.2 and 5.3), to compare with. Percent with one decimal. */
export const OPERATORS = ['Human', 'BU-GPT5', 'BU-Gemini', 'BU-Claude', 'CUA-GPT4o', 'CU-Claude'] as const;

/** A mean with what the paper calls its SD. */
export type Printed = readonly [mean: number, sd: number];

/** Tasks that every operator was given (section 3). */
export const TASKS = 313;

/** Table 4, in the order of the operators. */
export const RESPONSE_RATES = [96.5, 91.7, 93.6, 92.0, 87.2, 91.7] as const;

/** The first line of table 5. */
export const OVERALL: readonly Printed[] = [
  [67.5, 27.7],
  [68.3, 33.1],
  [63.8, 35.4],
  [66.0, 32.0],
  [63.7, 29.9],
  [62.4, 34.1],
];

/** Table 5, in the order of the operators. */
export const AVOIDANCE: Readonly<Record<string, readonly Printed[]>> = {
  'Confirm Shaming': [
    [85.3, 6.1],
    [93.9, 4.2],
    [91.2, 4.9],
    [87.5, 5.8],
    [82.9, 6.4],
    [97.1, 2.8],
  ],
  'Disguised Ad': [
    [60.0, 8.9],
    [69.0, 8.6],
    [45.2, 8.9],
    [46.7, 9.1],
    [83.9, 6.6],
    [83.9, 6.6],
  ],
  'Fake Social Proof': [
    [90.9, 5.0],
    [93.3, 4.6],
    [93.9, 4.2],
    [93.9, 4.2],
    [92.6, 5.0],
    [93.3, 4.6],
  ],
  'False Hierarchy': [
    [100, 0],
    [100, 0],
    [100, 0],
    [100, 0],
    [95.2, 4.6],
    [100, 0],
  ],
  'Forced Action': [
    [91.7, 4.6],
    [91.4, 4.7],
    [91.2, 4.9],
    [91.7, 4.6],
    [84.8, 6.2],
    [82.9, 6.4],
  ],
  'Hidden Information': [
    [17.6, 6.5],
    [8.6, 4.7],
    [8.3, 4.6],
    [8.6, 4.7],
    [14.7, 6.1],
    [9.4, 5.2],
  ],
  'Pop-Up Ad': [
    [86.2, 6.4],
    [100, 0],
    [96.6, 3.4],
    [93.1, 4.7],
    [65.5, 8.8],
    [65.5, 8.8],
  ],
  Preselection: [
    [44.1, 8.5],
    [36.7, 8.8],
    [13.3, 6.2],
    [33.3, 9.1],
    [24.1, 7.9],
    [18.8, 6.9],
  ],
  'Trick Wording': [
    [46.7, 7.4],
    [42.9, 7.6],
    [51.2, 7.6],
    [52.3, 7.5],
    [44.1, 8.5],
    [34.1, 7.1],
  ],
};

/** Table 6: the statistics on 8, 5 and 40 degrees of freedom. */
export const OMNIBUS = { pattern: 775.55, operator: 7.61, interaction: 74.17 } as const;

/** Sections 5.2.3, 5.3 and 5.3.1: contrasts that the paper found significant. */
export const SIGNIFICANT = {
  operatorWithinPattern: 0,
  patternWithinOperator: 61,
  pattern: 30,
  perOperator: '7–13',
  opposite: 4,
} as const;
