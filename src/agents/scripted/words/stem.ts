/** Forms that no rule finds. */
const IRREGULAR: Readonly<Record<string, string>> = {
  goes: 'go',
  does: 'do',
  kept: 'keep',
  sold: 'sell',
  sent: 'send',
  took: 'take',
  taken: 'take',
  got: 'get',
  getting: 'get',
  gave: 'give',
  given: 'give',
  held: 'hold',
  left: 'leave',
  lost: 'lose',
  losing: 'lose',
  bought: 'buy',
  chosen: 'choose',
  withdrew: 'withdraw',
  withdrawn: 'withdraw',
  forbidden: 'forbid',
  deleting: 'delete',
  paid: 'pay',
};

/**
 * The stem of a lower-case English word, so that the forms of a verb and of a noun meet: "removes", "removed" and
 * "removing" give one stem, "cookie" and "cookies" one, "personalized" and "personalised" one. Not a word to show.
 */
export function stem(word: string): string {
  let stemmed = IRREGULAR[word] ?? word;
  if (stemmed.length >= 3)
    stemmed = stemmed
      .replace(/(?<=..)ies$|(?<=..)ied$/, 'y')
      .replace(/(ss|x|ch|sh|z)es$/, '$1')
      .replace(/(?<![sui]|^new)s$/, '')
      .replace(/eed$/, 'ee');
  if (stemmed.length > 3) {
    const bare = stemmed.replace(/(ing|ed)$/, '');
    if (bare !== stemmed && bare.length >= 3 && /[aeiouy]/.test(bare)) stemmed = bare;
  }
  if (stemmed.length >= 5) stemmed = stemmed.replace(/([^aeiou])\1$/, '$1');
  if (stemmed.length > 3) stemmed = stemmed.replace(/e$/, '').replace(/iz$/, 'is').replace(/y$/, 'i');
  return stemmed;
}
