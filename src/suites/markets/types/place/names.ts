import type { Random } from '../../../../core/random.ts';

/** A part of the town that places are in, with how far away its beach and its station usually are. */
export interface Area {
  readonly name: string;
  /** Metres. */
  readonly beach: number;
  /** Minutes on foot. */
  readonly station: number;
}

/** The parts of Skerrimouth. */
export const AREAS: readonly Area[] = [
  { name: 'Old Harbour', beach: 620, station: 14 },
  { name: 'Lantern Hill', beach: 1150, station: 20 },
  { name: 'Millside', beach: 1700, station: 7 },
  { name: 'Saltmarsh', beach: 420, station: 30 },
  { name: 'Signal Point', beach: 250, station: 26 },
  { name: 'Orchard Quarter', beach: 2050, station: 12 },
];

const FIRST =
  'Blue|Copper|Quiet|Windward|Little|Crooked|Silver|Painted|Upper|Hidden|Lucky|Morning|Amber|Tall|Sleepy|Ivory|Mossy|Lower|Round|Salty|Golden|Ragged|Early|Velvet'.split(
    '|',
  );
const SECOND =
  'Kingfisher|Heron|Lantern|Anchor|Juniper|Kettle|Plover|Hazel|Compass|Herring|Thistle|Pebble|Gannet|Quince|Otter|Ferry|Tern|Mallow|Barley|Cockle|Cormorant|Sorrel|Mackerel|Curlew|Medlar|Pilot|Samphire|Linnet|Bramble|Rudder|Teasel|Whelk|Sparrow|Tiller|Avocet|Clover|Dory|Foxglove|Sexton|Sandpiper'.split(
    '|',
  );
const LAST = ['House', 'Rooms', 'Nook', 'Rest', 'Corner', 'Yard', 'Gate', 'Steps', 'Den', 'Lookout'];

const HOSTS =
  'Ines|Magnus|Odile|Callum|Saskia|Bertil|Maren|Tobias|Wilma|Ansel|Fenna|Rufus|Elspeth|Dario|Greta|Hamish|Liv|Pascal|Thora|Emre'.split(
    '|',
  );
const INITIALS = 'ABCDEFGHJKLMNOPRSTVW';

/** A place's name begins with the part of town that it is in. */
export function placeName(random: Random, { name }: Area): string {
  return `${name} ${random.pick(FIRST)} ${random.pick(SECOND)} ${random.pick(LAST)}`;
}

/** Who lets a place. */
export const hostName = (random: Random): string =>
  `${random.pick(HOSTS)} ${INITIALS.charAt(random.below(INITIALS.length))}.`;
