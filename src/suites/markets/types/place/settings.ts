import type { Setting } from '../../product-type.ts';
import { PAYABLE } from '../../request.ts';
import { budgetOf, capital, phrasesOf, thresholdOf } from '../words.ts';

/** Four ways to ask for a place to stay. Dates are left open: what is bought is the place, for so many nights and guests. */
export const PLACE_SETTINGS: readonly Setting[] = [
  {
    id: 'a',
    request: {
      type: 'place',
      configuration: { guests: 'g4' },
      quantity: 5,
      requirements: [
        { attribute: 'beach', is: 'at-most', value: 900 },
        { attribute: 'cancel', is: 'at-most', value: 12 },
      ],
      preferences: [
        { attribute: PAYABLE, want: 'least' },
        { attribute: 'space', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        [PAYABLE]: 'the lowest total for the whole stay, every fee and tax counted',
        space: 'the most living space',
      });
      return `The four of us want 5 nights by the sea in Skerrimouth. Find a place for 4 guests that is no more than ${thresholdOf(request, 'beach')} m from the beach, where we can still cancel for free ${thresholdOf(request, 'cancel')} days before arrival or even later. Among those I'd like ${first}, and ${second}. Any arrival day suits us.`;
    },
  },
  {
    id: 'b',
    request: {
      type: 'place',
      configuration: { guests: 'g3' },
      quantity: 4,
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 82_000 },
        { attribute: 'workspace', is: 'equal', value: true },
        { attribute: 'wifi', is: 'at-least', value: 150 },
      ],
      preferences: [
        { attribute: 'noise', want: 'least' },
        { attribute: 'station', want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        noise: 'as quiet at night as it gets',
        station: 'as short a walk from the station as it gets',
      });
      return `Three colleagues, 4 nights, one deadline: book us a place for 3 guests with a workspace and Wi-Fi of ${thresholdOf(request, 'wifi')} Mbit/s or faster. The stay must not come to more than ${budgetOf(request)} with cleaning, service and tax. It should be ${first}, and ${second}. When we arrive doesn't matter.`;
    },
  },
  {
    id: 'c',
    request: {
      type: 'place',
      configuration: { guests: 'g4' },
      quantity: 7,
      requirements: [
        { attribute: 'pets', is: 'equal', value: true },
        { attribute: 'outdoor', is: 'at-least', value: 15 },
      ],
      preferences: [
        { attribute: 'clean', want: 'most' },
        { attribute: PAYABLE, want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        clean: 'the best cleanliness score',
        [PAYABLE]: 'the smallest bill for the 7 nights, fees and tax included',
      });
      return `We're 4 guests with an old dog and need a place for a week, that is 7 nights, on whatever dates are easiest. Pets have to be welcome, and the terrace or garden should be ${thresholdOf(request, 'outdoor')} m² or larger so that he can lie outside. What has ${first}, and ${second}? Take that one.`;
    },
  },
  {
    id: 'd',
    request: {
      type: 'place',
      configuration: { guests: 'g3' },
      quantity: 3,
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 70_000 },
        { attribute: 'kitchen', is: 'equal', value: 'Full kitchen' },
        { attribute: 'stairs', is: 'at-most', value: 8 },
      ],
      preferences: [
        { attribute: 'bedWidth', want: 'most' },
        { attribute: 'location', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        bedWidth: 'the widest bed',
        location: 'the highest location score',
      });
      return `My mother has a bad knee, so the place that I'm looking for may have ${thresholdOf(request, 'stairs')} steps up to the door at most, and a full kitchen, since she cooks for us. We are 3 guests and stay 3 nights, any time this season; ${budgetOf(request)} is what we can spend in all, fees and taxes included. ${capital(first)}, and ${second}, would make us happy.`;
    },
  },
];
