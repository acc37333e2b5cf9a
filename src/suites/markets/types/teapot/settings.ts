import type { Setting } from '../../product-type.ts';
import { PAYABLE } from '../../request.ts';
import { budgetOf, capital, phrasesOf, thresholdOf } from '../words.ts';

/** Four ways to ask for a teapot with something stamped into it. */
export const TEAPOT_SETTINGS: readonly Setting[] = [
  {
    id: 'a',
    request: {
      type: 'teapot',
      configuration: { size: 'large', personal: 'name' },
      note: 'Juniper',
      requirements: [
        { attribute: 'strainer', is: 'equal', value: true },
        { attribute: 'warmth', is: 'at-least', value: 50 },
      ],
      preferences: [
        { attribute: PAYABLE, want: 'least' },
        { attribute: 'weight', want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        [PAYABLE]: 'the lowest price all in, size, stamping and postage counted',
        weight: 'the lowest weight when it is empty',
      });
      return `My sister turns forty and lives on tea. I want to give her a handmade teapot in the large size with her name stamped into it, spelled “${request.note}”. It must come with its strainer and keep tea hot for ${thresholdOf(request, 'warmth')} minutes or more. What counts among those that do: ${first}, and ${second}.`;
    },
  },
  {
    id: 'b',
    request: {
      type: 'teapot',
      configuration: { size: 'regular', personal: 'initials' },
      note: 'T.W.',
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 260_00 },
        { attribute: 'dishwasher', is: 'equal', value: true },
        { attribute: 'returns', is: 'at-least', value: 28 },
      ],
      preferences: [
        { attribute: 'processing', want: 'least' },
        { attribute: 'reclaimed', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        processing: 'the shortest processing time',
        reclaimed: 'the largest share of reclaimed clay',
      });
      return `A colleague is leaving and gets a farewell teapot from all of us: regular size, with the initials “${request.note}” stamped on it. There is ${budgetOf(request)} in the envelope, and that has to pay for everything, shipping too. It has to be dishwasher safe, and the maker has to take returns for at least ${thresholdOf(request, 'returns')} days. Choose the one with ${first} and ${second}.`;
    },
  },
  {
    id: 'c',
    request: {
      type: 'teapot',
      configuration: { size: 'large', personal: 'initials' },
      note: 'M & J',
      requirements: [
        { attribute: 'clay', is: 'equal', value: 'Stoneware' },
        { attribute: 'signed', is: 'equal', value: true },
      ],
      preferences: [
        { attribute: 'favourites', want: 'most' },
        { attribute: PAYABLE, want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        favourites: 'favourited by as many people as possible',
        [PAYABLE]: 'as cheap as possible once everything is on the bill',
      });
      return `Find a wedding present, please: a large stoneware teapot, signed by whoever made it, with the couple’s initials stamped in as “${request.note}”. They should have a crowd-pleaser and I should not go broke, so make it ${first} and ${second}.`;
    },
  },
  {
    id: 'd',
    request: {
      type: 'teapot',
      configuration: { size: 'regular', personal: 'name' },
      note: 'Captain Ines',
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 290_00 },
        { attribute: 'opening', is: 'at-least', value: 81 },
        { attribute: 'plasticFree', is: 'equal', value: true },
      ],
      preferences: [
        { attribute: 'wall', want: 'least' },
        { attribute: 'experience', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        wall: 'the thinnest walls',
        experience: 'the maker with the most years at the wheel',
      });
      return `“${request.note}” is what my grandmother goes by, and that name should be stamped on a regular-size teapot for her. She washes up by hand, so the lid opening has to be ${thresholdOf(request, 'opening')} mm or wider. The parcel must come without plastic, and I can spend up to ${budgetOf(request)} with shipping and the stamping. ${capital(first)} and ${second} decide.`;
    },
  },
];
