import { describe, expect, it } from 'vitest';
import { CHANNELS } from './channels/index.ts';
import { AT_FIRST } from './decision.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { honestWiring } from './wiring.ts';

const cells = SCENARIOS.flatMap((scenario) =>
  CHANNELS.filter((channel) => channel.absent?.(scenario) === undefined).map((channel) => ({
    scenario,
    channel,
  })),
);

describe('channels', () => {
  it('have names of their own', () => {
    expect(new Set(CHANNELS.map(({ mechanism }) => mechanism.id)).size).toBe(CHANNELS.length);
  });

  it.each(
    cells.map(({ scenario, channel }) => [scenario.id, channel.mechanism.id, scenario, channel] as const),
  )('%s %s lies about something, and not about everything', (_scenario, _channel, scenario, channel) => {
    const honest = honestWiring(scenario.texts, AT_FIRST);
    const lying = channel.lie(honest, scenario);
    expect(lying).not.toEqual(honest);
    const changed = Object.keys(honest).filter(
      (key) =>
        JSON.stringify(lying[key as keyof typeof lying]) !==
        JSON.stringify(honest[key as keyof typeof honest]),
    );
    expect(changed).toHaveLength(1);
  });

  it('give a reason for each cell that does not exist', () => {
    for (const scenario of SCENARIOS) {
      for (const channel of CHANNELS) {
        const why = channel.absent?.(scenario);
        if (why !== undefined) expect(why.length).toBeGreaterThan(20);
      }
    }
  });
});
