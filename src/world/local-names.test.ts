import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localNames } from './local-names.ts';

const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/);
// The last label of a host name is never a number: the URL parser would read an address.
const host = fc
  .tuple(fc.array(label, { minLength: 1, maxLength: 4 }), fc.stringMatching(/^[a-z]{2,6}$/))
  .map(([labels, top]) => [...labels, top].join('.'))
  .filter((name) => URL.parse(`https://${name}/`)?.hostname === name);
const world = fc.stringMatching(/^[0-9a-f]{10}$/);
const port = fc.integer({ min: 1, max: 65_535 });
const path = fc.webPath().map((text) => `/${text.replace(/^\/+/, '')}`);

describe('local names', () => {
  it('lead from a host to its local name and back', () => {
    fc.assert(
      fc.property(host, world, port, path, (site, id, at, rest) => {
        const names = localNames(id, at);
        const url = new URL(`https://${site}${rest}`);
        const local = new URL(names.address(url));
        expect(names.siteOf(local.host)).toBe(site);
        expect(names.original(local.href)).toBe(url.origin + url.pathname + url.search);
        expect(names.original(local.origin)).toBe(url.origin);
        expect(local.hostname).toBe(names.domain(site));
      }),
    );
  });

  it('are different for different hosts, worlds and ports', () => {
    const named = fc.tuple(host, world, port);
    fc.assert(
      fc.property(named, named, (a, b) => {
        const address = ([site, id, at]: typeof a): string =>
          localNames(id, at).address(new URL(`https://${site}/`));
        expect(address(a) === address(b)).toBe(a.join() === b.join());
      }),
    );
  });

  it('are no names of another world or port', () => {
    fc.assert(
      fc.property(host, world, world, port, port, (site, id, otherId, at, otherAt) => {
        fc.pre(id !== otherId || at !== otherAt);
        const foreign = new URL(localNames(id, at).address(new URL(`https://${site}/`)));
        expect(localNames(otherId, otherAt).siteOf(foreign.host)).toBeUndefined();
        expect(localNames(otherId, otherAt).original(foreign.href)).toBeUndefined();
      }),
    );
  });

  const names = localNames('k3f9a0b1c2', 4000);

  it('keep dots and hyphens apart', () => {
    expect(names.address(new URL('http://a-b.c--d.com/x?y#z'))).toBe(
      'http://a-b.c--d.com.k3f9a0b1c2.localhost:4000/x?y#z',
    );
  });

  it.each([
    'localhost:4000',
    '127.0.0.1:4000',
    'k3f9a0b1c2.localhost:4000',
    '.k3f9a0b1c2.localhost:4000',
    'a.com',
    '',
  ])('are not %j', (text) => {
    expect(names.siteOf(text)).toBeUndefined();
  });

  it('are read in any case', () => {
    expect(names.siteOf('WWW.A.com.K3F9A0B1C2.LOCALHOST:4000')).toBe('www.a.com');
  });

  it('have no original for what is no address of theirs', () => {
    for (const text of ['null', 'about:blank', 'https://a.com.k3f9a0b1c2.localhost:4000/', 'http://a.com/']) {
      expect(names.original(text)).toBeUndefined();
    }
  });
});
