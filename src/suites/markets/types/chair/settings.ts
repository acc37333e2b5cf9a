import type { Setting } from '../../product-type.ts';
import { PAYABLE } from '../../request.ts';
import { budgetOf, phrasesOf, thresholdOf } from '../words.ts';

/** Four ways to ask for an office chair, and one for the large catalog. */
export const CHAIR_SETTINGS: readonly Setting[] = [
  {
    id: 'a',
    request: {
      type: 'chair',
      configuration: { support: 'head' },
      requirements: [
        { attribute: 'maxLoad', is: 'at-least', value: 130 },
        { attribute: 'seatDepth', is: 'at-least', value: 46 },
      ],
      preferences: [
        { attribute: PAYABLE, want: 'least' },
        { attribute: 'backHeight', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        [PAYABLE]: 'the smallest total with delivery',
        backHeight: 'the tallest backrest',
      });
      return `I'm a tall, heavy fellow and my office chair broke. The new one must take a load of ${thresholdOf(request, 'maxLoad')} kg or more, with a seat that is no less than ${thresholdOf(request, 'seatDepth')} cm deep, and I want the version with a headrest. Find me ${first} and ${second}.`;
    },
  },
  {
    id: 'b',
    request: {
      type: 'chair',
      configuration: { castors: 'hard' },
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 36_000 },
        { attribute: 'synchro', is: 'equal', value: true },
        { attribute: 'recline', is: 'at-least', value: 125 },
      ],
      preferences: [
        { attribute: 'assembly', want: 'least' },
        { attribute: 'weight', want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        assembly: 'quickest to assemble',
        weight: 'lightest',
      });
      return `Office chair wanted, for a wooden floor, so with the castors for hard floors (they needn't lock). Synchronous tilt is a must, and it should recline to ${thresholdOf(request, 'recline')}° or further. Everything together may come to ${budgetOf(request)} with delivery. I live on the fifth floor without a lift and have two left hands, so it should be the ${first} and the ${second} of them all.`;
    },
  },
  {
    id: 'c',
    request: {
      type: 'chair',
      configuration: { support: 'head' },
      requirements: [
        { attribute: 'back', is: 'equal', value: 'Mesh' },
        { attribute: 'lumbar', is: 'at-least', value: 4 },
      ],
      preferences: [
        { attribute: 'seatWidth', want: 'most' },
        { attribute: PAYABLE, want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        seatWidth: 'the widest seat',
        [PAYABLE]: 'the lowest amount to pay with delivery',
      });
      return `Please order an office chair with a mesh back and a headrest. My physiotherapist says that the lumbar support has to travel ${thresholdOf(request, 'lumbar')} cm at the least. Of all chairs like that, which has ${first} and ${second}? That one, please.`;
    },
  },
  {
    id: 'd',
    request: {
      type: 'chair',
      configuration: { support: 'full' },
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 42_000 },
        { attribute: 'gasSpring', is: 'equal', value: 'Class 4' },
      ],
      preferences: [
        { attribute: 'lowest', want: 'least' },
        { attribute: 'abrasion', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        lowest: 'the seat that goes down the lowest',
        abrasion: 'the highest abrasion resistance',
      });
      return `My wife is small and her cat has claws. She'd like an office chair with headrest and footrest and a class 4 gas spring. No more than ${budgetOf(request)}, delivery included. Look for ${first} and ${second}.`;
    },
  },
  {
    id: 'hard',
    request: {
      type: 'chair',
      configuration: { castors: 'hard' },
      requirements: [
        { attribute: 'maxLoad', is: 'at-least', value: 130 },
        { attribute: 'seatDepth', is: 'at-least', value: 46 },
        { attribute: 'lumbar', is: 'at-least', value: 4 },
      ],
      preferences: [
        { attribute: 'weight', want: 'least' },
        { attribute: PAYABLE, want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        weight: 'the lightest chair',
        [PAYABLE]: 'the lowest total price with delivery',
      });
      return `I want an office chair on castors for hard floors, the kind that doesn't lock. It has to carry at least ${thresholdOf(request, 'maxLoad')} kg, have a seat depth of at least ${thresholdOf(request, 'seatDepth')} cm and at least ${thresholdOf(request, 'lumbar')} cm of lumbar support travel. Of those, I want ${first} and ${second}.`;
    },
  },
];
