import { sha256 } from './hash.ts';

/**
 * A seeded source of random numbers: the only one that worlds, suites, plans and scripted agents may use.
 * xoshiro128** by Blackman and Vigna, seeded through splitmix32.
 */
export interface Random {
  /** A whole number from 0 to 2^32 - 1. */
  uint32(): number;
  /** A number in [0, 1), with 32 random bits. */
  next(): number;
  /** A whole number from 0 to `n - 1`, without bias. `n` is from 1 to 2^32. */
  below(n: number): number;
  /** One of the items. Throws RangeError when there are none. */
  pick<T>(items: readonly T[]): T;
  /** A new array with the same items in random order (Fisher-Yates). */
  shuffle<T>(items: readonly T[]): T[];
}

/** A generator for a seed. The same seed gives the same numbers on every machine. Seeds are taken modulo 2^32. */
export function random(seed: number): Random {
  let split = seed >>> 0;
  const splitmix32 = (): number => {
    split = (split + 0x9e3779b9) >>> 0;
    let t = Math.imul(split ^ (split >>> 16), 0x21f0aaad);
    t = Math.imul(t ^ (t >>> 15), 0x735a2d97);
    return (t ^ (t >>> 15)) >>> 0;
  };
  let [a, b, c, d] = [splitmix32(), splitmix32(), splitmix32(), splitmix32()];
  const rotl = (x: number, k: number): number => ((x << k) | (x >>> (32 - k))) >>> 0;

  const uint32 = (): number => {
    const result = Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = rotl(d, 11);
    return result;
  };
  const below = (n: number): number => {
    if (!(Number.isInteger(n) && n >= 1 && n <= 2 ** 32))
      throw new RangeError(`below(${n}): n must be 1 to 2^32`);
    const limit = Math.floor(2 ** 32 / n) * n;
    let x = uint32();
    while (x >= limit) x = uint32();
    return x % n;
  };
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('pick: there is nothing to pick from');
    return items[below(items.length)] as T;
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const out = [...items];
    for (let i = out.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [out[i], out[j]] = [out[j] as T, out[i] as T];
    }
    return out;
  };
  return { uint32, next: () => uint32() / 2 ** 32, below, pick, shuffle };
}

/** A 32-bit seed from words, so that each use of a run's seed (order, an agent's, a world's) gets a stream of its own. */
export function seedFrom(...parts: readonly (string | number)[]): number {
  return Number.parseInt(sha256(JSON.stringify(parts)).slice(0, 8), 16);
}
