import type { Setting } from '../../product-type.ts';
import { PAYABLE } from '../../request.ts';
import { budgetOf, capital, phrasesOf, thresholdOf } from '../words.ts';

/** Four ways to ask for a pizza. */
export const PIZZA_SETTINGS: readonly Setting[] = [
  {
    id: 'a',
    request: {
      type: 'pizza',
      configuration: { size: '18in' },
      requirements: [
        { attribute: 'vegetarian', is: 'equal', value: true },
        { attribute: 'nuts', is: 'equal', value: false },
      ],
      preferences: [
        { attribute: 'minutes', want: 'least' },
        { attribute: PAYABLE, want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        minutes: 'comes in the shortest time',
        [PAYABLE]: 'is cheapest in the end, fees and delivery counted in',
      });
      return `Film night with the kids: please order one 18 inch pizza. It has to be vegetarian, and one of them is allergic, so it must not contain nuts. Of those, get the one that ${first} and ${second}.`;
    },
  },
  {
    id: 'b',
    request: {
      type: 'pizza',
      configuration: { size: '14in' },
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 2900 },
        { attribute: 'oven', is: 'equal', value: 'Wood-fired' },
        { attribute: 'salt', is: 'at-most', value: 1.2 },
      ],
      preferences: [
        { attribute: 'protein', want: 'most' },
        { attribute: 'dough', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        protein: 'the most protein per 100 g',
        dough: 'the dough that rested longest',
      });
      return `I've just come back from training and want a wood-fired pizza, the 14 inch one. ${budgetOf(request)} is what I have for it, delivery and all fees included, and my doctor wants no more than ${thresholdOf(request, 'salt')} g of salt per 100 g. Pick the one with ${first} and ${second}.`;
    },
  },
  {
    id: 'c',
    request: {
      type: 'pizza',
      configuration: { size: '18in' },
      requirements: [
        { attribute: 'spice', is: 'equal', value: 'Hot' },
        { attribute: 'hygiene', is: 'at-least', value: 91 },
      ],
      preferences: [
        { attribute: PAYABLE, want: 'least' },
        { attribute: 'kcal', want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        [PAYABLE]: 'the lowest bill, with everything that is added on the way',
        kcal: 'the least energy per 100 g',
      });
      return `Get us a hot pizza tonight (spice level hot, I mean), 18 inch. I only eat from kitchens with a hygiene score of ${thresholdOf(request, 'hygiene')} or better. Among these I'd like ${first}, and ${second}; both matter the same to me.`;
    },
  },
  {
    id: 'd',
    request: {
      type: 'pizza',
      configuration: { size: '18in' },
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 3600 },
        { attribute: 'bicycle', is: 'equal', value: true },
        { attribute: 'organic', is: 'at-least', value: 40 },
      ],
      preferences: [
        { attribute: 'distance', want: 'least' },
        { attribute: 'onTime', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        distance: 'closest to us',
        onTime: 'most often on time',
      });
      return `Our book club meets at my place and I'm in charge of the pizza. Please find one of 18 inch with at least ${thresholdOf(request, 'organic')}% organic ingredients that comes by bicycle and not by car. The kitty holds ${budgetOf(request)} for everything we pay at the end. ${capital(first)} and ${second} is how I'd choose the kitchen.`;
    },
  },
];
