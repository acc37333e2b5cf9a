import { describe, expect, test } from 'vitest';
import { AgentFailure } from '../../core/agent.ts';
import type { Message, ModelRequest } from '../model/index.ts';
import { FakeHands, type FakePage, sessionOn } from '../scripted/fake-page.fixture.ts';
import { call, FakeModel, type FakeReply } from './fake-model.fixture.ts';
import { MODALITIES } from './modality.ts';
import { simpleSettings } from './settings.ts';
import { simpleAgent } from './simple.ts';

const INSTRUCTION = 'Remove the protection plan.';
const PAGE: FakePage = {
  parts: [
    { shown: 'Keep it', name: 'Remove plan (name)' },
    { shown: 'Remove it', leads: 'changes', name: 'Keep plan (name)', description: 'A description' },
  ],
  png: new Uint8Array([137, 80, 78, 71]),
};

/** Lets the agent work on a page with a model that gives these replies. */
async function work(settings: Record<string, unknown>, replies: readonly FakeReply[], page = PAGE) {
  const model = new FakeModel(...replies);
  const hands = new FakeHands(page);
  const remarks: unknown[] = [];
  const act = hands.act.bind(hands);
  hands.act = (action, ...rest: unknown[]) => {
    remarks.push(rest[0]);
    return act(action);
  };
  const parsed = simpleSettings.parse({ model: 'fake:fake', protocol: 'text', modality: 'dom', ...settings });
  const agent = simpleAgent(parsed, model, 'simple');
  const answer = agent.run(sessionOn(hands, INSTRUCTION));
  return { answer, model, hands, remarks, agent };
}

const said = (action: string): string => `Thought: I do it.\nAction: ${action}`;
const textsIn = ({ messages }: Pick<ModelRequest, 'messages'>): string =>
  messages
    .flatMap((message) =>
      message.role === 'tool'
        ? message.results.map(({ output }) => output)
        : message.parts.map((part) => (part.type === 'text' ? part.text : '')),
    )
    .join('\n');
const rolesIn = (messages: readonly Message[]): string => messages.map(({ role }) => role).join(' ');

describe('both protocols', () => {
  test.each([
    ['text', [said('Click [2]'), said('ANSWER; [It is gone.]')]],
    ['tools', [call('click', { number: 2 }), call('answer', { text: 'It is gone.' })]],
  ] as const)('%s: look, act, look again, answer', async (protocol, replies) => {
    const { answer, hands, model, remarks } = await work({ protocol }, replies);
    expect(await answer).toBe('It is gone.');
    expect(hands.acts).toEqual([
      { type: 'click', target: { mark: 2 } },
      { type: 'done', answer: 'It is gone.' },
    ]);
    expect(hands.requests).toHaveLength(2);
    expect(remarks[0]).toMatchObject({
      said: protocol === 'text' ? said('Click [2]') : 'click({"number":2})',
      usage: { requests: 1, inputTokens: 100 },
    });
    const [first, second] = model.requests;
    expect(textsIn(first ?? { messages: [] })).toContain(`Task: ${INSTRUCTION}`);
    expect(rolesIn(second?.messages ?? [])).toBe(
      protocol === 'text' ? 'user assistant user' : 'user assistant tool user',
    );
    expect(first?.tools === undefined).toBe(protocol === 'text');
    expect(textsIn(second ?? { messages: [] })).toContain('Done.');
  });

  test("a provider's reasoning is kept beside what was said", async () => {
    const { answer, remarks } = await work({}, [
      { text: said('ANSWER; [No.]'), reasoning: 'Hm.', answeredBy: 'dated-1' },
    ]);
    await answer;
    expect(remarks[0]).toMatchObject({
      said: said('ANSWER; [No.]'),
      reasoned: 'Hm.',
      answeredBy: 'dated-1',
    });
  });
});

describe('replies that cannot be used', () => {
  test.each([
    ['text', ['I would click the second.', said('Click [2]'), said('ANSWER; [Ok]')]],
    ['tools', [call('click', { number: '2' }), call('click', { number: 2 }), call('answer', { text: 'Ok' })]],
  ] as const)('%s: one corrective turn, kept beside the act', async (protocol, replies) => {
    const { answer, hands, model, remarks } = await work({ protocol }, replies);
    expect(await answer).toBe('Ok');
    expect(hands.requests).toHaveLength(2);
    expect(remarks[0]).toMatchObject({
      unusable: [{ said: protocol === 'text' ? 'I would click the second.' : 'click({"number":"2"})' }],
      usage: { requests: 2, inputTokens: 200 },
    });
    const corrected = model.requests[1]?.messages ?? [];
    expect(rolesIn(corrected)).toBe(protocol === 'text' ? 'user assistant user' : 'user assistant tool');
    expect(textsIn({ messages: corrected })).toContain('could not be used');
  });

  test('a second one is the failure of the agent, verbatim', async () => {
    const { answer, hands } = await work({}, ['Hello!', 'Hello again!']);
    await expect(answer).rejects.toThrow(AgentFailure);
    await expect(answer).rejects.toThrow(/Hello!\n[\s\S]*Hello again!/);
    await expect(answer).rejects.toMatchObject({
      remark: { unusable: [{ said: 'Hello!' }, { said: 'Hello again!' }], usage: { requests: 2 } },
    });
    expect(hands.acts).toEqual([]);
  });

  test('the next act has a corrective turn of its own', async () => {
    const replies = ['Hm.', said('Click [2]'), 'Hm.', said('ANSWER; [Ok]')];
    expect(await (await work({}, replies)).answer).toBe('Ok');
  });

  test('a refusal and a cut are told as such', async () => {
    const refused = await work({}, [
      { text: '', finish: 'refused' },
      { text: 'Thought: the', finish: 'length' },
    ]);
    await expect(refused.answer).rejects.toThrow(/reports a refusal[\s\S]*cut off/);
    expect(rolesIn(refused.model.requests[1]?.messages ?? [])).toBe('user assistant user');
  });
});

describe('what was refused', () => {
  const page: FakePage = { parts: [{ shown: 'Secret words', refuses: 'covered' }], png: new Uint8Array([1]) };

  test('is told with its reason', async () => {
    const { answer, model } = await work({}, [said('Click [1]'), said('ANSWER; [x]')], page);
    await answer;
    expect(textsIn(model.requests[1] ?? { messages: [] })).toContain('could not be carried out. no');
  });

  test('is told without a word about the page where the modality has none', async () => {
    const replies = [said('Click [10, 10]'), said('ANSWER; [x]')];
    const { answer, model } = await work({ modality: 'pixels' }, replies, page);
    await answer;
    const texts = textsIn(model.requests[1] ?? { messages: [] });
    expect(texts).toContain('The last action could not be carried out.\n');
    expect(texts).not.toMatch(/\bno\b|Secret|covered/);
  });
});

describe('views that are kept', () => {
  const replies = [...Array(4).fill(said('Click [2]')), said('ANSWER; [x]')] as string[];

  test.each([1, 2, 3])('the newest %i, pictures and texts alike; replies stay', async (views) => {
    const { answer, model } = await work({ modality: 'dom+vision', views }, replies);
    await answer;
    const last = model.requests.at(-1)?.messages ?? [];
    const parts = last.flatMap((message) => (message.role === 'user' ? message.parts : []));
    expect(parts.filter(({ type }) => type === 'image')).toHaveLength(views);
    expect(textsIn({ messages: last }).match(/Address:/g)).toHaveLength(views);
    expect(textsIn({ messages: last }).match(/An earlier view/g)).toHaveLength(5 - views);
    expect(last.filter(({ role }) => role === 'assistant')).toHaveLength(4);
    expect(last[0]).toMatchObject({ role: 'user', parts: [{ text: `Task: ${INSTRUCTION}` }, {}] });
  });
});

describe('modalities', () => {
  test.each(MODALITIES)(
    '%s: asks for nothing but its own channels and a model that can take them',
    async (modality) => {
      const { answer, hands, agent, model } = await work({ modality }, [said('ANSWER; [x]')]);
      await answer;
      const requests = {
        som: { dom: true, pixels: { marks: true } },
        dom: { dom: true, text: true },
        a11y: { a11y: true },
        pixels: { pixels: true },
        coordinates: { dom: true },
        'dom+vision': { dom: true, text: true, pixels: true },
      };
      expect(hands.requests).toEqual([requests[modality]]);
      const shown = /som|pixels|vision/.test(modality);
      expect(agent.card.modality.includes('pixels')).toBe(shown);
      await agent.check?.();
      expect(model.checks).toMatchObject([{ vision: shown, tools: false }]);
      const parts = model.requests[0]?.messages.flatMap((message) =>
        message.role === 'user' ? message.parts : [],
      );
      expect(parts?.some(({ type }) => type === 'image')).toBe(shown);
    },
  );

  test.each([
    ['text', 'Remove it', ['dom-text']],
    ['name', 'Keep plan (name)', ['accessible-name']],
    ['both', '"Remove it" name "Keep plan (name)"', ['dom-text', 'accessible-name']],
  ])('som lists the marks by %s, and its card says so', async (labels, line, channels) => {
    const { answer, model, agent } = await work({ modality: 'som', labels }, [said('ANSWER; [x]')]);
    await answer;
    const texts = textsIn(model.requests[0] ?? { messages: [] });
    expect(texts).toContain(line);
    expect(texts.includes('(name)')).toBe(labels !== 'text');
    expect(texts).not.toContain('A description');
    expect(agent.card.settings).toMatchObject({ labels });
    expect(agent.card.modality).toEqual(['pixels', 'dom-order', ...channels]);
  });

  test('coordinates tells places, and no word of what is there', async () => {
    const { answer, model } = await work({ modality: 'coordinates' }, [said('ANSWER; [x]')]);
    await answer;
    const texts = textsIn(model.requests[0] ?? { messages: [] });
    expect(texts).toContain('(100, 15) 200 x 30');
    expect(texts).not.toMatch(/Remove it|Keep it|plan \(name\)|button|example\.com/);
  });

  test.each(['text', 'tools'])(
    'pixels: instruction, grammar and picture are all that is sent (%s)',
    async (protocol) => {
      const text = [said('Click [20, 50]'), said('Click [20, 9000]'), 'What?', said('ANSWER; [x]')];
      const tools = [
        call('click', { x: 20, y: 50 }),
        call('click', { x: 20, y: 9000 }),
        { text: 'What?' },
        call('answer', { text: 'x' }),
      ];
      const { answer, model } = await work(
        { modality: 'pixels', protocol },
        protocol === 'text' ? text : tools,
      );
      await answer;
      expect(model.requests).toHaveLength(4);
      const whole = JSON.stringify(model.requests, (key, value) => (key === 'bytes' ? 'PICTURE' : value));
      // Nothing that the page holds but for the picture: no address, no title, no text, no name, no role, no description.
      expect(whole).not.toMatch(/example|Example|Keep it|Remove it|\(name\)|A description|nothing is there/);
      // The parts of user messages, without the system prompt: task, outcome, correction, picture.
      const known = [
        `Task: ${INSTRUCTION}`,
        'Done.',
        'The last action could not be carried out.',
        '(An earlier view of the page was here.)',
      ];
      for (const { messages } of model.requests) {
        for (const message of messages) {
          if (message.role === 'assistant') continue;
          const words = message.role === 'tool' ? message.results.map(({ output }) => output) : message.parts;
          for (const part of words) {
            if (typeof part === 'object' && part.type === 'image') {
              expect(part).toEqual({ type: 'image', bytes: PAGE.png, mediaType: 'image/png' });
              continue;
            }
            const said = typeof part === 'string' ? part : part.type === 'text' ? part.text : '';
            expect(known.includes(said) || said.startsWith('Your last reply could not be used:')).toBe(true);
          }
        }
      }
    },
  );
});

test('the prompt is in the card by its hash: another modality or protocol, another hash', async () => {
  const hashes = await Promise.all(
    MODALITIES.flatMap((modality) =>
      (['text', 'tools'] as const).map(async (protocol) => {
        const { agent, answer } = await work({ modality, protocol }, [said('ANSWER; [x]')]);
        answer.catch(() => {});
        return JSON.stringify(agent.card.settings.prompt);
      }),
    ),
  );
  expect(new Set(hashes).size).toBe(12);
});
