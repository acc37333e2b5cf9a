import type { Sayings } from '../engine/index.ts';

/** What clients say of a piece of work: opinions only, each fact stands in the scope. */
export const SAYINGS: Sayings = [
  [
    ['We parted ways', 'The work never came near what I had written. I called it off and got my money back.'],
    ['Not a match', 'Surely somebody’s taste, and not mine. We agreed to stop after the sketches.'],
  ],
  [
    ['Half of the way there', 'A nice first idea. Then it was hard to get my changes understood.'],
    ['Long messages, little progress', 'Usable in the end, after more explaining than I had planned for.'],
  ],
  [
    ['Good hands, tight schedule', 'I got what the scope says and not a stroke more. Fair enough.'],
    ['Fine for what it was', 'Write the brief with care, and you get what you wrote.'],
  ],
  [
    [
      'Asked the right questions',
      'The first message was five questions that I should have answered in the brief.',
    ],
    [
      'Pleasant to work with',
      'Friendly throughout and open to changes. One line weight is still not to my liking.',
    ],
    ['Would commission again', 'The second piece came out better than the first, once we knew each other.'],
    ['Solid work', 'Just as agreed. I would have loved one surprise, but that is on my brief.'],
    ['Good eye for colour', 'My palette was a mess and came back as something that holds together.'],
    ['Smooth from start to end', 'No drama, clear messages, files in order.'],
  ],
  [
    ['Better than in my head', 'I had a picture in mind for years. Now it hangs here, and it is better.'],
    ['My client framed it', 'We used it once and then the client asked for a print for the lobby.'],
    ['Listens and then draws', 'Took my rambling notes and found the one image in them.'],
    ['Our third order', 'We don’t look around anymore. Same person, every autumn.'],
    ['Made my mother cry', 'The good kind. It is her kitchen, down to the tea towel.'],
    ['A real professional', 'Clear about what is in and what is not, and generous with the last details.'],
  ],
];
