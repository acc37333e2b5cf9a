import type { Clock } from '../../../core/clock.ts';
import { random, seedFrom } from '../../../core/random.ts';
import { CODE_LETTERS } from './code-picture.ts';

/** So many requests within so many milliseconds raise the check (CAVEAT, appendix A.1). */
export const REQUEST_LIMITS: readonly { readonly requests: number; readonly within: number }[] = [
  { requests: 12, within: 10_000 },
  { requests: 60, within: 60_000 },
  { requests: 80, within: 300_000 },
];
/** A code that is typed faster than this was not read, milliseconds. */
export const LEAST_TIME = 2000;
/** A code is good for so long, milliseconds. */
export const CHALLENGE_LIFE = 45_000;

const CODE_LENGTH = 6;

/** A code to be read and typed. */
export interface Challenge {
  /** Names the picture; says nothing of the code. */
  readonly id: string;
  readonly code: string;
  /** The world's clock when it was issued. */
  readonly issued: number;
}

export type RobotEvent = 'raised' | 'passed' | 'failed' | 'expired';

/** Counts page and API requests, and asks for a code when there are too many. */
export class RobotCheck {
  readonly #clock: Clock;
  readonly #seed: number;
  readonly #note: (event: RobotEvent) => void;
  #times: number[] = [];
  #issued = 0;
  #challenge: Challenge | undefined;

  constructor(clock: Clock, seed: number, note: (event: RobotEvent) => void) {
    this.#clock = clock;
    this.#seed = seed;
    this.#note = note;
  }

  /** The challenge that stands now: a new one, when the last has expired. */
  get challenge(): Challenge | undefined {
    if (this.#challenge !== undefined && this.#age(this.#challenge) > CHALLENGE_LIFE) {
      this.#note('expired');
      this.#challenge = this.#issue();
    }
    return this.#challenge;
  }

  /** Counts a page or API request. Returns the challenge when the request must meet it. */
  visit(): Challenge | undefined {
    const standing = this.challenge;
    if (standing !== undefined) return standing;
    const now = this.#clock.elapsed();
    const longest = Math.max(...REQUEST_LIMITS.map(({ within }) => within));
    this.#times = [...this.#times.filter((time) => now - time < longest), now];
    const tooMany = REQUEST_LIMITS.some(
      ({ requests, within }) => this.#times.filter((time) => now - time < within).length >= requests,
    );
    if (!tooMany) return undefined;
    this.#note('raised');
    this.#challenge = this.#issue();
    return this.#challenge;
  }

  /** Takes an answer. True when nothing stands in the way any more; else a new code was issued. */
  answer(typed: string): boolean {
    const before = this.#challenge;
    const challenge = this.challenge;
    if (challenge === undefined) return true;
    // It expired while the answer was typed: that is told already, and a new code stands.
    if (challenge !== before) return false;
    const right = typed.replace(/\s/g, '').toUpperCase() === challenge.code;
    if (right && this.#age(challenge) >= LEAST_TIME) {
      this.#note('passed');
      this.#challenge = undefined;
      this.#times = [];
      return true;
    }
    this.#note('failed');
    this.#challenge = this.#issue();
    return false;
  }

  #age({ issued }: Challenge): number {
    return this.#clock.elapsed() - issued;
  }

  #issue(): Challenge {
    this.#issued += 1;
    const draw = random(seedFrom('code', this.#seed, this.#issued));
    const code = Array.from({ length: CODE_LENGTH }, () => draw.pick([...CODE_LETTERS])).join('');
    const id = seedFrom('picture', this.#seed, this.#issued).toString(36);
    return { id, code, issued: this.#clock.elapsed() };
  }
}
