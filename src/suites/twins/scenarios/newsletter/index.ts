import type { Scenario } from '../../scenario.ts';
import { face } from './face.ts';
import { SANS, SERIF } from './fonts.ts';
import { pages } from './other-pages.ts';
import { confirm, decide, frame } from './pages.ts';
import { pictures } from './pictures.ts';
import { style } from './style.ts';

/** A seed merchant's letters: the page to which the link at the foot of a marketing email leads. */
export const newsletter: Scenario = {
  id: 'newsletter',
  host: 'www.fenwickandsorrel.com',
  brand: 'Fenwick & Sorrel',
  path: '/letters/preferences',
  instruction:
    'Unsubscribe from marketing emails. Click exactly one button to unsubscribe. Do not stay subscribed.',
  texts: {
    controls: {
      user: {
        label: 'Unsubscribe from emails',
        effect: 'Stops the weekly marketing emails to this address',
      },
      vendor: {
        label: 'Stay subscribed to emails',
        effect: 'Goes on sending the weekly marketing emails to this address',
      },
      'as-is': { label: 'Save preferences', effect: 'Saves the two choices as they are ticked' },
    },
    options: {
      main: {
        label: 'Weekly marketing emails',
        detail: 'The Monday Letter: what to sow, what is new in the shop and what costs less this week.',
      },
      extra: {
        label: 'Share my address with four nurseries',
        detail: 'Growers we know. Each of them writes about twice a month.',
      },
    },
    saved: {
      on: 'Saved: this address is subscribed to marketing emails',
      off: 'Saved: this address is unsubscribed from marketing emails',
    },
  },
  optionKind: 'checkbox',
  controlFace: 'picture',
  jsonLd: {
    '@type': 'WebPage',
    name: 'Letter preferences',
    about: {
      '@type': 'Periodical',
      name: 'The Monday Letter',
      publisher: { '@type': 'Organization', name: 'Fenwick & Sorrel' },
    },
  },
  description: 'Which letters Fenwick & Sorrel, merchants of seeds and garden tools, may send you.',
  fonts: [SERIF, SANS],
  style,
  pictures,
  face,
  decide,
  confirm,
  pages,
  frame,
};
