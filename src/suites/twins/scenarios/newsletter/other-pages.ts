import { html } from 'hono/html';
import type { PageContent } from '../../scenario.ts';

const page = (title: string, lead: string, ...paragraphs: string[]): PageContent => ({
  title: `${title} · Fenwick & Sorrel`,
  body: html`<main class="notice"><h1>${title}</h1><p class="lead">${lead}</p>${paragraphs.map((text) => html`<p>${text}</p>`)}<p><a href="/letters/preferences">Letter preferences</a></p></main>`,
});

/** Where the ordinary links lead. */
export const pages: Readonly<Record<string, PageContent>> = {
  '/': page(
    'Seeds that remember',
    'We have kept the same two hundred sorts going for four generations, and we sell what is left over.',
    'The shop is open whenever the kettle is. Orders placed before noon are packed the same day.',
  ),
  '/seeds': page(
    'Seeds',
    'Two hundred and six sorts this spring, from Achocha to Zinnia.',
    'Each packet names the grower, the field and the year. Beetroot, peas and poppies are in; the late beans follow in April.',
  ),
  '/tools': page(
    'Tools',
    'Eleven tools, none of them clever.',
    'The narrow trowel, the long dibber and the onion hoe are forged in one piece and can be sharpened for life.',
  ),
  '/almanac': page(
    'The almanac',
    'What to do this week: very little, but on time.',
    'Early March: warm the soil under glass, chit the first potatoes, and sow peas in lengths of guttering.',
  ),
  '/letters': page(
    'Letters',
    'The Monday Letter has gone out every week since the printer learnt to type.',
    'Back numbers hang on a nail by the door. The link at the foot of each letter leads to the preferences for your address.',
  ),
  '/growers': page(
    'Our growers',
    'Nine gardens raise seed for us, from a walled acre to a row of dustbins on a roof.',
    'They are paid by the gram and by how much of it comes up.',
  ),
  '/post': page(
    'Post and packing',
    'Seeds travel in a letter, tools in a box.',
    'A letter costs £1.40 whatever is in it. Boxes are £4.20, and free above £60.',
  ),
  '/germination': page(
    'If nothing comes up',
    'Tell us the sort and the date of sowing.',
    'We send the same packet again, once, with a note on what may have gone wrong.',
  ),
  '/privacy': page(
    'Privacy',
    'We keep your address for your orders, and for letters as long as you want them.',
    'It is shared with a nursery only where you have said so in your letter preferences.',
  ),
  '/terms': page(
    'Terms',
    'Prices are in pounds and include VAT.',
    'Seeds are living things. Sow them in the year on the packet, or two at the most after it.',
  ),
};
