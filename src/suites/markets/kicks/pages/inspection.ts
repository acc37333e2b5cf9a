/** The way of a pair, in steps. */
export const INSPECTION: readonly (readonly [title: string, text: string])[] = [
  ['The seller sends it to us', 'You pay us, not the seller. Money moves on once the pair has passed.'],
  [
    'We take it apart with our eyes',
    'Stitches, glue, smell, weight, box label. How many points were checked is on each listing.',
  ],
  ['It gets a grade', 'One inspector, one grade of 10. A pair that fails goes back and so does your money.'],
  ['It goes on to you', 'Tagged, wrapped twice, signed for. Shipping is part of the price by size.'],
];
