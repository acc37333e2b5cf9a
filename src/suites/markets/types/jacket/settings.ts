import type { Setting } from '../../product-type.ts';
import { PAYABLE } from '../../request.ts';
import { budgetOf, capital, phrasesOf, thresholdOf } from '../words.ts';

/** Four ways to ask for a rain jacket. */
export const JACKET_SETTINGS: readonly Setting[] = [
  {
    id: 'a',
    request: {
      type: 'jacket',
      configuration: { size: 'l-tall' },
      requirements: [
        { attribute: 'waterproof', is: 'at-least', value: 16 },
        { attribute: 'vents', is: 'equal', value: true },
      ],
      preferences: [
        { attribute: 'weight', want: 'least' },
        { attribute: PAYABLE, want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        weight: 'the one that weighs least',
        [PAYABLE]: 'the one with the lowest price once it is delivered',
      });
      return `I'm off to a wet coast for two weeks and need a rain jacket in L Tall. A waterproof rating of ${thresholdOf(request, 'waterproof')} m or more and underarm vents are musts. Out of those, ${first} and ${second} is the one I want.`;
    },
  },
  {
    id: 'b',
    request: {
      type: 'jacket',
      configuration: { size: 'xl-tall' },
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 28_000 },
        { attribute: 'tear', is: 'at-least', value: 38 },
        { attribute: 'helmet', is: 'equal', value: true },
      ],
      preferences: [
        { attribute: 'breath', want: 'most' },
        { attribute: 'packed', want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        breath: 'breathes best',
        packed: 'packs down smallest',
      });
      return `For climbing I'd like a rain jacket, size XL Tall, whose hood fits a helmet and whose fabric has a tear strength of ${thresholdOf(request, 'tear')} N at the least. It may cost ${budgetOf(request)} with delivery and not a cent more. I'll carry it more than I wear it, so buy the one that ${first} and ${second}.`;
    },
  },
  {
    id: 'c',
    request: {
      type: 'jacket',
      configuration: { size: 'xl-wide' },
      requirements: [
        { attribute: 'cut', is: 'equal', value: 'Relaxed' },
        { attribute: 'repellent', is: 'at-least', value: 34 },
      ],
      preferences: [
        { attribute: PAYABLE, want: 'least' },
        { attribute: 'warmth', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        [PAYABLE]: 'spend as little as I can, delivery counted',
        warmth: 'have it as warm as they come',
      });
      return `My old rain jacket soaks through after every wash. The new one should repel water for ${thresholdOf(request, 'repellent')} washes or longer, in a relaxed fit and in XL Wide. I want to ${first} and to ${second}.`;
    },
  },
  {
    id: 'd',
    request: {
      type: 'jacket',
      configuration: { size: 'm-tall' },
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 26_000 },
        { attribute: 'twoWay', is: 'equal', value: true },
        { attribute: 'reflective', is: 'at-least', value: 60 },
      ],
      preferences: [
        { attribute: 'recycled', want: 'most' },
        { attribute: 'back', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        recycled: 'the most recycled material',
        back: 'the longest back',
      });
      return `I cycle to work in the dark. Get me a rain jacket in M Tall with a two-way zip and no less than ${thresholdOf(request, 'reflective')} cm² of reflective area, for ${budgetOf(request)} or less all told. ${capital(first)} and ${second}: that's how I'd choose.`;
    },
  },
];
