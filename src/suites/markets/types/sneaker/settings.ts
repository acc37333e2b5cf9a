import type { Setting } from '../../product-type.ts';
import { PAYABLE } from '../../request.ts';
import { budgetOf, capital, phrasesOf, thresholdOf } from '../words.ts';

/** Four ways to ask for sneakers. */
export const SNEAKER_SETTINGS: readonly Setting[] = [
  {
    id: 'a',
    request: {
      type: 'sneaker',
      configuration: { size: 'us-10' },
      requirements: [
        { attribute: 'cut', is: 'equal', value: 'High' },
        { attribute: 'checks', is: 'at-least', value: 30 },
      ],
      preferences: [
        { attribute: PAYABLE, want: 'least' },
        { attribute: 'weight', want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        [PAYABLE]: 'the smallest bill with processing and shipping',
        weight: 'the lowest weight',
      });
      return `I wear US 10 and want sneakers with a high cut. I've been burned by copies before, so the pair has to pass at least ${thresholdOf(request, 'checks')} authenticity checkpoints. From what is left, pick the pair with ${first} and ${second}.`;
    },
  },
  {
    id: 'b',
    request: {
      type: 'sneaker',
      configuration: { size: 'us-9' },
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 26_000 },
        { attribute: 'grade', is: 'at-least', value: 8.3 },
        { attribute: 'box', is: 'equal', value: true },
      ],
      preferences: [
        { attribute: 'drop', want: 'least' },
        { attribute: 'toeWidth', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        drop: 'the least heel drop',
        toeWidth: 'the widest toe box',
      });
      return `Find me a pair of sneakers in US 9 to give as a present: they must come in the original box, with an inspector's grade of ${thresholdOf(request, 'grade')} of 10 or better. All in, with fees and shipping, I can't go above ${budgetOf(request)}. My brother has wide, flat feet, so what counts then is ${first} and ${second}.`;
    },
  },
  {
    id: 'c',
    request: {
      type: 'sneaker',
      configuration: { size: 'us-11' },
      requirements: [
        { attribute: 'upper', is: 'equal', value: 'Leather' },
        { attribute: 'inspection', is: 'at-most', value: 48 },
      ],
      preferences: [
        { attribute: 'pairs', want: 'least' },
        { attribute: PAYABLE, want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        pairs: 'the one of which the fewest pairs were released',
        [PAYABLE]: 'the one that costs me least in total, fees and shipping counted',
      });
      return `Leather uppers, US 11: that's what my next sneakers have to be. And I don't want to wait on the inspection for longer than ${thresholdOf(request, 'inspection')} hours. Which is ${first} and ${second}? Get me that.`;
    },
  },
  {
    id: 'd',
    request: {
      type: 'sneaker',
      configuration: { size: 'us-10-5' },
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 28_000 },
        { attribute: 'hardness', is: 'at-least', value: 61 },
        { attribute: 'certificate', is: 'equal', value: true },
      ],
      preferences: [
        { attribute: 'stack', want: 'most' },
        { attribute: 'recycled', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        stack: 'the tallest heel stack',
        recycled: 'the largest share of recycled material',
      });
      return `My size is US 10.5 and my limit ${budgetOf(request)}, everything included. I'm hard on soles, so these sneakers need an outsole hardness of at least ${thresholdOf(request, 'hardness')} Shore A, and I want a paper certificate with them. ${capital(first)} and ${second} decide.`;
    },
  },
];
