import type { Attribute } from '../record.ts';

type Listed = { readonly searchable: boolean };

/** An attribute that is a number of a unit, kept to some digits after the point. */
export const number = (
  id: string,
  label: string,
  unit: string | undefined,
  decimals: number,
  { searchable }: Listed,
): Attribute => ({
  id,
  label,
  kind: 'number',
  ...(unit === undefined ? {} : { unit }),
  decimals,
  searchable,
});

/** An attribute that is a yes or a no. */
export const flag = (id: string, label: string, { searchable }: Listed): Attribute => ({
  id,
  label,
  kind: 'flag',
  searchable,
});

/** An attribute that is one of some words. */
export const choice = (
  id: string,
  label: string,
  choices: readonly string[],
  { searchable }: Listed,
): Attribute => ({ id, label, kind: 'choice', choices, searchable });

/** Result pages can filter and sort by it. */
export const LISTED: Listed = { searchable: true };

/** It can be read on the product page alone. */
export const ON_THE_PAGE: Listed = { searchable: false };
