import { describe, expect, it } from 'vitest';
import { InfrastructureError, UsageError } from '../../core/errors.ts';
import type { A11yNode } from '../../core/observation.ts';
import { PlainPage } from './plain-page.ts';

const HOST = 'https://www.example.test';

/** A site of pages by path; what was asked of it is written down. */
function site(pages: Readonly<Record<string, string | Response>>) {
  const asked: string[] = [];
  const refused: string[] = [];
  const page = new PlainPage({
    viewport: { width: 1280, height: 720 },
    onNavigationRefused: (url) => refused.push(url),
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const body = request.method === 'POST' ? ` ${await request.text()}` : '';
      asked.push(`${request.method} ${pathname}${search}${body}`);
      const found = pages[pathname] ?? 'There is nothing here.';
      return typeof found === 'string' ? new Response(found) : found.clone();
    },
  });
  return { page, asked, refused };
}

async function open(body: string, more: Readonly<Record<string, string | Response>> = {}) {
  const made = site({
    '/': `<!doctype html><html><head><title>Start</title></head><body>${body}</body></html>`,
    ...more,
  });
  await made.page.goto(`${HOST}/`);
  return made;
}

async function nodesOf(page: PlainPage): Promise<readonly A11yNode[]> {
  const { a11y } = await page.observe({ a11y: true });
  const flat = (node: A11yNode): A11yNode[] => [node, ...node.children.flatMap(flat)];
  return a11y ? flat(a11y) : [];
}

async function markOf(page: PlainPage, name: string): Promise<number> {
  const node = (await nodesOf(page)).find((each) => each.mark !== undefined && each.name === name);
  if (node?.mark === undefined) throw new Error(`nothing on the page is called "${name}"`);
  return node.mark;
}

const click = async (page: PlainPage, name: string) =>
  page.act({ type: 'click', target: { mark: await markOf(page, name) } });

describe('a plain page tells', () => {
  it('roles, names, values and states in the order of the page', async () => {
    const { page } = await open(`
      <nav aria-label="Main"><ul><li><a href="/a">Lamps <b>3</b></a></ul></nav>
      <main><h1>All <i>lamps</i></h1><p>Bright\n  and <del>dear</del></p>
      <label for="n">Name</label><input id="n" value="Ada" required>
      <label>Colour <select><option>Red<option value="b" selected>Blue</select></label>
      <input type="checkbox" aria-label="Gift" checked><button disabled>Buy</button><img alt="A lamp" src="x"></main>`);
    const told = (await nodesOf(page))
      .filter(
        ({ role }) =>
          !['StaticText', 'generic', 'list', 'listitem', 'main', 'LabelText', 'paragraph'].includes(role),
      )
      .map(({ role, name, value, state }) => [role, name, value ?? '', ...Object.entries(state).flat()]);
    expect(told).toEqual([
      ['RootWebArea', 'Start', ''],
      ['navigation', 'Main', ''],
      ['link', 'Lamps 3', ''],
      ['heading', 'All lamps', ''],
      ['deletion', '', ''],
      ['textbox', 'Name', 'Ada', 'required', true],
      ['combobox', 'Colour', 'Blue', 'expanded', false],
      ['MenuListPopup', '', ''],
      ['option', 'Red', '', 'selected', false],
      ['option', 'Blue', '', 'selected', true],
      ['checkbox', 'Gift', '', 'checked', true],
      ['button', 'Buy', '', 'disabled', true],
      ['image', 'A lamp', ''],
    ]);
  });

  it('nothing that HTML hides, and what is folded only once it is unfolded', async () => {
    const { page } = await open(`<p hidden>a</p><p aria-hidden="true">b</p><script>c</script><style>d</style>
      <template>e</template><dialog>f</dialog><input type="hidden" value="g"><svg><text>h</text></svg>
      <details><summary>More</summary><p>i</p></details>`);
    const texts = async () =>
      (await nodesOf(page))
        .filter(({ role }) => role === 'StaticText')
        .map(({ name }) => name.trim())
        .filter(Boolean);
    expect(await texts()).toEqual(['More']);
    await click(page, 'More');
    expect(await texts()).toEqual(['More', 'i']);
  });

  it('no other channel', async () => {
    const { page } = await open('x');
    await expect(page.observe({ dom: true })).rejects.toThrow(UsageError);
    await expect(page.screenshot()).rejects.toThrow(UsageError);
  });
});

describe('forms are sent', () => {
  it('with their fields in order, and of the buttons the one that was pressed', async () => {
    const { page, asked } =
      await open(`<form action="/find"><input name="q" aria-label="Words" value="a b&amp;c">
      <input type="checkbox" name="new" aria-label="New"><input type="checkbox" name="old" aria-label="Old" checked value="1">
      <input type="radio" name="size" value="s" aria-label="Small" checked><input type="radio" name="size" value="l" aria-label="Large">
      <select name="sort" aria-label="Sort"><option value="up">Low<option>High</select>
      <input name="off" disabled value="x"><button name="do" value="one">One</button><button name="do" value="two">Two</button></form>`);
    await click(page, 'New');
    await click(page, 'Large');
    await page.act({ type: 'select', target: { mark: await markOf(page, 'Sort') }, option: 'High' });
    expect(await click(page, 'Two')).toEqual({ ok: true, navigated: true });
    expect(asked.at(-1)).toBe('GET /find?q=a+b%26c&new=on&old=1&size=l&sort=High&do=two');
  });

  it('by Enter, through their first button, and go where an answer leads', async () => {
    const { page, asked } = await open(
      '<form action="/buy" method="post"><input name="n" aria-label="Note" value="x"><button name="b" value="1">Go</button></form>',
      {
        '/buy': new Response(null, { status: 303, headers: { location: '/done' } }),
        '/done': '<title>Done</title>',
      },
    );
    const target = { mark: await markOf(page, 'Note') };
    await page.act({ type: 'type', target, text: '<b>&\n', clear: true });
    await page.act({ type: 'press', key: 'Enter' });
    expect(asked.slice(-2)).toEqual(['POST /buy n=%3Cb%3E%26%0D%0A&b=1', 'GET /done']);
    expect([page.url, await page.title()]).toEqual([`${HOST}/done`, 'Done']);
    await page.act({ type: 'back' });
    expect([page.url, asked.at(-1)]).toEqual([`${HOST}/`, 'GET /']);
  });
});

describe('what a plain page refuses', () => {
  it('is said with a reason, and changes nothing', async () => {
    const { page, refused } = await open(
      '<a href="file:///etc/passwd">File</a><button disabled>Off</button><a href="#x">Down</a>',
    );
    expect(await page.act({ type: 'type', text: 'x' })).toMatchObject({ ok: false, reason: 'nowhere' });
    expect(await click(page, 'File')).toMatchObject({ ok: false, reason: 'nowhere' });
    expect(refused).toEqual(['file:///etc/passwd']);
    expect(await click(page, 'Off')).toMatchObject({ ok: false, reason: 'disabled' });
    expect(await click(page, 'Down')).toEqual({ ok: true, navigated: false });
    expect(await page.act({ type: 'click', target: { mark: 99 } })).toMatchObject({
      ok: false,
      reason: 'missing',
    });
    expect(await page.act({ type: 'click', target: { x: 1, y: 1 } })).toMatchObject({
      ok: false,
      reason: 'unsupported',
    });
    expect(await page.act({ type: 'back' })).toMatchObject({ ok: false, reason: 'nowhere' });
    expect(page.url).toBe(`${HOST}/`);
  });

  it('is trouble where a page needs a browser', async () => {
    const cookie = new Response('x', { headers: { 'set-cookie': 'a=1' } });
    const { page } = await open('<a href="/in">In</a><a href="/loop">Loop</a>', {
      '/in': cookie,
      '/loop': new Response(null, { status: 302, headers: { location: '/loop' } }),
    });
    await expect(click(page, 'In')).rejects.toThrow(InfrastructureError);
    await expect(click(page, 'Loop')).rejects.toThrow(InfrastructureError);
  });
});

it('a page that is no page is an empty one', async () => {
  const { page } = await open('', { '/x': '\u0000<<<' });
  await page.goto(`${HOST}/x`);
  expect((await nodesOf(page))[0]?.role).toBe('RootWebArea');
});
