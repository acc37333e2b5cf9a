import type { Setting } from '../../product-type.ts';
import { PAYABLE } from '../../request.ts';
import { budgetOf, capital, phrasesOf, thresholdOf } from '../words.ts';

/** Four ways to ask for a robot vacuum, and one for the large catalog. */
export const VACUUM_SETTINGS: readonly Setting[] = [
  {
    id: 'a',
    request: {
      type: 'vacuum',
      configuration: { dock: 'empty' },
      requirements: [
        { attribute: 'carpetBoost', is: 'equal', value: true },
        { attribute: 'noise', is: 'at-most', value: 63 },
      ],
      preferences: [
        { attribute: 'suction', want: 'most' },
        { attribute: PAYABLE, want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        suction: 'the strongest suction',
        [PAYABLE]: 'the lowest price in total, including delivery',
      });
      return `We have two dogs and thick rugs. Order us a robot vacuum with carpet boost, together with the self-emptying dock. It runs while the baby naps: no more than ${thresholdOf(request, 'noise')} dB at standard power. From what is left, take the one with ${first} and ${second}.`;
    },
  },
  {
    id: 'b',
    request: {
      type: 'vacuum',
      configuration: { pack: 'full' },
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 50_000 },
        { attribute: 'climb', is: 'at-least', value: 18 },
      ],
      preferences: [
        { attribute: 'height', want: 'least' },
        { attribute: 'runtime', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        height: 'as low in height as possible',
        runtime: 'with the longest runtime',
      });
      return `I need a robot vacuum that gets over our old door sills, which are ${thresholdOf(request, 'climb')} mm, so it has to climb at least that. The pack with spare brushes and filters, please, and at most ${budgetOf(request)} once delivery is added. Our sofa is low and the flat is big, so ${first} and ${second}, please.`;
    },
  },
  {
    id: 'c',
    request: {
      type: 'vacuum',
      configuration: { dock: 'empty' },
      requirements: [
        { attribute: 'waterTank', is: 'at-least', value: 220 },
        { attribute: 'noGo', is: 'equal', value: true },
      ],
      preferences: [
        { attribute: PAYABLE, want: 'least' },
        { attribute: 'area', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        [PAYABLE]: 'costs the least (delivery counted)',
        area: 'cleans the largest area on one charge',
      });
      return `Looking for a robot vacuum that mops as well. The water tank should hold ${thresholdOf(request, 'waterTank')} ml or more, I want to be able to set no-go zones, and it has to come with the self-emptying dock. Get the one that ${first} and ${second}.`;
    },
  },
  {
    id: 'd',
    request: {
      type: 'vacuum',
      configuration: { dock: 'wash' },
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 85_000 },
        { attribute: 'navigation', is: 'equal', value: 'Laser' },
        { attribute: 'mopLift', is: 'equal', value: true },
      ],
      preferences: [
        { attribute: 'dustBox', want: 'most' },
        { attribute: 'chargeTime', want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        dustBox: 'the largest dust box',
        chargeTime: 'the shortest charging time',
      });
      return `Please pick a robot vacuum for my parents. Laser navigation, a mop that lifts on carpet, and the dock that empties it and washes the mop. They can spend ${budgetOf(request)} including delivery, not a cent more. ${capital(first)} and ${second} would make them happy.`;
    },
  },
  {
    id: 'hard',
    request: {
      type: 'vacuum',
      configuration: { dock: 'empty' },
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 65_000 },
        { attribute: 'carpetBoost', is: 'equal', value: true },
        { attribute: 'maps', is: 'at-least', value: 3 },
        { attribute: 'noise', is: 'at-most', value: 64 },
      ],
      preferences: [
        { attribute: 'dustBox', want: 'most' },
        { attribute: 'runtime', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        dustBox: 'the largest dust box',
        runtime: 'the longest runtime',
      });
      return `Buy me a robot vacuum with the self-emptying dock. Our house has several floors, so it must keep at least ${thresholdOf(request, 'maps')} floor maps; it needs carpet boost, no more than ${thresholdOf(request, 'noise')} dB at standard power, and a total of ${budgetOf(request)} or less with delivery. I'd like ${first} and ${second} that I can get for that.`;
    },
  },
];
