import { UsageError } from '../core/errors.ts';

/** A parser for a flag that takes a whole number within bounds. Throws UsageError for anything else. */
export function wholeNumber(flag: string, least: number, most: number): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new UsageError({
      expected: `a whole number from ${least} to ${most} for ${flag}`,
      found: `"${text}"`,
      hint: `Write it as in \`${flag} ${Math.max(least, 1)}\`.`,
    });
  };
}

/** A parser for a flag that takes a share, 0 to 1. Throws UsageError for anything else. */
export function share(flag: string): (text: string) => number {
  return (text) => {
    const value = /^(\d+(\.\d*)?|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
    if (value >= 0 && value <= 1) return value;
    throw new UsageError({
      expected: `a share from 0 to 1 for ${flag}`,
      found: `"${text}"`,
      hint: `Write it as in \`${flag} 0.05\`.`,
    });
  };
}

/** A parser for a flag that takes a sum of money, 0 or more, in any currency. Throws UsageError for anything else. */
export function money(flag: string): (text: string) => number {
  return (text) => {
    if (/^(\d+(\.\d*)?|\.\d+)$/.test(text)) return Number(text);
    throw new UsageError({
      expected: `a sum of money for ${flag}, without its currency`,
      found: `"${text}"`,
      hint: `Write it as in \`${flag} 2.50\`.`,
    });
  };
}

/** A parser for a viewport such as `1280x720`. Throws UsageError for anything else. */
export function viewport(text: string): { width: number; height: number } {
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/i.exec(text) ?? [];
  if (width && height) return { width: Number(width), height: Number(height) };
  throw new UsageError({
    expected: 'a viewport as width x height in CSS pixels',
    found: `"${text}"`,
    hint: 'Write it as in `--viewport 1280x720`.',
  });
}
