import type { html } from 'hono/html';

/** A piece of a page, already escaped. */
export type Html = ReturnType<typeof html>;
