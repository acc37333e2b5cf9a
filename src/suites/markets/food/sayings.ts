import type { Sayings } from '../engine/index.ts';

/** What eaters write, by stars from one to five. Opinions only: facts stand on the sheet. */
export const SAYINGS: Sayings = [
  [
    [
      'Not again',
      'It was not what we were in the mood for, and nobody finished it. The refund came without a fight.',
    ],
    ['Oh dear', 'We had looked forward to this all week. The bread drawer saved the evening.'],
  ],
  [
    ['Meh', 'Fine for a Tuesday, but I kept thinking of the other place.'],
    ['Had better', 'The rider was lovely. The food left us talking about the rider.'],
  ],
  [
    ['Does the job', 'Hungry before, not hungry after. No more and no less.'],
    ['All right', 'We ate it in front of the match and nobody complained, nobody cheered.'],
  ],
  [
    ['Good supper', 'The box was still too hot to hold. Half a star off because I wanted more of it.'],
    ['We’ll be back', 'Third order from here. They remember how we like the edges.'],
    ['Proper cooking', 'Tastes as if somebody stood there and watched it.'],
    ['Nice surprise', 'Took a chance on a kitchen I didn’t know. It is on the list now.'],
    ['Solid', 'Nothing showy. I would have it again tomorrow.'],
    ['Kids approved', 'Two of three asked for seconds, which in this house is a landslide.'],
  ],
  [
    ['The one', 'We have stopped arguing about where to order. It is this one.'],
    ['Cold box? Never', 'Lives four floors up and it still steams when I open the lid.'],
    ['Happy table', 'Six people, one silence. That is how good it was.'],
    ['Best crust in town', 'I have opinions about edges, and these are the right ones.'],
    ['Worth the wait', 'I could hear it crackle when I put it down.'],
    ['Birthday tradition', 'My grandmother asked for it again this year. She is ninety-one.'],
  ],
];
