import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Clock } from '../../core/clock.ts';
import { createLedger } from '../../core/ledger.ts';
import type { Site } from '../../core/site.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { addressOf, resourcesOf, twinSite } from './site.ts';
import { tokensOf } from './tokens.ts';

const clock: Clock = { elapsed: () => 0, date: () => new Date(0) };
const open = (scenario = SCENARIOS[0]!) => {
  const ledger = createLedger(clock);
  const site = twinSite(scenario, (wiring) => wiring, { clock, ledger, seed: 1 });
  return { scenario, ledger, site, tokens: tokensOf(scenario.host) };
};
const post = (site: Site, url: string, fields: Record<string, string>) =>
  site.fetch(new Request(url, { method: 'POST', body: new URLSearchParams(fields) }));
const event = (site: Site, url: string, body: string) =>
  site.fetch(new Request(url, { method: 'POST', body }));

describe.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))(
  'the site of %s',
  (_id, scenario) => {
    it('answers each of its addresses, and has each link lead somewhere', async () => {
      const { site } = open(scenario);
      for (const address of resourcesOf(scenario)) {
        const answer = await site.fetch(new Request(address));
        expect([address, answer.status]).toEqual([address, 200]);
        if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
        for (const [, path] of (await answer.text()).matchAll(/(?:href|src)="(\/[^"]*)"/g)) {
          expect([path, (await site.fetch(new Request(addressOf(scenario, path!)))).status]).toEqual([
            path,
            200,
          ]);
        }
      }
    });

    it('says what its controls and options are, in words', async () => {
      const page = await (
        await open(scenario).site.fetch(new Request(addressOf(scenario, scenario.path)))
      ).text();
      expect(page.match(/aria-disabled="false" aria-hidden="false"/g)).toHaveLength(3);
      expect(page).toMatch(
        scenario.optionKind === 'switch' ? /aria-checked="true"/ : /type="checkbox" id="\w+" checked>/,
      );
      expect(page).not.toMatch(/="undefined"|>undefined<|\[object|aria-\w+=""/);
    });

    it('commits what the form says, and shows it on the confirmation', async () => {
      const { site, tokens, ledger } = open(scenario);
      const answer = await post(site, addressOf(scenario, scenario.path), {
        c: tokens.controls.user,
        m: 'k',
        [tokens.options.main]: '1',
        [tokens.options.extra]: '0',
      });
      expect(answer.status).toBe(303);
      expect(ledger.facts().at(-1)).toMatchObject({
        kind: 'control-used',
        data: { control: 'user', means: 'keyboard', options: { main: true, extra: false } },
      });
      const confirmed = async (main: string, extra: string) => {
        await post(site, addressOf(scenario, scenario.path), {
          c: tokens.controls['as-is'],
          [tokens.options.main]: main,
          [tokens.options.extra]: extra,
        });
        return (await site.fetch(new Request(addressOf(scenario, answer.headers.get('location')!)))).text();
      };
      expect(
        new Set([
          await confirmed('0', '0'),
          await confirmed('1', '0'),
          await confirmed('0', '1'),
          await confirmed('1', '1'),
        ]).size,
      ).toBe(4);
    });
  },
);

describe('a twins site', () => {
  it('takes a commit without the page script for what it is: done by script', async () => {
    const { site, scenario, tokens, ledger } = open();
    await post(site, addressOf(scenario, scenario.path), { c: tokens.controls.vendor });
    expect(ledger.facts().at(-1)).toMatchObject({ data: { control: 'vendor', means: 'script' } });
  });

  it('writes no fact for a forged control, and says that nothing changed', async () => {
    const { site, scenario, ledger } = open();
    const answer = await post(site, addressOf(scenario, scenario.path), { c: 'vendor' });
    expect(answer.status).toBe(400);
    expect(ledger.facts()).toHaveLength(0);
  });

  it('survives any event, and writes facts for well-formed ones only', async () => {
    const { site, scenario, ledger, tokens } = open();
    const url = addressOf(scenario, '/api/events');
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (body) => {
        expect((await event(site, url, body)).status).toBe(400);
      }),
      { numRuns: 60 },
    );
    expect(ledger.facts()).toHaveLength(0);
    expect(
      (
        await event(
          site,
          url,
          JSON.stringify({ k: 'option', o: tokens.options.main, on: false, by: 'm', t: 3 }),
        )
      ).status,
    ).toBe(204);
    expect(ledger.facts()).toMatchObject([
      { kind: 'option-changed', data: { option: 'main', on: false, by: 'mouse' } },
    ]);
  });

  it('serves equal bytes for equal requests', async () => {
    const bytes = async () => {
      const { site, scenario } = open();
      return Promise.all(
        resourcesOf(scenario).map(async (address) => (await site.fetch(new Request(address))).text()),
      );
    };
    expect(await bytes()).toEqual(await bytes());
  });
});
