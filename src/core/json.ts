/** A value that JSON can hold. Facts, settings and scores are made of nothing else, so they can be stored and read anywhere. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Writes JSON with sorted keys and without spaces, so that equal values give equal bytes.
 * Members that are `undefined` are left out, as in `JSON.stringify`.
 *
 * @throws TypeError for a number that JSON can't hold (NaN, Infinity), which `JSON.stringify` would turn into `null`.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) => {
    if (typeof member === 'number' && !Number.isFinite(member)) {
      throw new TypeError(`JSON can't hold the number ${member}`);
    }
    if (member === null || typeof member !== 'object' || Array.isArray(member)) return member;
    const entries = Object.entries(member).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    // A plain object would treat a member named "__proto__" as its prototype and lose it.
    return Object.assign(Object.create(null), Object.fromEntries(entries));
  });
}
