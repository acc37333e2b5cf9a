import type { Sayings } from '../../engine/index.ts';

/** What guests write. Opinions only: what can be measured stands in the tables. */
export const SAYINGS: Sayings = [
  [
    ['Left a day early', 'It just was not for us. The host took it well, at least.'],
    ['Not again', 'We did not feel at home for a minute. Others may see it differently.'],
  ],
  [
    ['Hoped for more', 'The pictures had us dreaming. In the end it was a bed and a roof.'],
    ['So-so', 'Some things were lovely, some got on our nerves. We would try another part of town.'],
  ],
  [
    ['Does for a few nights', 'Nothing to rave about and nothing to write home about.'],
    ['Fine', 'Read the page carefully before you book and you know what you get.'],
  ],
  [
    [
      'Happy weekend',
      'We laughed a lot, slept well and ate too much. One small niggle that we have forgotten by now.',
    ],
    ['Good base', 'Out all day, glad to come back in the evening. What more do you want?'],
    ['Nearly perfect', 'A bit more light in the hall and I would never have left.'],
    ['Nice welcome', 'There was a note on the table and a loaf of bread. Small things count.'],
    ['Just as described', 'No surprises, which is the best that I can say of a place.'],
    ['Would return', 'My brother wants to come along next time, so we look for something larger.'],
  ],
  [
    [
      'We missed the ferry on purpose',
      'Two more nights would have been better still. The host thought of everything.',
    ],
    ['Home away', 'By the second morning the children said “our house”.'],
    ['Wonderful', 'I have stayed in many places in this town, and this is the one that I dream of.'],
    ['Bliss', 'Coffee at the window, a book, nobody in a hurry. Thank you!'],
    ['A gem', 'Do not tell too many people about it, please.'],
    ['Perfect from key to key', 'Easy to find, easy to love, hard to leave.'],
  ],
];
