import { describe, expect, it } from 'vitest';
import { CODE_LETTERS, codePicture } from './code-picture.ts';
import { CHALLENGE_LIFE, LEAST_TIME, RobotCheck, type RobotEvent } from './robot-check.ts';
import { handClock } from './testing/lamps.ts';

function check() {
  const clock = handClock();
  const events: RobotEvent[] = [];
  const robots = new RobotCheck(clock, 3, (event) => events.push(event));
  /** Visits so many times, with so long between two; the number of the one that met the check. */
  const visits = (count: number, between: number): number | undefined => {
    for (let n = 1; n <= count; n++) {
      if (robots.visit() !== undefined) return n;
      clock.pass(between);
    }
    return undefined;
  };
  return { clock, events, robots, visits };
}

describe('RobotCheck', () => {
  it.each([
    { between: 100, met: 12 },
    { between: 900, met: 12 },
    { between: 950, met: 60 },
    { between: 1010, met: 60 },
    { between: 1100, met: 80 },
    { between: 3700, met: 80 },
  ])('is met at request $met with $between ms between two', ({ between, met }) => {
    const { visits } = check();
    expect(visits(400, between)).toBe(met);
  });

  it('is not met by who takes time', () => {
    expect(check().visits(1000, 4000)).toBeUndefined();
  });

  it('lets pass who types the code after two seconds, and counts anew', () => {
    const { robots, clock, visits, events } = check();
    visits(12, 0);
    clock.pass(LEAST_TIME);
    const code = robots.challenge?.code ?? '';
    expect(robots.answer(` ${code.toLowerCase()} `)).toBe(true);
    expect(visits(11, 0)).toBeUndefined();
    expect(events).toEqual(['raised', 'passed']);
  });

  it('issues a new code for a wrong one and for one that comes too fast', () => {
    const { robots, clock, visits, events } = check();
    visits(12, 0);
    const first = robots.challenge;
    clock.pass(LEAST_TIME - 1);
    expect(robots.answer(first?.code ?? '')).toBe(false);
    const second = robots.challenge;
    expect(second?.code).not.toBe(first?.code);
    clock.pass(LEAST_TIME);
    expect(robots.answer(first?.code ?? '')).toBe(false);
    expect(robots.visit()).toBeDefined();
    expect(events).toEqual(['raised', 'failed', 'failed']);
  });

  it('issues a new code when one has expired', () => {
    const { robots, clock, visits, events } = check();
    visits(12, 0);
    const first = robots.challenge;
    clock.pass(CHALLENGE_LIFE);
    expect(robots.challenge).toBe(first);
    clock.pass(1);
    expect(robots.answer(first?.code ?? '')).toBe(false);
    expect(robots.challenge?.id).not.toBe(first?.id);
    expect(events).toEqual(['raised', 'expired']);
  });

  it('issues the same codes in the same order for the same seed', () => {
    const codes = [check(), check()].map(({ robots, visits }) => {
      visits(12, 0);
      return robots.challenge?.code;
    });
    expect(codes[0]).toBe(codes[1]);
    expect(codes[0]).toMatch(new RegExp(`^[${CODE_LETTERS}]{6}$`));
  });
});

describe('codePicture', () => {
  it('draws strokes and never says the code', () => {
    const picture = codePicture('K7RWXA', 1);
    expect(picture).not.toContain('K7RWXA');
    expect(picture).not.toContain('<text');
    expect(picture.match(/<path/g)).toHaveLength(11);
    expect(codePicture('K7RWXA', 1)).toBe(picture);
    expect(codePicture('K7RWXA', 2)).not.toBe(picture);
  });
});
