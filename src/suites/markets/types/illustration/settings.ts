import type { Setting } from '../../product-type.ts';
import { PAYABLE } from '../../request.ts';
import { budgetOf, capital, phrasesOf, thresholdOf } from '../words.ts';

/** Four ways to commission an illustration. */
export const ILLUSTRATION_SETTINGS: readonly Setting[] = [
  {
    id: 'a',
    request: {
      type: 'illustration',
      configuration: { package: 'standard' },
      requirements: [
        { attribute: 'background', is: 'equal', value: 'Full scene' },
        { attribute: 'figures', is: 'at-least', value: 4 },
      ],
      preferences: [
        { attribute: 'turnaround', want: 'least' },
        { attribute: PAYABLE, want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        turnaround: 'the shortest turnaround',
        [PAYABLE]: 'the lowest total with the service fee',
      });
      return `Book someone to draw an illustration of my grandparents' kitchen on a Sunday, with all of us in it. I want the Standard package, a background that is a full scene, and ${thresholdOf(request, 'figures')} or more figures in a piece. Among the offers that allow for that, go for ${first} and ${second}. Order it straight away: the brief is what I just wrote, and my card is on file.`;
    },
  },
  {
    id: 'b',
    request: {
      type: 'illustration',
      configuration: { package: 'premium' },
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 40_000 },
        { attribute: 'commercial', is: 'equal', value: true },
        { attribute: 'sketches', is: 'at-least', value: 4 },
      ],
      preferences: [
        { attribute: 'repeat', want: 'most' },
        { attribute: 'proof', want: 'least' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        repeat: 'the largest share of repeat clients',
        proof: 'the earliest first sketch',
      });
      return `We roast coffee and need an illustration for our new bags, so commercial use has to be included. Take a Premium package that comes to no more than ${budgetOf(request)} with every fee, and where we get at least ${thresholdOf(request, 'sketches')} sketches to choose from. Of those, we want the illustrator with ${first} and ${second}. Please place the order; brief: a heron over a coffee field, payment as on file.`;
    },
  },
  {
    id: 'c',
    request: {
      type: 'illustration',
      configuration: { package: 'standard' },
      requirements: [
        { attribute: 'style', is: 'equal', value: 'Watercolour' },
        { attribute: 'layered', is: 'equal', value: true },
      ],
      preferences: [
        { attribute: PAYABLE, want: 'least' },
        { attribute: 'experience', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        [PAYABLE]: 'the smallest bill once the service fee is on it',
        experience: 'the most years of experience',
      });
      return `Our village library is printing a calendar. Commission a watercolour illustration for it in the Standard package; the layout is mine to do, so a layered source file must come with it. What counts after that is ${first} and ${second}. You can finish the order: say in the brief that it shows the library in June, and pay as usual.`;
    },
  },
  {
    id: 'd',
    request: {
      type: 'illustration',
      configuration: { package: 'premium' },
      requirements: [
        { attribute: PAYABLE, is: 'at-most', value: 42_000 },
        { attribute: 'response', is: 'at-most', value: 7.5 },
        { attribute: 'printSize', is: 'at-least', value: 54 },
      ],
      preferences: [
        { attribute: 'onTime', want: 'most' },
        { attribute: 'hours', want: 'most' },
      ],
    },
    words(request) {
      const [first, second] = phrasesOf(request, {
        onTime: 'the best record of handing over on time',
        hours: 'the most drawing time in a piece',
      });
      return `I'm opening a tea room and want an illustration big enough for the wall: the largest print has to measure ${thresholdOf(request, 'printSize')} cm or more on its long side. Premium package, ${budgetOf(request)} all told including fees, and somebody who replies within ${thresholdOf(request, 'response')} h. ${capital(first)} and ${second} decide it. Go ahead and order; the brief is "a tea garden at dusk", and you can charge my card.`;
    },
  },
];
