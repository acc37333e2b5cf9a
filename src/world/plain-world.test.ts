import { describe, expect, it } from 'vitest';
import { createLedger } from '../core/ledger.ts';
import type { Site } from '../core/site.ts';
import { steppedClock } from './clock.ts';
import { openPlainWorld } from './plain-world.ts';

function open(fetch: Site['fetch']) {
  const clock = steppedClock();
  const ledger = createLedger(clock);
  const start = 'https://www.example.com/';
  const stage = { sites: [{ host: 'www.example.com', fetch }], start, resources: [], holds: [] };
  return { ledger, world: openPlainWorld({ stage, clock, ledger }) };
}

const told = ({ ledger }: ReturnType<typeof open>) =>
  ledger.facts().map(({ kind, host, data }) => [kind, host, data]);

describe('a plain world', () => {
  it('answers with what its site says, and writes down that a document was served', async () => {
    const made = open((request) => new Response(new URL(request.url).pathname, { headers: { 'x-a': '1' } }));
    const response = await made.world.fetch(new Request('https://www.example.com/a?b=c'));
    expect([response.status, response.headers.get('x-a'), await response.text()]).toEqual([200, '1', '/a']);
    expect(told(made)).toEqual([
      ['page-served', 'www.example.com', { path: '/a', status: 200, type: 'document' }],
    ]);
    expect(made.world.problems).toEqual([]);
  });

  it('passes redirects and answers without a body on', async () => {
    const { world } = open(
      ({ url }) =>
        new Response(
          null,
          url.endsWith('/x') ? { status: 204 } : { status: 303, headers: { location: '/x' } },
        ),
    );
    expect((await world.fetch(new Request('https://www.example.com/'))).headers.get('location')).toBe('/x');
    expect((await world.fetch(new Request('https://www.example.com/x'))).status).toBe(204);
  });

  it('answers 502 for a host that it does not have, and notes who left', async () => {
    const made = open(() => new Response('x'));
    expect((await made.world.fetch(new Request('https://elsewhere.com/y'))).status).toBe(502);
    expect(told(made)).toEqual([['left-world', 'elsewhere.com', { url: 'https://elsewhere.com/y' }]]);
  });

  it('keeps what a site threw as a problem', async () => {
    const { world } = open(() => {
      throw new Error('the shelf fell');
    });
    expect((await world.fetch(new Request('https://www.example.com/'))).status).toBe(500);
    expect(world.problems).toMatchObject([{ message: 'the shelf fell', url: 'https://www.example.com/' }]);
  });
});
