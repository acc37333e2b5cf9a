import { type Random, random, seedFrom } from '../../../core/random.ts';
import type { Product } from '../record.ts';

/** A review as a product page shows it. */
export interface Review {
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly by: string;
  /** Days before the world opened. */
  readonly daysAgo: number;
}

/** What customers say of a product. */
export interface Reviews {
  /** How many gave one star, two stars … five stars. They add up to the record's count. */
  readonly counts: readonly number[];
  /** A few of them, in the shares of the counts. */
  readonly shown: readonly Review[];
}

const SHOWN = 6;
const NAMES =
  'Ana B.|Tom H.|Priya K.|Marcus W.|Ingrid S.|Leo F.|Dana R.|Owen T.|Mei L.|Jonas P.|Carla V.|Sam N.|Ruth A.|Eli G.|Nora C.|Pat D.'.split(
    '|',
  );
/** What is said, by stars from one to five: titles with texts, two or more for each and six for four and five. */
export type Sayings = readonly (readonly (readonly [title: string, text: string])[])[];

/** Opinions only: a fact about the product stands in its specification, and nowhere else. */
const SAYINGS: Sayings = [
  [
    ['Sent it back', 'It was not what I had in mind. The return went through without questions, at least.'],
    ['Not for me', 'I wanted to like it and never got used to it. Mine has gone back.'],
  ],
  [
    ['Expected more', 'It does the job, but for this money I had hoped for a bit more.'],
    ['Mixed feelings', 'Fine on some days, a nuisance on others. I would look around before buying again.'],
  ],
  [
    ['It is all right', 'No complaints and no raptures. It does what the description says.'],
    [
      'Decent',
      'Good in parts. Read the specification and check that it suits you, then you will not be surprised.',
    ],
  ],
  [
    ['Happy with it', 'Three months in and still pleased. One small grumble about the packaging.'],
    ['Good buy', 'Does what I need every day. I would give it half a star more if I could.'],
    ['Just about perfect', 'I would change one or two small things, and nothing that matters.'],
    ['Glad I chose it', 'Took a while to decide between this and two others. No regrets so far.'],
    ['Does its job', 'Nothing fancy, and that is why I like it.'],
    ['Solid', 'Well made and just as described. It came on the day that was promised.'],
  ],
  [
    ['Exactly right', 'Just what I was looking for. I have recommended it to my sister already.'],
    ['Very pleased', 'It was easy to set up and has been a pleasure to use since.'],
    ['Would buy again', 'I compared for weeks before this one and have not looked back.'],
    ['A keeper', 'The old one is in the attic now. This one stays.'],
    ['Could not be happier', 'Bought one for home, and a second for my father a month later.'],
    ['Lovely thing', 'Better in the hand than in the picture, and it arrived well packed.'],
  ],
];

const known = new WeakMap<Product, Reviews>();

/** Reviews that agree with the record's rating and count. The same product always has the same ones, in a market's words. */
export function reviewsOf(product: Product, sayings: Sayings = SAYINGS): Reviews {
  let reviews = known.get(product);
  if (reviews === undefined) {
    const draw = random(seedFrom('reviews', product.id));
    const counts = starCounts(product.rating, product.reviews, draw);
    reviews = { counts, shown: written(counts, draw, sayings) };
    known.set(product, reviews);
  }
  return reviews;
}

/** Counts of one to five stars that add up to `count` and whose mean is as near to `rating` as whole stars allow. */
export function starCounts(rating: number, count: number, draw: Random): number[] {
  const low = Math.min(4, Math.max(1, Math.floor(rating)));
  const sum = Math.min(5 * count, Math.max(count, Math.round(rating * count)));
  const upper = sum - low * count;
  const counts = [0, 0, 0, 0, 0];
  counts[low - 1] = count - upper;
  counts[low] = upper;
  // Each move takes two reviews of a star and makes them one star better and one worse: the sum stays.
  for (const star of [4, 3, 2, 3, 4]) {
    const moves = Math.floor(((counts[star - 1] ?? 0) / 2) * (0.35 + 0.3 * draw.next()));
    counts[star - 1] = (counts[star - 1] ?? 0) - 2 * moves;
    counts[star] = (counts[star] ?? 0) + moves;
    counts[star - 2] = (counts[star - 2] ?? 0) + moves;
  }
  return counts;
}

function written(counts: readonly number[], draw: Random, texts: Sayings): Review[] {
  const total = counts.reduce((sum, n) => sum + n, 0);
  if (total === 0) return [];
  const names = draw.shuffle(NAMES);
  const sayings = texts.map((list) => draw.shuffle(list));
  const used = [0, 0, 0, 0, 0];
  const days = Array.from({ length: SHOWN }, () => 3 + draw.below(340)).sort((a, b) => a - b);
  return Array.from({ length: Math.min(SHOWN, total) }, (_, n) => {
    const stars = starAt(counts, (n + 0.5) * (total / Math.min(SHOWN, total)));
    const list = sayings[stars - 1] ?? [];
    const [title, text] = list[(used[stars - 1] ?? 0) % list.length] ?? ['', ''];
    used[stars - 1] = (used[stars - 1] ?? 0) + 1;
    return { stars, title, text, by: names[n % names.length] ?? '', daysAgo: days[n] ?? 3 };
  });
}

/** The stars of the review that is number `at` when the best come first. */
function starAt(counts: readonly number[], at: number): number {
  let left = at;
  for (let stars = 5; stars > 1; stars--) {
    left -= counts[stars - 1] ?? 0;
    if (left < 0) return stars;
  }
  return 1;
}
