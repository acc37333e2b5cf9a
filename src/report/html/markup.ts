import type { html } from 'hono/html';

/** Escaped markup. */
export type Html = ReturnType<typeof html>;

/** Markup of each item, or nothing. */
export function each<T>(items: readonly T[], markup: (item: T, index: number) => Html): Html[] {
  return items.map(markup);
}

/** The address of a scenario's part of the page. Task ids hold a slash, which an id may but a reader shouldn't see. */
export function idOf(...parts: readonly string[]): string {
  return parts.join('-').replaceAll(/[^A-Za-z0-9_-]/g, '-');
}
