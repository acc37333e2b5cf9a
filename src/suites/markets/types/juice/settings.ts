import type { Setting } from '../../product-type.ts';
import { PAYABLE, type ShoppingRequest } from '../../request.ts';
import { budgetOf, capital, phrasesOf, thresholdOf } from '../words.ts';

/** How many bottles each request asks for. */
const six = ({ quantity }: ShoppingRequest): string => (quantity === 6 ? 'six' : String(quantity));

/** Four ways to ask for juice. */
export const JUICE_SETTINGS: readonly Setting[] = [
  {
    id: 'a',
    request: {
      type: 'juice',
      configuration: { size: '1l' },
      quantity: 6,
      requirements: [
        { attribute: 'organic', is: 'equal', value: true },
        { attribute: 'cold', is: 'equal', value: true },
      ],
      preferences: [
        { attribute: 'sugar', want: 'least' },
        { attribute: PAYABLE, want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        sugar: 'the least sugar per 100 ml',
        [PAYABLE]: 'the lowest sum to pay, with deposit, fee and delivery',
      });
      return `We're low on juice for the week: ${six(request)} bottles of one kind, 1 litre each, organic and cold-pressed. Buy the kind with ${first} and ${second}.`;
    },
  },
  {
    id: 'b',
    request: {
      type: 'juice',
      configuration: { size: '750ml' },
      quantity: 6,
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 4200 },
        { attribute: 'packaging', is: 'equal', value: 'Glass bottle' },
        { attribute: 'acidity', is: 'at-most', value: 7.5 },
      ],
      preferences: [
        { attribute: 'vitaminC', want: 'most' },
        { attribute: 'distance', want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        vitaminC: 'the most vitamin C',
        distance: 'the shortest distance from the press',
      });
      return `My stomach is touchy, so I need a juice with ${thresholdOf(request, 'acidity')} g/l of acidity at the most, please. ${capital(six(request))} pieces of the 750 ml size, each in a glass bottle, all the same kind. The whole order, deposit and delivery included, has to stay within ${budgetOf(request)}. What I'd like of it: ${first} and ${second}.`;
    },
  },
  {
    id: 'c',
    request: {
      type: 'juice',
      configuration: { size: '1l' },
      quantity: 6,
      requirements: [
        { attribute: 'fruit', is: 'equal', value: 'Apple' },
        { attribute: 'concentrate', is: 'equal', value: false },
      ],
      preferences: [
        { attribute: PAYABLE, want: 'least' },
        { attribute: 'pulp', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        [PAYABLE]: 'whatever costs least once everything is added up',
        pulp: 'whatever has the most pulp',
      });
      return `For the school breakfast, order ${six(request)} bottles of apple juice in 1 litre, one kind for all. Nothing made from concentrate. I'm looking for ${first} and ${second}.`;
    },
  },
  {
    id: 'd',
    request: {
      type: 'juice',
      configuration: { size: '750ml' },
      quantity: 6,
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 4400 },
        { attribute: 'fairTrade', is: 'equal', value: true },
        { attribute: 'recycled', is: 'at-least', value: 45 },
      ],
      preferences: [
        { attribute: 'shelf', want: 'most' },
        { attribute: 'energy', want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        shelf: 'keeps longest',
        energy: 'has the least energy per 100 ml',
      });
      return `Could you stock our cabin? A fair trade juice, ${six(request)} bottles of 750 ml, packed in at least ${thresholdOf(request, 'recycled')}% recycled material. We can spend ${budgetOf(request)} on it, and that is with the deposit and all else that comes on top. Take the one that ${first} and ${second}.`;
    },
  },
];
