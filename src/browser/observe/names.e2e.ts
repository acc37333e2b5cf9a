import { afterAll, beforeAll, expect, it } from 'vitest';
import type { A11yNode } from '../../core/observation.ts';
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

/** Each holds one control with an id; what it is called is for the browser to say. */
const NAMES = [
  '<button id="n0">Text</button>',
  '<button id="n1" aria-label="Label">Text</button>',
  '<span id="l2">Labelled</span><button id="n2" aria-labelledby="l2">Text</button>',
  '<label for="n3">For</label><input id="n3">',
  '<label>Around <input id="n4"></label>',
  '<input id="n5" placeholder="Placeholder">',
  '<input id="n6" title="Title">',
  '<a id="n7" href="#"><img alt="Alt" src="data:,"></a>',
  '<input id="n8" type="submit">',
  '<input id="n9" type="submit" value="Send">',
  '<input id="n10" type="image" alt="Image" src="data:,">',
  '<style>#n11::before{content:"Before "}</style><button id="n11">text</button>',
  '<style>#n12::after{content:" after" / " spoken"}</style><button id="n12">text</button>',
  '<button id="n13" style="text-transform:uppercase">upper</button>',
  '<button id="n14">seen<span style="display:none"> hidden</span></button>',
  '<button id="n15">seen<span aria-hidden="true"> unspoken</span></button>',
  '<button id="n16"><svg width="9" height="9"><title>Drawing</title><rect width="9" height="9"/></svg></button>',
  '<details><summary id="n17">Summary</summary>x</details>',
  '<div id="n18" role="switch" aria-checked="true" tabindex="0">Switch</div>',
  '<span id="h19" hidden>From hidden</span><button id="n19" aria-labelledby="h19">Text</button>',
  '<span id="a20">A</span><span id="b20">B</span><button id="n20" aria-labelledby="b20 a20 n20" aria-label="self">x</button>',
  '<label for="n21">Choice</label><select id="n21"><option>one</select>',
  '<div id="n22" role="button" tabindex="0"><p>Two</p><p>parts</p></div>',
  '<button id="n23" aria-label="  ">Blank label</button>',
  '<fieldset><legend>Legend</legend><label><input type="radio" id="n24">Radio</label></fieldset>',
];

const STATES = [
  '<input type="checkbox" checked>',
  '<input type="checkbox" aria-checked="true">',
  '<input type="checkbox" id="mixed">',
  '<input type="checkbox" role="switch" checked aria-checked="false">',
  '<input type="radio" checked aria-checked="false">',
  '<div role="checkbox" tabindex="0">c</div>',
  '<div role="checkbox" tabindex="0" aria-checked="mixed">c</div>',
  '<div role="switch" tabindex="0" aria-checked="true">c</div>',
  '<button role="switch" aria-checked="false">c</button>',
  '<button aria-pressed="true">p</button>',
  '<button aria-pressed="mixed">p</button>',
  '<button aria-expanded="true">e</button>',
  '<button disabled>d</button>',
  '<button aria-disabled="true">d</button>',
  '<fieldset disabled><button>d</button></fieldset>',
  '<div aria-disabled="true"><button>d</button></div>',
  '<input required>',
  '<input aria-required="true">',
  '<input readonly>',
  '<input aria-invalid="true">',
  '<input type="email" value="nonsense">',
  '<details open><summary>s</summary>x</details>',
  '<details><summary>s</summary>x</details>',
  '<select><option>o</select>',
  '<div role="tablist"><div role="tab" tabindex="0" aria-selected="true">t</div></div>',
  '<div role="menu"><div role="menuitemcheckbox" tabindex="0" aria-checked="true">m</div></div>',
  '<input autofocus>',
];

it(`gives the names that the browser's accessibility layer gives, in ${NAMES.length} cases`, async () => {
  const page = await openOn(browser, proxy, NAMES.map((html) => `<div>${html}</div>`).join(''));
  const { dom } = await page.observe({ dom: true });
  await page.cdp.send('DOM.getDocument', { depth: 0 });
  for (let i = 0; i < NAMES.length; i++) {
    const { result } = await page.cdp.send('Runtime.evaluate', {
      expression: `document.getElementById('n${i}')`,
    });
    const { nodes } = await page.cdp.send('Accessibility.getPartialAXTree', {
      ...(result.objectId ? { objectId: result.objectId } : {}),
      fetchRelatives: false,
    });
    const seen = dom?.find((e) => e.id === `n${i}`);
    const told = { name: nodes[0]?.name?.value, role: nodes[0]?.role?.value };
    expect({ html: NAMES[i], name: seen?.name, role: seen?.role }).toEqual({ html: NAMES[i], ...told });
  }
  await page.close();
});

it(`gives the states that the accessibility tree gives, in ${STATES.length} cases`, async () => {
  const page = await openOn(
    browser,
    proxy,
    `${STATES.map((html) => `<div>${html}</div>`).join('')}<script>document.getElementById('mixed').indeterminate = true</script>`,
  );
  const { dom, a11y } = await page.observe({ dom: true, a11y: true });
  const byMark = new Map<number, A11yNode>();
  const visit = (node: A11yNode): void => {
    if (node.mark !== undefined) byMark.set(node.mark, node);
    node.children.forEach(visit);
  };
  if (a11y) visit(a11y);
  expect(dom).toHaveLength(STATES.length);
  dom?.forEach((element, i) => {
    const node = byMark.get(element.mark);
    const told = { html: STATES[i], role: node?.role, state: node?.state };
    expect({ html: STATES[i], role: element.role, state: element.state }).toEqual(told);
  });
  await page.close();
});
