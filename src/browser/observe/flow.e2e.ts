import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../launch.ts';
import { openOn, type TestProxy, testBrowser, testProxy } from '../pages.testing.ts';

let browser: Browser;
let proxy: TestProxy;
beforeAll(async () => {
  browser = await testBrowser();
  proxy = await testProxy();
});
afterAll(async () => {
  await browser.close();
  proxy.close();
});

/** A page's text with each mark as what its element says. */
async function textOf(html: string): Promise<string[]> {
  const page = await openOn(browser, proxy, html);
  const { dom = [], text = [] } = await page.observe({ dom: true, text: true });
  await page.close();
  return text.map((piece) => {
    if (typeof piece === 'string') return piece;
    const element = dom.find(({ mark }) => mark === piece);
    return `[${element ? element.text || element.name : 'unknown'}]`;
  });
}

it('writes a page down line by line, with marks where elements stand', async () => {
  const lines = await textOf(`
    <title>title</title><style>p::before{content:"generated"}</style><script>let not = 'text'</script>
    <h1>Your <b>basket</b></h1><p>One   line<br>another <img alt="star" src="data:,"></p>
    <p>Plan: <button aria-label="name">Remove <i>it</i></button> now</p>
    <label>Mail <input aria-label="mail" value="typed"></label>
    <select aria-label="s"><option>one<option>two</select>
    <ul><li>first<li>second</ul>
    <table><tr><th>Total</th><td>$ 5</td></tr><tr><th>Delivery</th><td><b>free</b></td></tr></table>
    <p style="display:none">none</p><p style="visibility:hidden">hidden <b style="visibility:visible">shown</b></p>
    <p style="position:absolute;clip:rect(0 0 0 0);width:1px;height:1px;overflow:hidden">for ears</p>
    <p style="text-transform:uppercase">loud</p>
    <details><summary>More</summary>folded</details>
    <div tabindex="0">card <a href="#">link</a> rest</div>`);
  expect(lines).toEqual([
    'Your basket',
    'One line',
    'another star',
    'Plan:',
    '[Remove it]',
    'now',
    'Mail',
    '[mail]',
    '[one]',
    'first',
    'second',
    'Total | $ 5',
    'Delivery | free',
    'shown',
    'for ears',
    'LOUD',
    '[More]',
    '[card link rest]',
    '[link]',
  ]);
});

it('reaches into shadow roots, slots and frames, of the same site and of others', async () => {
  proxy.serve({ 'http://other.test/': '<p>other site</p><button>press</button>' });
  const lines = await textOf(`
    <div id="host"><b slot="s">slotted</b><i>left out</i></div>
    <iframe srcdoc="<p>inner</p><button>q</button>"></iframe>
    <p>between</p><iframe src="http://other.test/"></iframe><p>after</p>
    <script>host.attachShadow({mode:'open'}).innerHTML = '<p>shadow</p><slot name="s"></slot>'</script>`);
  expect(lines).toEqual(['shadow', 'slotted', 'inner', '[q]', 'between', 'other site', '[press]', 'after']);
});

it('survives a page that shadows members of the DOM, and one that nests beyond measure', async () => {
  expect(await textOf('<form><input name="childNodes"><input name="nodeType"><b>held</b></form>')).toContain(
    'held',
  );
  const deep = await textOf(`${'<div>'.repeat(3000)}deep${'</div>'.repeat(3000)}<p>still here</p>`);
  expect(deep).toContain('still here');
});
