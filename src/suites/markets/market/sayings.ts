import type { Sayings } from '../engine/index.ts';

/** What buyers write of a seller: how the deal went, and nothing of what is for sale. */
export const SAYINGS: Sayings = [
  [
    ['Never again', 'Half an hour late, and then no change. We undid the deal.'],
    ['Did not feel right', 'Friendly in writing, gruff in person. I left without it.'],
  ],
  [
    ['Slow', 'Took three reminders until we had found a day.'],
    ['So-so', 'It worked out in the end, but the photographs were kind to it.'],
  ],
  [
    ['Fine', 'We met, we paid, we parted. Nothing to add.'],
    ['All right', 'A bit of back and forth about the time. The thing was as in the ad.'],
  ],
  [
    ['Good deal', 'Everything as it was written. Only the parking was a trial.'],
    ['Pleasant', 'Showed me every scratch without being asked.'],
    ['Easy', 'Two messages, one handshake.'],
    ['Reliable', 'Was there when we said, had it ready, had even wiped it down.'],
    ['Would deal again', 'Kind people. The packing could have been sturdier.'],
    ['Honourable', 'Told me about a fault that I would not have found.'],
  ],
  [
    ['A pleasure', 'Coffee, a tour of the shed, and a good price for a good thing.'],
    ['Top seller', 'Answered at once and packed it as if it were glass.'],
    ['Just as described', 'Not a word too much in the ad. That is how it should be.'],
    ['Thank you', 'Waited for me though my train was late, and threw in a pump.'],
    ['Smooth', 'The money was released the same evening. Both sides happy.'],
    ['Warmly recommended', 'My third deal with this seller, and not the last.'],
  ],
];
