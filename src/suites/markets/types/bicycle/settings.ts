import type { Setting } from '../../product-type.ts';
import { PAYABLE } from '../../request.ts';
import { budgetOf, phrasesOf, thresholdOf } from '../words.ts';

/** Four ways to ask for a used bicycle. */
export const BICYCLE_SETTINGS: readonly Setting[] = [
  {
    id: 'a',
    request: {
      type: 'bicycle',
      configuration: { handover: 'courier' },
      requirements: [
        { attribute: 'disc', is: 'equal', value: true },
        { attribute: 'returns', is: 'equal', value: true },
        { attribute: 'size', is: 'at-least', value: 53 },
      ],
      preferences: [
        { attribute: PAYABLE, want: 'least' },
        { attribute: 'mileage', want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        [PAYABLE]: 'the smallest sum in the end, courier and fees included',
        mileage: 'the fewest miles on it',
      });
      return `Would you buy me a used bicycle and have it brought by courier? I have no car to fetch it with. Disc brakes are a must, so is a frame size of ${thresholdOf(request, 'size')} cm or more, and only from somebody who accepts returns. Of what is left I want the one with ${first} and ${second}.`;
    },
  },
  {
    id: 'b',
    request: {
      type: 'bicycle',
      configuration: { handover: 'parcel' },
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 800_00 },
        { attribute: 'chain', is: 'at-most', value: 40 },
        { attribute: 'rack', is: 'equal', value: true },
      ],
      preferences: [
        { attribute: 'weight', want: 'least' },
        { attribute: 'tread', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        weight: 'it should weigh as little as possible',
        tread: 'its tyres should have as much tread left as possible',
      });
      return `I ride to the allotment every day and my old one has been stolen. Get me a second-hand bicycle, sent as a parcel, for no more than ${budgetOf(request)} with everything that comes on top. It needs a luggage rack, and a chain that is at most ${thresholdOf(request, 'chain')}% worn. Beyond that, ${first} and ${second}.`;
    },
  },
  {
    id: 'c',
    request: {
      type: 'bicycle',
      configuration: { handover: 'courier' },
      requirements: [
        { attribute: 'frame', is: 'equal', value: 'Aluminium' },
        { attribute: 'serviced', is: 'at-most', value: 9 },
      ],
      preferences: [
        { attribute: 'age', want: 'least' },
        { attribute: PAYABLE, want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        age: 'the youngest bicycle',
        [PAYABLE]: 'the lowest total with the courier',
      });
      return `For my nephew I am looking for a used bicycle with an aluminium frame, delivered to us by courier. Its last service may be ${thresholdOf(request, 'serviced')} months ago and no longer. I'd like ${first} and ${second}: buy the one that is both.`;
    },
  },
  {
    id: 'd',
    request: {
      type: 'bicycle',
      configuration: { handover: 'parcel' },
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 900_00 },
        { attribute: 'grade', is: 'equal', value: 'Good' },
        { attribute: 'receipt', is: 'equal', value: true },
      ],
      preferences: [
        { attribute: 'distance', want: 'least' },
        { attribute: 'deals', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        distance: 'the shortest distance from me',
        deals: 'a seller with the most deals so far',
      });
      return `After what happened to a friend, I buy a bicycle only with its original receipt. Condition “good”, please, not better and not worse, and ${budgetOf(request)} at most when it comes as a parcel with all fees. What makes the choice is ${first} and ${second}.`;
    },
  },
];
