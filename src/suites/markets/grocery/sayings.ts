import type { Sayings } from '../engine/index.ts';

/** What households write, by stars from one to five. Opinions only: facts stand on the label. */
export const SAYINGS: Sayings = [
  [
    ['Down the sink', 'Nobody here would finish a glass. We got our money back on the next bill.'],
    ['Once was enough', 'I gave it two tries, cold and colder. No.'],
  ],
  [
    ['Not our taste', 'My husband likes it, the rest of us hide it at the back of the fridge.'],
    ['Thin', 'Tastes as though somebody rinsed the good one and bottled that.'],
  ],
  [
    ['It’s juice', 'We drink it, we forget it, we buy whatever is there next time.'],
    ['Fine for breakfast', 'Good enough before coffee. I would not put it on a table with guests.'],
  ],
  [
    ['Goes fast here', 'A crate lasts us four days. That says it all with teenagers.'],
    ['A good plain glass', 'Tastes of what it is made of. Shake it first.'],
    ['On the list', 'Went onto the weekly list and has stayed there since the autumn.'],
    ['Nearly the best', 'I like one other a shade more, but this is what I can carry on buying.'],
    ['Nice cold', 'Straight from the step into the fridge, and then it is lovely.'],
    ['Reliable', 'Every crate the same as the last. I mean that kindly.'],
  ],
  [
    ['Like grandmother’s', 'I had forgotten what the cellar smelled like. One glass and I was six.'],
    ['Best we’ve had', 'Tried eleven kinds this year. We keep coming back to this press.'],
    ['The children ask for it', 'They choose it over pop. I have witnesses.'],
    ['Drinkable sunshine', 'Silly words for a juice, and I stand by them.'],
    ['Crate after crate', 'The neighbours now order along with us. We share the slot.'],
    ['For the guests', 'I pour it into wine glasses for those who drive, and they never feel short-changed.'],
  ],
];
