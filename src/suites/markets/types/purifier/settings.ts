import type { Setting } from '../../product-type.ts';
import { PAYABLE } from '../../request.ts';
import { budgetOf, capital, phrasesOf, thresholdOf } from '../words.ts';

/** Four ways to ask for an air purifier, and one for the large catalog. */
export const PURIFIER_SETTINGS: readonly Setting[] = [
  {
    id: 'a',
    request: {
      type: 'purifier',
      configuration: { filters: 'spare' },
      requirements: [
        { attribute: 'sensor', is: 'equal', value: true },
        { attribute: 'sleepNoise', is: 'at-most', value: 24 },
      ],
      preferences: [
        { attribute: 'cadr', want: 'most' },
        { attribute: PAYABLE, want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        cadr: 'the highest clean air rate for smoke',
        [PAYABLE]: 'the lowest total including delivery',
      });
      return `The wildfires are back, so please order an air purifier for our bedroom, with one spare filter. It needs an air quality sensor and may not make more than ${thresholdOf(request, 'sleepNoise')} dB in sleep mode. We're after ${first} and ${second}.`;
    },
  },
  {
    id: 'b',
    request: {
      type: 'purifier',
      configuration: { prefilter: 'pet' },
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 30_000 },
        { attribute: 'grade', is: 'equal', value: 'H13' },
        { attribute: 'childLock', is: 'equal', value: true },
      ],
      preferences: [
        { attribute: 'power', want: 'least' },
        { attribute: 'carbon', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        power: 'draws the least power at full speed',
        carbon: 'holds the most activated carbon',
      });
      return `Two cats, one toddler: I need an air purifier with the pet hair pre-filter, an H13 filter (that grade exactly) and a child lock. Up to ${budgetOf(request)} with delivery. Choose the one that ${first} and ${second}.`;
    },
  },
  {
    id: 'c',
    request: {
      type: 'purifier',
      configuration: { filters: 'three' },
      requirements: [
        { attribute: 'app', is: 'equal', value: true },
        { attribute: 'cord', is: 'at-least', value: 1.8 },
      ],
      preferences: [
        { attribute: PAYABLE, want: 'least' },
        { attribute: 'room', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        [PAYABLE]: 'the lowest price once delivery is added',
        room: 'the largest room size',
      });
      return `Get an air purifier for the studio, please, and take the bundle with three spare filters. It must work with an app, and the socket is far away, so the cord can't be shorter than ${thresholdOf(request, 'cord')} m. I'd like ${first} and ${second}.`;
    },
  },
  {
    id: 'd',
    request: {
      type: 'purifier',
      configuration: { prefilter: 'washable' },
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 28_000 },
        { attribute: 'weight', is: 'at-most', value: 8 },
        { attribute: 'ioniserFree', is: 'equal', value: true },
      ],
      preferences: [
        { attribute: 'filterLife', want: 'most' },
        { attribute: 'fullNoise', want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        filterLife: 'the longest filter life',
        fullNoise: 'the least noise at full speed',
      });
      return `My mother has asthma and wants an air purifier that works without an ioniser, with a washable pre-filter. She carries it around, so ${thresholdOf(request, 'weight')} kg is the limit, and ${budgetOf(request)} with delivery is the limit, too. ${capital(first)} and ${second}: those are what I'd go by.`;
    },
  },
  {
    id: 'hard',
    request: {
      type: 'purifier',
      configuration: { filters: 'spare' },
      requirements: [
        { attribute: 'sensor', is: 'equal', value: true },
        { attribute: 'sleepNoise', is: 'at-most', value: 25 },
        { attribute: 'cord', is: 'at-least', value: 1.6 },
      ],
      preferences: [
        { attribute: 'gas', want: 'most' },
        { attribute: PAYABLE, want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        gas: 'the highest clean air rate for gases',
        [PAYABLE]: 'the lowest total price with delivery',
      });
      return `I'm moving next to a busy road and need an air purifier with one spare filter. Please make sure that it has an air quality sensor, makes no more than ${thresholdOf(request, 'sleepNoise')} dB in sleep mode and comes with a cord of at least ${thresholdOf(request, 'cord')} m. From those, I want the one with ${first} and ${second}.`;
    },
  },
];
