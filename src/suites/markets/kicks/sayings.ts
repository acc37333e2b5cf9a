import type { Sayings } from '../engine/index.ts';

/** What buyers of sneakers say. Opinions only: facts stand in the listing. */
export const SAYINGS: Sayings = [
  [
    ['Not what I hoped for', 'The pictures flattered them. I have listed the pair again.'],
    ['Could not get on with the fit', 'They pinched wherever they could. Somebody else will love them.'],
  ],
  [
    ['Paid too much', 'Nice enough, but the hype was bigger than the shoe.'],
    ['So-so', 'The inspection took its time and I had cooled off by then.'],
  ],
  [
    ['Fine on foot', 'Comfortable for an afternoon, no more. Looks better from a distance.'],
    ['Decent pair', 'As listed. Compare a few asks before you buy, they differ a lot.'],
  ],
  [
    ['Clean pair', 'Smelled of the shop still. One loose thread, and that is all I found.'],
    ['Happy buyer', 'Packed twice over and arrived in good shape. Laces were a bit stiff.'],
    ['Almost grail', 'Would have liked the other colour, but my size never comes up.'],
    ['Good seller', 'Sent it off the same day. The inspection sheet was in the box.'],
    ['True to the listing', 'What was written is what I got. I would buy from here again.'],
    ['Solid rotation pair', 'I wear them twice a week now. They go with most things I own.'],
  ],
  [
    ['On ice no longer', 'I meant to keep them boxed. They were on my feet within the hour.'],
    ['Ten years of looking', 'Missed them on the day they came out. Finally mine.'],
    ['Legit', 'My friend checks pairs for a living and had nothing to say.'],
    ['Went true to size for me', 'I took my usual size and did not regret it.'],
    ['Better in hand', 'The shape is spot on. Pictures do not do the stitching justice.'],
    ['Smooth from ask to door', 'Bought at lunch, saw every step of the check, unboxed on the weekend.'],
  ],
];
