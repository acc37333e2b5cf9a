/** A maker of teapots: what the pieces go by, and what the studio is called. */
export interface Maker {
  readonly brand: string;
  readonly studio: string;
}

export const MAKERS: readonly Maker[] = [
  { brand: 'Fernhollow', studio: 'Fernhollow Pottery' },
  { brand: 'Oda Marsh', studio: 'Oda Marsh Ceramics' },
  { brand: 'Saltgrass', studio: 'Saltgrass Studio' },
  { brand: 'Bramblewick', studio: 'Bramblewick Pots' },
  { brand: 'Low Tide', studio: 'Low Tide Clayworks' },
  { brand: 'Teasel', studio: 'The Teasel Workshop' },
  { brand: 'Ruth Hollin', studio: 'Ruth Hollin & Daughter' },
  { brand: 'Ashkettle', studio: 'Ashkettle Kilnhouse' },
];
