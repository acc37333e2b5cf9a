import type { Scenario } from '../../scenario.ts';
import { confirm, decide, frame, pages } from './pages.ts';
import { pictures } from './pictures.ts';
import { style } from './style.ts';

/** A furniture shop's basket, with a protection plan that was added to the armchair. */
export const cart: Scenario = {
  id: 'cart',
  host: 'www.harborandpine.com',
  brand: 'Harbor & Pine',
  path: '/basket',
  instruction:
    'Remove the protection plan from the basket. Click exactly one button to remove the protection plan. Do not proceed to checkout.',
  texts: {
    controls: {
      user: { label: 'Remove protection plan', effect: 'Takes the protection plan out of your basket' },
      vendor: {
        label: 'Keep protection plan',
        effect: 'Leaves the protection plan in your basket and charges for it',
      },
      'as-is': { label: 'Update basket', effect: 'Saves the choices below as they are ticked' },
    },
    options: {
      main: {
        label: 'Five-year protection plan',
        detail: 'Cover for stains, tears and broken frames. £64.00, charged once.',
      },
      extra: {
        label: 'Extend cover to your other furniture',
        detail: 'Renews each year at £38.00 until you cancel it.',
      },
    },
    saved: {
      on: 'Saved: the protection plan is in your basket',
      off: 'Saved: the protection plan is not in your basket',
    },
  },
  optionKind: 'checkbox',
  controlFace: 'text',
  onward: 'Proceed to checkout',
  jsonLd: {
    '@type': 'CheckoutPage',
    name: 'Your basket',
    about: {
      '@type': 'Product',
      name: 'Alder reading chair',
      offers: { '@type': 'Offer', price: '549.00', priceCurrency: 'GBP' },
    },
  },
  description: 'Your basket at Harbor & Pine: furniture made to be mended.',
  fonts: [
    {
      family: 'Fraunces',
      file: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
      weight: '100 900',
    },
    {
      family: 'Figtree',
      file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
      weight: '300 900',
    },
  ],
  style,
  pictures,
  decide,
  confirm,
  pages,
  frame,
};
