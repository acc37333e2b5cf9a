import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declare } from './declaration.ts';
import { undeclared } from './declared.ts';
import { differencesBetween } from './difference.ts';
import { decodePng } from './picture.ts';
import { pixelDifference } from './pixels.ts';
import type { Snapshot } from './snapshot.ts';
import { openStudio, stageOf } from './testing/stage.ts';

let studio: Awaited<ReturnType<typeof openStudio>>;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

const settled = async (body: string, head = ''): Promise<Snapshot> => {
  const [snapshot] = await studio.snapshots(stageOf(body, head), ['settled']);
  if (snapshot === undefined) throw new Error('no snapshot was taken');
  return snapshot;
};

/** An option that a script flips 80 ms after load, and a button that comes after 20. */
const FLIPPING = `<label><input type="checkbox" id="c"> Plan</label>
  <script>addEventListener('load', () => { setTimeout(() => { document.getElementById('c').checked = true; window.flipped = 1 }, 80) })</script>`;

describe('snapshotsAt', () => {
  it('sees a flip 80 ms after load at the right moments, on any machine', async () => {
    const seen = await studio.snapshots(stageOf(FLIPPING), ['settled', 40, 'parsed', 120]);
    const of = ({ moment, elements, a11y, globals }: Snapshot) => [
      moment,
      elements.find(({ key }) => key === '#c')?.state.checked ?? false,
      a11y.find(({ key }) => key === '#c')?.state.checked,
      globals.join(),
    ];
    expect(seen.map(of)).toEqual([
      ['parsed', false, 'false', ''],
      [40, false, 'false', ''],
      [120, true, 'true', 'flipped'],
      ['settled', true, 'true', 'flipped'],
    ]);
    const [parsed, early, flipped] = await Promise.all(seen.map(({ png }) => decodePng(png)));
    if (!parsed || !early || !flipped) throw new Error('a picture is missing');
    expect(pixelDifference(parsed, early).count).toBe(0);
    expect(pixelDifference(early, flipped).count).toBeGreaterThan(10);
  });

  it('gives the same snapshot of the same page twice, also when two are taken at once', async () => {
    const stage = stageOf(
      '<h1>Hello</h1><p id="p">World <b>of</b> <a href="/x">links</a></p><button>Go</button>',
    );
    const all = await Promise.all([1, 2].map(() => studio.snapshots(stage, ['parsed', 40, 'settled'])));
    const [first = [], ...others] = all;
    for (const other of others) {
      first.forEach((snapshot, at) => {
        const again = other[at] as Snapshot;
        expect(differencesBetween(snapshot, again)).toEqual([]);
        expect(Buffer.compare(snapshot.png, again.png)).toBe(0);
      });
    }
  });

  it('does not change the page', async () => {
    const watching = `<ol id="o"><li>one</li></ol><progress id="g"></progress><script>
      addEventListener('load', () => {
        new MutationObserver(() => { window.changed = 1 })
          .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      });
    </script>`;
    const [early, late] = await studio.snapshots(stageOf(watching), [40, 'settled']);
    expect(late?.globals).toEqual([]);
    expect(late?.elements).toEqual(early?.elements);
  });
});

describe('a snapshot', () => {
  it('holds shadow roots, frames, pseudo-elements, form state and structured data', async () => {
    const snapshot = await settled(
      `<div id="h"><template shadowrootmode="open"><p id="s">in the shadow</p></template></div>
       <iframe id="f" srcdoc="<p id='inner'>framed</p>"></iframe>
       <p id="q" class="x">text<!-- noted --></p><input id="t" value="typed">
       <script type="application/ld+json">{"@type":"Thing","name":"x"}</script>`,
      '<style>.x::before{content:"drawn"}</style><meta name="description" content="about">',
    );
    const byKey = new Map(snapshot.elements.map((element) => [element.key, element]));
    expect(byKey.get('#s')).toMatchObject({ tag: 'p', children: [{ text: 'in the shadow' }] });
    expect(byKey.get('#inner')).toMatchObject({ children: [{ text: 'framed' }] });
    expect(byKey.get('#q')?.children).toEqual([
      { element: '#q::before' },
      { text: 'text' },
      { comment: 'noted' },
    ]);
    expect(byKey.get('#t')?.state).toEqual({ value: 'typed' });
    const style = byKey.get('#q::before')?.style ?? [];
    expect(style[snapshot.styleNames.indexOf('content')]).toBe('"drawn"');
    expect(snapshot.structured).toMatchObject({
      jsonLd: [{ '@type': 'Thing', name: 'x' }],
      meta: { description: 'about' },
    });
    expect(snapshot.a11y.map(({ name }) => name)).toContain('drawn');
  });

  it('shows what scripts leave behind: globals, cookies, storage', async () => {
    const snapshot = await settled(
      '<script>window.armed = 1; document.cookie = "c1=x"; localStorage.setItem("k1", "x");</script>',
    );
    expect(snapshot.globals).toEqual(['armed']);
    expect(snapshot.stored).toEqual(['c1', 'k1']);
  });
});

describe('only what is declared differs', () => {
  const buttons = (first: string, second: string, style = ''): string =>
    `<button id="a" aria-label="${first}"${style}>Keep</button><button id="b" aria-label="${second}">Remove</button>`;
  const declared = declare([{ kind: 'attribute', element: ['#a', '#b'], name: 'aria-label' }], {
    entails: [{ kind: 'a11y-name', element: ['#a', '#b'] }],
  });

  it('passes a twin whose accessible names are swapped, and fails the same with one style more', async () => {
    const control = await settled(buttons('Keep', 'Remove'));
    const swapped = await settled(buttons('Remove', 'Keep'));
    expect(undeclared(differencesBetween(control, swapped), declared)).toEqual([]);
    expect(Buffer.compare(control.png, swapped.png)).toBe(0);
    const styled = await settled(buttons('Remove', 'Keep', ' style="letter-spacing:0.01px"'));
    const why = undeclared(differencesBetween(control, styled), declared).join('\n');
    expect(why).toContain('style letter-spacing of #a');
    expect(why).toContain('attribute style of #a');
  });

  it('fails a twin that is its control', async () => {
    const control = await settled(buttons('Keep', 'Remove'));
    expect(undeclared(differencesBetween(control, control), declared)).toHaveLength(2);
  });
});
