/**
 * The compact letter display: two items share a letter if, and only if, they are not told apart (Piepho 2004). `a` is
 * the group with the earliest items; after z come A to Z, then a1.
 *
 * @param apart whether two items, by index, are told apart. Asked once for each pair, with the smaller index first.
 */
export function letters(count: number, apart: (a: number, b: number) => boolean): string[] {
  const alike = Array.from({ length: count }, () => new Set<number>());
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      if (apart(a, b)) continue;
      alike[a]?.add(b);
      alike[b]?.add(a);
    }
  }
  const groups = cliques(alike);
  groups.sort(earlier);
  const words = Array.from({ length: count }, () => '');
  groups.forEach((group, index) => {
    for (const item of group) words[item] += letter(index);
  });
  return words;
}

/** All largest groups in which every two are alike (Bron and Kerbosch 1973, with a pivot), each sorted. */
function cliques(alike: readonly ReadonlySet<number>[]): number[][] {
  const found: number[][] = [];
  const near = (item: number): ReadonlySet<number> => alike[item] as ReadonlySet<number>;
  const extend = (group: readonly number[], open: readonly number[], closed: readonly number[]): void => {
    const both = [...open, ...closed];
    if (both.length === 0) {
      found.push([...group].sort((a, b) => a - b));
      return;
    }
    const pivot = both.reduce((best, item) =>
      open.filter((o) => near(item).has(o)).length > open.filter((o) => near(best).has(o)).length
        ? item
        : best,
    );
    let left = [...open];
    let done = [...closed];
    for (const item of open.filter((o) => !near(pivot).has(o))) {
      const keep = (o: number): boolean => near(item).has(o);
      extend([...group, item], left.filter(keep), done.filter(keep));
      left = left.filter((o) => o !== item);
      done = [...done, item];
    }
  };
  if (alike.length > 0) extend([], [...alike.keys()], []);
  return found;
}

function earlier(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function letter(index: number): string {
  const round = Math.floor(index / ALPHABET.length);
  return `${ALPHABET[index % ALPHABET.length]}${round === 0 ? '' : round}`;
}
