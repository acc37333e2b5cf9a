import { describe, expect, it } from 'vitest';
import { UsageError } from '../core/errors.ts';
import { AGENTS, createAgent, createAgents } from './index.ts';
import { FakeHands, sessionOn } from './scripted/fake-page.fixture.ts';

const parts = ['A', 'B', 'C', 'D', 'E'].map((shown) => ({ shown }));

describe('createAgent', () => {
  it('has every listed agent, under its own id', async () => {
    for (const { id } of AGENTS.filter(({ settings }) => settings.length === 0)) {
      expect((await createAgent(id)).card).toMatchObject({ id, kind: 'scripted' });
    }
    expect(new Set(AGENTS.map(({ id }) => id)).size).toBe(AGENTS.length);
  });

  it('offers the nearest names for one that it does not know', async () => {
    await expect(createAgent('reader:don')).rejects.toThrow(/Did you mean reader:dom/);
    await expect(createAgent('')).rejects.toBeInstanceOf(UsageError);
  });
});

describe('createAgents', () => {
  it('says what an agent needs that has settings', async () => {
    await expect(createAgent('simple')).rejects.toThrow(/a model for the agent simple; found none/);
  });

  it('refuses settings and other names for an agent that has none', async () => {
    const request = { agent: 'nothing', settings: {} };
    expect(await createAgents(request)).toEqual([await createAgent('nothing')]);
    await expect(createAgents({ ...request, settings: { model: 'x:y' } })).rejects.toThrow(/setting model/);
    await expect(createAgents({ ...request, name: 'idle' })).rejects.toThrow(/another name/);
  });
});

describe('the floors and the paths', () => {
  it('random clicks one element by its seed, and all of them over many seeds', async () => {
    const agent = await createAgent('random');
    expect(agent.card.deterministic).toBe(false);
    const click = async (seed: number) => {
      const hands = new FakeHands({ parts });
      await agent.run(sessionOn(hands, '', { seed }));
      return hands.clicked.map(({ shown }) => shown).join();
    };
    expect(await click(7)).toBe(await click(7));
    const drawn = await Promise.all(Array.from({ length: 60 }, (_, seed) => click(seed)));
    expect([...new Set(drawn)].sort()).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('random ends on a page without elements', async () => {
    const hands = new FakeHands({ parts: [] });
    expect(await (await createAgent('random')).run(sessionOn(hands, ''))).toBe('I found nothing to click.');
  });

  it('nothing neither looks nor acts', async () => {
    const hands = new FakeHands({ parts });
    await (await createAgent('nothing')).run(sessionOn(hands, 'Remove A.'));
    expect([hands.requests, hands.acts]).toEqual([[], []]);
  });

  it('a path agent hands over the page and the request, and gives back the answer', async () => {
    const hands = new FakeHands({ parts });
    for (const which of ['faithful', 'deceived'] as const) {
      const agent = await createAgent(`path:${which}`);
      const walk = (name: string) => async (given: unknown, task: { instruction: string }) =>
        `${name} ${given === hands} ${task.instruction}`;
      const paths = { faithful: walk('faithful'), deceived: walk('deceived') };
      expect(await agent.run(sessionOn(hands, 'Go.', { paths }))).toBe(`${which} true Go.`);
    }
  });
});
