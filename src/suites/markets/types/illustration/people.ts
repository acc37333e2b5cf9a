import type { Random } from '../../../../core/random.ts';

/** Studios that illustrators work under: filters call them so. */
const STUDIOS = [
  'Fernhollow',
  'Tidepaper',
  'Copperwren',
  'Moth and Lantern',
  'Saltmere',
  'Orchard Nine',
  'Inkhollow',
  'Larkpress',
];

const FIRST =
  'Ida|Tomas|Yuki|Abena|Lucia|Rafi|Greta|Kofi|Maren|Dario|Suri|Elias|Noor|Petra|Jun|Camille|Otis|Wanda|Ravi|Saskia|Emeka|Linnea|Hugo|Amara|Teo|Briony'.split(
    '|',
  );
const LAST =
  'Marlowe|Okonjo|Haldane|Verano|Tanabe|Lindqvist|Aubry|Castellan|Norrland|Penhale|Sorrel|Adeyo|Whitlock|Farah|Brandt|Quayle|Ivers|Mbeki-Rowe|Sandoval|Thorne|Yamada-Lee|Kestrel|Dunmore|Alvarado'.split(
    '|',
  );
const OFFERS =
  'storybook scenes|editorial drawings|cover art|character drawings|nature studies|picture maps|recipe drawings|band and event posters|children’s pages|city scenes|chapter openers|greeting card art'.split(
    '|',
  );

/** Who offers what, under which studio: "Fernhollow: storybook scenes by Ida Marlowe". */
export function drawPerson(random: Random): {
  readonly brand: string;
  readonly seller: string;
  readonly name: string;
} {
  const brand = random.pick(STUDIOS);
  const seller = `${random.pick(FIRST)} ${random.pick(LAST)}`;
  return { brand, seller, name: `${brand}: ${random.pick(OFFERS)} by ${seller}` };
}
