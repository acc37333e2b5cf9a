/** For a flag that may be given several times. */
export const several = (value: string, before: readonly string[] = []): string[] => [...before, value];

/** For a flag that takes several values, separated by commas; it may be given several times, too. */
export const separated = (value: string, before: readonly string[] = []): string[] => [
  ...before,
  ...value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
];
