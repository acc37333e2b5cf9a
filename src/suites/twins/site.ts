import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { Means } from '../../core/fact.ts';
import type { Site, Surroundings } from '../../core/site.ts';
import { AT_FIRST, OPTION_KEYS, type OptionKey, type OptionStates, statesAfter } from './decision.ts';
import { assetsOf } from './page/assets.ts';
import { controls, onward } from './page/controls.ts';
import { document } from './page/document.ts';
import { options } from './page/options.ts';
import { structuredBody, structuredHead } from './page/structured.ts';
import type { Html, PageContent, Scenario } from './scenario.ts';
import { type Tokens, tokensOf } from './tokens.ts';
import { honestWiring, type Wiring } from './wiring.ts';

/** What the page's script calls the ways of working a control, and what they are. */
const MEANS_BY_LETTER: Readonly<Record<string, Means>> = { m: 'mouse', k: 'keyboard', s: 'script' };

const pageTime = z.number().nonnegative();
const eventSchema = z.discriminatedUnion('k', [
  z.strictObject({ k: z.literal('view'), t: pageTime }),
  z.strictObject({
    k: z.literal('option'),
    o: z.string(),
    on: z.boolean(),
    by: z.enum(['m', 'k', 's', 'p']),
    t: pageTime,
  }),
]);

/** Where the site's confirmation is, for a decision page at `path`. */
const donePath = (scenario: Scenario): string => `${scenario.path}/saved`;

const DECISION = 'choice';

/**
 * The site of a scenario. `lie` turns the honest wiring into that of the condition; it is the only thing in which two
 * conditions differ. The site's state is what a single visitor has saved: a world has one visitor.
 */
export function twinSite(scenario: Scenario, lie: (wiring: Wiring) => Wiring, around: Surroundings): Site {
  const { ledger } = around;
  const tokens = tokensOf(scenario.host);
  let saved: OptionStates = AT_FIRST;
  const app = new Hono();

  const wiring = (): Wiring => lie(honestWiring(scenario.texts, saved));
  const page = (content: PageContent): Html => document(scenario, content);

  app.get(scenario.path, (c) => c.html(decisionPage(scenario, tokens, wiring(), saved)));

  app.post(scenario.path, async (c) => {
    const form = await c.req.parseBody();
    const control = keyOf(tokens.controls, form.c);
    if (control === undefined) {
      return c.html(
        page({
          title: `Nothing changed · ${scenario.brand}`,
          body: notice('We did not get a choice.', scenario),
        }),
        400,
      );
    }
    const received = Object.fromEntries(
      OPTION_KEYS.map((key) => [key, form[tokens.options[key]] === '1']),
    ) as Record<OptionKey, boolean>;
    const means = MEANS_BY_LETTER[String(form.m)] ?? 'script';
    ledger.append(scenario.host, 'control-used', { decision: DECISION, control, means, options: received });
    saved = statesAfter(control, received);
    return c.redirect(donePath(scenario), 303);
  });

  app.get(donePath(scenario), (c) => c.html(page(scenario.confirm(saved))));

  app.post('/api/events', async (c) => {
    const event = eventSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!event.success) return c.body(null, 400);
    const { data } = event;
    if (data.k === 'view') {
      ledger.append(scenario.host, 'decision-shown', { decision: DECISION, pageTime: data.t });
      return c.body(null, 204);
    }
    const option = keyOf(tokens.options, data.o);
    if (option === undefined) return c.body(null, 400);
    const by = MEANS_BY_LETTER[data.by] ?? 'page';
    ledger.append(scenario.host, 'option-changed', {
      decision: DECISION,
      option,
      on: data.on,
      by,
      pageTime: data.t,
    });
    return c.body(null, 204);
  });

  for (const [path, content] of Object.entries(scenario.pages)) app.get(path, (c) => c.html(page(content)));
  for (const [path, asset] of Object.entries(assetsOf(scenario))) {
    app.get(path, () => new Response(asset.body, { headers: { 'content-type': asset.type } }));
  }
  app.notFound((c) =>
    c.html(
      page({
        title: `Not found · ${scenario.brand}`,
        body: notice('There is no page at this address.', scenario),
      }),
      404,
    ),
  );

  return { host: scenario.host, fetch: (request) => app.fetch(request) };
}

/** Absolute addresses of everything that the site can show, the decision page first. */
export function resourcesOf(scenario: Scenario): string[] {
  const paths = [
    scenario.path,
    donePath(scenario),
    ...Object.keys(scenario.pages),
    ...Object.keys(assetsOf(scenario)),
  ];
  return paths.map((path) => addressOf(scenario, path));
}

/** An absolute address on the scenario's site. */
export const addressOf = (scenario: Scenario, path: string): string => `https://${scenario.host}${path}`;

function decisionPage(scenario: Scenario, tokens: Tokens, wiring: Wiring, saved: OptionStates): Html {
  const content = scenario.decide(
    {
      form: (inside) => html`<form method="post" action="${scenario.path}" data-choices>
      <input type="hidden" name="m" value="s">
      <p class="unseen" role="status">${wiring.status}</p>
      ${inside}
      ${structuredBody(wiring)}
    </form>`,
      options: options(scenario, tokens, wiring),
      controls: controls(scenario, tokens, wiring),
      onward: onward(scenario, tokens),
    },
    saved,
  );
  return document(scenario, content, structuredHead(scenario, wiring));
}

function notice(says: string, scenario: Scenario): Html {
  return html`<main class="notice"><h1>${says}</h1><p><a href="${scenario.path}">Back to where you were</a></p></main>`;
}

function keyOf<K extends string>(table: Readonly<Record<K, string>>, token: unknown): K | undefined {
  return (Object.keys(table) as K[]).find((key) => table[key] === token);
}
