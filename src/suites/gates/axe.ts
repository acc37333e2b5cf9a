import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserPage } from '../../browser/index.ts';
import { evaluateApart } from './take-snapshot.ts';

/** What axe-core finds, as far as it is read here. */
interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** Impacts that the gate takes as failures. */
const FAILING = new Set(['serious', 'critical']);

let source: string | undefined;

/** axe-core as one script, read when it is first needed. */
function axeSource(): string {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}

/**
 * The accessibility gate, for honest pages: what axe-core finds that is serious or critical; empty when nothing. Run it on
 * a settled page that nobody looks at afterwards. It runs beside the page's own scripts, out of their sight.
 */
export async function barriers(page: BrowserPage): Promise<string[]> {
  const violations = await evaluateApart<readonly Violation[]>(
    page.cdp,
    `(async () => {
      ${axeSource()};
      const { violations } = await axe.run(document, { resultTypes: ['violations'], iframes: false });
      return violations.map(({ id, impact, help, nodes }) => ({ id, impact, help, nodes: nodes.map(({ target }) => ({ target: target.map(String) })) }));
    })()`,
  );
  return violations
    .filter(({ impact }) => impact !== null && FAILING.has(impact))
    .map(({ id, impact, help, nodes }) => {
      const where = nodes.slice(0, 3).map(({ target }) => target.join(' '));
      return `${id} (${impact}): ${help}, at ${where.join('; ')}${nodes.length > 3 ? ` and ${nodes.length - 3} more` : ''}`;
    });
}
