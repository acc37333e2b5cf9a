import type { Sayings } from '../engine/index.ts';

/** What buyers of handmade things write: opinions only, for facts stand in the item details. */
export const SAYINGS: Sayings = [
  [
    [
      'Not what I pictured',
      'Handmade means each is different, I know, but I had something else in mind. It went back.',
    ],
    [
      'Disappointed',
      'I waited and looked forward to it, and then it was not for me. The maker was kind about the return.',
    ],
  ],
  [
    ['Mixed feelings', 'Pretty, but the photo promised a little more than what came out of the box.'],
    ['A bit rough', 'Charming, I suppose. For the price I would have liked a smoother finish.'],
  ],
  [
    ['Nice enough', 'It is a fine piece of work. I am not head over heels.'],
    ['As described', 'Read the item details before you order and you get what you read. No more, no less.'],
  ],
  [
    ['Lovely work', 'You can see that somebody took care. I would only have packed it differently.'],
    ['So pleased', 'Came with a hand-written thank-you. It has a place of honour on our shelf.'],
    ['Beautiful', 'The glaze is livelier than any photo shows. Half a star off for my own impatience.'],
    ['Good present', 'Bought for a friend who is hard to please. She was pleased.'],
    ['Charming', 'Small irregularities that make it what it is.'],
    ['Well made', 'Feels right in the hand. I will come back to this studio.'],
  ],
  [
    ['Makes me smile', 'Every single morning. Thank you to the hands that made it.'],
    ['A treasure', 'I have bought from this maker three times and would do it again tomorrow.'],
    ['Better than hoped', 'The picture does not do it justice. I wrote to the maker to say so.'],
    ['Wept a little', 'A present for my mother. There were tears, of the good sort.'],
    ['Perfect', 'Exactly as we agreed in our messages, and packed like the crown jewels.'],
    ['Heirloom', 'This one will be fought over by my children.'],
  ],
];
