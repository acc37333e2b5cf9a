import type { Sayings } from '../engine/index.ts';

/** What wearers say, mostly of the fit. Opinions only: facts stand in the specification. */
export const SAYINGS: Sayings = [
  [
    ['Sent it home again', 'It bunched up wherever I bent. The return label was in the parcel, thank you.'],
    ['Not my shape', 'Shoulders and I did not agree. Might suit a slighter person.'],
  ],
  [
    ['Hoped for more', 'Fine standing still. On the move I kept pulling at it.'],
    ['Between two sizes', 'One was snug, the next one up a tent. I kept the tent, with a sigh.'],
  ],
  [
    ['Does the job', 'It is a rain jacket and it behaves like one. Look at the size guide first.'],
    ['All right', 'Comfortable enough, though I would cut the collar in another way.'],
  ],
  [
    ['Good on long days', 'I forget that I have it on. The hood could sit a touch lower.'],
    ['Room where I need it', 'Moves with me when I reach up. The cord ends tap in the wind.'],
    ['Happy after a wet autumn', 'Three months of dog walks and it still looks new. One loose thread.'],
    ['Fits over a fleece', 'I took my usual size and can still layer. Pockets are a little high for me.'],
    ['Near perfect', 'Half a star less for the crinkle. The fit is lovely.'],
    ['Sits well', 'My partner says it is the first one that does not look borrowed.'],
  ],
  [
    ['Best fit in years', 'Arms long enough at last. I ordered my usual size and it was right.'],
    ['Lives in my pack', 'I have stopped checking the forecast before I go out.'],
    ['Made for my frame', 'No gap at the back when I lean forward, no flapping in the wind.'],
    ['Would buy it again', 'The size guide was spot on for me. So was the woman on the phone.'],
    ['Dry and smiling', 'Two passes, one storm, no complaints. It went straight back on the hook.'],
    ['A keeper', 'I had three at home to try. Two went back and this one stayed.'],
  ],
];
