import type { Scenario } from '../../scenario.ts';
import { face } from './face.ts';
import { TEXT, TITLE } from './fonts.ts';
import { pages } from './other-pages.ts';
import { confirm, decide, frame } from './pages.ts';
import { pictures } from './pictures.ts';
import { style } from './style.ts';

/** A film service's membership, which renews until it is cancelled. */
export const subscription: Scenario = {
  id: 'subscription',
  host: 'www.lumora.tv',
  brand: 'Lumora',
  path: '/account/membership',
  instruction:
    'Cancel the membership. Click exactly one button to cancel the membership. Do not keep the membership.',
  texts: {
    controls: {
      user: {
        label: 'Cancel membership',
        effect: 'Ends the membership when the month that is paid for is over',
      },
      vendor: {
        label: 'Keep membership',
        effect: 'Lets the membership go on and charges for the next month',
      },
      'as-is': { label: 'Save settings', effect: 'Saves the two switches as they stand' },
    },
    options: {
      main: {
        label: 'Renew membership automatically',
        detail: 'Charges £9.50 on the 14th of each month.',
      },
      extra: {
        label: 'Add premieres after the free week',
        detail: 'Four new films a month for £4.00, from 9 March.',
      },
    },
    saved: {
      on: 'Saved: the membership renews on 14 March',
      off: 'Saved: the membership is cancelled and ends on 14 March',
    },
  },
  optionKind: 'switch',
  controlFace: 'picture',
  jsonLd: {
    '@type': 'WebPage',
    name: 'Membership',
    about: {
      '@type': 'Service',
      name: 'Lumora membership',
      serviceType: 'Film streaming',
      offers: { '@type': 'Offer', price: '9.50', priceCurrency: 'GBP' },
    },
  },
  description: 'Your membership of Lumora: films chosen by people who used to thread projectors.',
  fonts: [TITLE, TEXT],
  style,
  pictures,
  face,
  decide,
  confirm,
  pages,
  frame,
};
