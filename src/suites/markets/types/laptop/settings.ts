import type { Setting } from '../../product-type.ts';
import { PAYABLE } from '../../request.ts';
import { budgetOf, capital, phrasesOf, thresholdOf } from '../words.ts';

/** Four ways to ask for a laptop, and one for the large catalog. */
export const LAPTOP_SETTINGS: readonly Setting[] = [
  {
    id: 'a',
    request: {
      type: 'laptop',
      configuration: { memory: '32gb' },
      requirements: [
        { attribute: 'screen', is: 'at-least', value: 15 },
        { attribute: 'fanNoise', is: 'at-most', value: 40 },
      ],
      preferences: [
        { attribute: PAYABLE, want: 'least' },
        { attribute: 'brightness', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        [PAYABLE]: 'the lowest total price with delivery',
        brightness: 'the brightest screen',
      });
      return `I need a laptop with 32 GB of memory for editing at home. The screen has to be ${thresholdOf(request, 'screen')} inches or larger, and the fan may not be louder than ${thresholdOf(request, 'fanNoise')} dB under load, because I record audio next to it. Of the ones that qualify, I'm after ${first} and ${second}.`;
    },
  },
  {
    id: 'b',
    request: {
      type: 'laptop',
      configuration: { storage: '1tb' },
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 150_000 },
        { attribute: 'keyTravel', is: 'at-least', value: 1.3 },
        { attribute: 'fingerprint', is: 'equal', value: true },
      ],
      preferences: [
        { attribute: 'weight', want: 'least' },
        { attribute: 'camera', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        weight: 'as light as you can find',
        camera: 'with the highest-resolution webcam',
      });
      return `Please get me a laptop with 1 TB of storage, ${budgetOf(request)} at the very most including delivery. I type all day, so key travel of at least ${thresholdOf(request, 'keyTravel')} mm, and it must have a fingerprint reader. I'm on the road and on calls a lot: make it ${first} and ${second}.`;
    },
  },
  {
    id: 'c',
    request: {
      type: 'laptop',
      configuration: { memory: '32gb' },
      requirements: [
        { attribute: 'touch', is: 'equal', value: true },
        { attribute: 'usbC', is: 'at-least', value: 3 },
      ],
      preferences: [
        { attribute: 'battery', want: 'most' },
        { attribute: PAYABLE, want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        battery: 'the longest battery life',
        [PAYABLE]: 'the smallest bill, delivery included',
      });
      return `My daughter starts university and wants a touchscreen laptop, in the version with 32 GB of memory. She plugs in a lot, so it needs no fewer than ${thresholdOf(request, 'usbC')} USB-C ports. Which one has ${first} and ${second}? That's the one she should get.`;
    },
  },
  {
    id: 'd',
    request: {
      type: 'laptop',
      configuration: { memory: '64gb' },
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 180_000 },
        { attribute: 'gamut', is: 'at-least', value: 90 },
      ],
      preferences: [
        { attribute: 'thickness', want: 'least' },
        { attribute: 'chargeTime', want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        thickness: 'the thinnest machine',
        chargeTime: 'the shortest charging time to 80%',
      });
      return `I'm a photographer and need a new laptop with 64 GB of memory, a screen that covers ${thresholdOf(request, 'gamut')}% of DCI-P3 or more, and no more than ${budgetOf(request)} all in, delivery counted. ${capital(first)} and ${second}, please: with those two I'd be happy.`;
    },
  },
  {
    id: 'hard',
    request: {
      type: 'laptop',
      configuration: { memory: '32gb' },
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 160_000 },
        { attribute: 'screen', is: 'at-least', value: 14 },
        { attribute: 'usbC', is: 'at-least', value: 3 },
        { attribute: 'keyTravel', is: 'at-least', value: 1.3 },
      ],
      preferences: [
        { attribute: 'weight', want: 'least' },
        { attribute: 'battery', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        weight: 'the lightest weight',
        battery: 'the longest battery life',
      });
      return `I'm replacing my work laptop. It needs 32 GB of memory, a screen of ${thresholdOf(request, 'screen')} inches or more, at least ${thresholdOf(request, 'usbC')} USB-C ports and at least ${thresholdOf(request, 'keyTravel')} mm of key travel, and with delivery it can't go over ${budgetOf(request)}. Within that, give me ${first} and ${second}.`;
    },
  },
];
