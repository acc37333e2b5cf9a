import type { Setting } from '../../product-type.ts';
import { PAYABLE } from '../../request.ts';
import { budgetOf, capital, phrasesOf, thresholdOf } from '../words.ts';

/** Four ways to ask for wireless headphones, and one for the large catalog. */
export const HEADPHONE_SETTINGS: readonly Setting[] = [
  {
    id: 'a',
    request: {
      type: 'headphones',
      configuration: { set: 'case' },
      requirements: [
        { attribute: 'multipoint', is: 'equal', value: true },
        { attribute: 'latency', is: 'at-most', value: 90 },
      ],
      preferences: [
        { attribute: PAYABLE, want: 'least' },
        { attribute: 'battery', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        [PAYABLE]: 'the lowest total, delivery included,',
        battery: 'the longest battery life',
      });
      return `Could you order wireless headphones for me, in the set with the charging case? They must connect to two devices at once, and the sound delay can't be more than ${thresholdOf(request, 'latency')} ms or films look wrong. Among those, choose the pair with ${first} and ${second}.`;
    },
  },
  {
    id: 'b',
    request: {
      type: 'headphones',
      configuration: { cushions: 'gel' },
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 24_000 },
        { attribute: 'microphones', is: 'at-least', value: 4 },
      ],
      preferences: [
        { attribute: 'cancelling', want: 'most' },
        { attribute: 'weight', want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        cancelling: 'the deepest noise cancelling',
        weight: 'the lowest weight',
      });
      return `Our open-plan office is driving me mad. I'd like wireless headphones with the cooling gel cushions, ${thresholdOf(request, 'microphones')} microphones or more, and a total under or at ${budgetOf(request)} with delivery. What counts then is ${first} and ${second}.`;
    },
  },
  {
    id: 'c',
    request: {
      type: 'headphones',
      configuration: { set: 'kit' },
      requirements: [
        { attribute: 'driver', is: 'at-least', value: 38 },
        { attribute: 'lossless', is: 'equal', value: true },
      ],
      preferences: [
        { attribute: 'range', want: 'most' },
        { attribute: PAYABLE, want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        range: 'the longest wireless range',
        [PAYABLE]: 'the lowest price to my door',
      });
      return `A birthday present for my brother: wireless headphones, the version with case and travel kit. He is picky, so drivers of at least ${thresholdOf(request, 'driver')} mm and lossless audio. Please find the pair with ${first} and ${second}.`;
    },
  },
  {
    id: 'd',
    request: {
      type: 'headphones',
      configuration: { cushions: 'foam' },
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 22_000 },
        { attribute: 'foldable', is: 'equal', value: true },
        { attribute: 'clamp', is: 'at-most', value: 4 },
      ],
      preferences: [
        { attribute: 'padDepth', want: 'most' },
        { attribute: 'quickCharge', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        padDepth: 'the deepest ear cushions',
        quickCharge: 'the most playback from a 10-minute charge',
      });
      return `I wear glasses, so I need foldable wireless headphones that press gently: a clamping force of ${thresholdOf(request, 'clamp')} N or less. Take the memory foam cushions. ${budgetOf(request)} is my limit, delivery and all. ${capital(first)} and ${second} is what I'm looking for.`;
    },
  },
  {
    id: 'hard',
    request: {
      type: 'headphones',
      configuration: { set: 'case' },
      requirements: [
        { attribute: 'multipoint', is: 'equal', value: true },
        { attribute: 'clamp', is: 'at-most', value: 4 },
        { attribute: 'microphones', is: 'at-least', value: 4 },
      ],
      preferences: [
        { attribute: PAYABLE, want: 'least' },
        { attribute: 'weight', want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        [PAYABLE]: 'the lowest total price with delivery',
        weight: 'the lowest weight',
      });
      return `Please buy wireless headphones with the charging case. I need them to connect to two devices at once, to have at least ${thresholdOf(request, 'microphones')} microphones and to clamp with ${thresholdOf(request, 'clamp')} N at most. Out of everything that fits, I want the pair with ${first} and ${second}.`;
    },
  },
];
