import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import type { Product } from '../../record.ts';

/** Why sellers sell. No fact about the thing is in it: those are in the ad's table. */
const WHY = [
  'We are moving to the fourth floor and the cellar there is the size of a wardrobe. Somebody should have it who uses it.',
  'Bought it with great plans. The plans have changed, the thing is still here. Come and have a look, the kettle is on.',
  'It was my daughter’s. She has moved out and told me to stop asking. So: it has to go, and it should go to somebody nice.',
  'I repair and pass on. Everything that I know about it stands below; what I don’t know, I don’t write.',
  'One too many in the shed. My wife counts them. Fixed price, friendly people, please no “what is your last price”.',
  'Inherited, kept dry, and looked at every Sunday with a bad conscience. I am glad to show you everything.',
  'We were happy with it. Now there are three of us, and we need something with more room.',
  'Clearing out for the spring. Ask what you like, I answer in the evening when the children are asleep.',
] as const;

/** The seller's own words. */
export function ownWords({ id, seller }: Product): Html {
  const at = [...id].reduce((sum, letter) => sum * 3 + (letter.codePointAt(0) ?? 0), 7);
  return html`<section class="own"><h2>${seller} writes</h2><blockquote>${WHY[at % WHY.length] ?? ''}</blockquote></section>`;
}
