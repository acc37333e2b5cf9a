import { describe, expect, it } from 'vitest';
import type { Site } from '../../core/site.ts';
import { declare } from './declaration.ts';
import { servedOtherwise, servedUnlike } from './same-served.ts';
import { fetchAll, stillSurroundings } from './served.ts';

const TYPES: Readonly<Record<string, string>> = {
  '/': 'text/html; charset=utf-8',
  '/a.js': 'text/javascript',
  '/a.css': 'text/css',
  '/a.svg': 'image/svg+xml',
  '/a.woff2': 'font/woff2',
  '/a.json': 'application/json',
};

function stage(body: (path: string) => string, headers: Record<string, string> = {}) {
  const site: Site = {
    host: 'www.example.com',
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      return new Response(body(pathname), { headers: { 'content-type': TYPES[pathname] ?? '', ...headers } });
    },
  };
  return { sites: [site], resources: Object.keys(TYPES).map((path) => `https://www.example.com${path}`) };
}

describe('fetchAll', () => {
  it('gives every resource with its kind; only what is text as text', async () => {
    const served = await fetchAll(stage((path) => `body of ${path}`));
    expect(served.map(({ kind, text }) => [kind, text])).toEqual([
      ['document', 'body of /'],
      ['script', 'body of /a.js'],
      ['stylesheet', 'body of /a.css'],
      ['picture', 'body of /a.svg'],
      ['other', ''],
      ['data', 'body of /a.json'],
    ]);
  });

  it('refuses a resource that is on no site', async () => {
    await expect(fetchAll({ ...stage(() => ''), resources: ['https://elsewhere.com/'] })).rejects.toThrow(
      RangeError,
    );
  });

  it('reads a clock that stands still', () => {
    const { clock } = stillSurroundings(1);
    expect([clock.elapsed(), clock.date().toISOString()]).toEqual([0, '2026-03-02T09:00:00.000Z']);
  });
});

describe('servedOtherwise', () => {
  const nothing = declare([]);

  it('passes documents and data of any content, which other gates read', async () => {
    const [control, treatment] = [
      await fetchAll(stage(() => 'a')),
      await fetchAll(stage((path) => (path === '/' ? 'b' : 'a'))),
    ];
    expect(servedOtherwise(control, treatment, nothing)).toEqual([]);
  });

  it.each(['/a.js', '/a.css', '/a.svg', '/a.woff2'])(
    'fails a twin with another %s, unless that is declared',
    async (changed) => {
      const control = await fetchAll(stage(() => 'a'));
      const treatment = await fetchAll(stage((path) => (path === changed ? 'b' : 'a')));
      expect(servedOtherwise(control, treatment, nothing)).toHaveLength(1);
      if (changed === '/a.js')
        expect(servedOtherwise(control, treatment, declare([{ kind: 'script' }]))).toEqual([]);
    },
  );

  it('fails a twin with another header, another status, or another set of addresses', async () => {
    const control = await fetchAll(stage(() => 'a'));
    const marked = await fetchAll(stage(() => 'a', { 'x-arm': '2' }));
    expect(servedOtherwise(control, marked, nothing)).toHaveLength(6);
    expect(servedOtherwise(control, control.slice(1), nothing)).toHaveLength(1);
    expect(servedOtherwise(control.slice(1), control, nothing)).toHaveLength(1);
    expect(
      servedOtherwise(
        control,
        control.map((answer) => ({ ...answer, status: 404 })),
        nothing,
      ),
    ).toHaveLength(6);
  });

  it('lets a presentation put a page between, and nothing else', async () => {
    const control = await fetchAll(stage(() => 'a'));
    const led = (url: string) =>
      control.map((answer) => ({ ...answer, ...(answer.url.endsWith(url) && { status: 303 }) }));
    const presented = declare([], { presents: true });
    expect(servedOtherwise(led('.com/'), control, presented)).toEqual([]);
    expect(servedOtherwise(control, led('.com/'), presented)).toEqual([]);
    expect(servedOtherwise(led('.com/'), control, nothing)).toHaveLength(1);
    expect(servedOtherwise(led('/a.js'), control, presented)).toHaveLength(1);
  });
});

describe('servedUnlike', () => {
  it('fails a site that serves something else the second time', async () => {
    let count = 0;
    const [first, second] = [
      await fetchAll(stage(() => 'a')),
      await fetchAll(stage((path) => (path === '/' ? `${count++}x` : 'a'))),
    ];
    expect(servedUnlike(first, first)).toEqual([]);
    expect(servedUnlike(first, second)).toEqual([
      'https://www.example.com/ is not the same when it is asked for again',
    ]);
  });
});
