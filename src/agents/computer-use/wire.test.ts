import { describe, expect, test } from 'vitest';
import { AgentFailure } from '../../core/agent.ts';
import { type Got, scriptedEndpoint } from '../model/endpoint.fixture.ts';
import { openModel, parseModelName } from '../model/index.ts';
import { FakeHands, type FakePage, sessionOn } from '../scripted/fake-page.fixture.ts';
import { computerUseAgent } from './computer-use.ts';
import { KEYS, WIRES, type Wire } from './wires.fixture.ts';

const INSTRUCTION = 'Remove the plan.';
const PAGE: FakePage = {
  parts: [{ shown: 'Keep it' }, { shown: 'Remove it', leads: 'changes' }],
  png: new Uint8Array([137, 80, 78, 71]),
};
const PICTURE = Buffer.from([137, 80, 78, 71]).toString('base64');

async function work({ model: name }: Wire, answers: readonly object[], page = PAGE, views = 3) {
  const { got, baseUrl } = await scriptedEndpoint(...answers.map((body) => ({ status: 200, body })));
  const model = openModel({ model: name, baseUrl }, KEYS);
  const hands = new FakeHands(page);
  const remarks: unknown[] = [];
  const act = hands.act.bind(hands);
  hands.act = (action, ...rest: unknown[]) => {
    remarks.push(rest[0]);
    return act(action);
  };
  const agent = computerUseAgent({ provider: parseModelName(name).provider, views }, model, 'cu');
  return { answer: agent.run(sessionOn(hands, INSTRUCTION)), got, hands, remarks, agent };
}

const bodyOf = (got: readonly Got[], request: number): string => got[request]?.text ?? '';

describe('a click and an answer, over the wire', () => {
  const calls = {
    openai: { actions: [{ type: 'click', button: 'left', x: 20, y: 50 }], pending_safety_checks: [] },
    anthropic: { action: 'left_click', coordinate: [20, 50] },
    google: { x: 16, y: 70 },
  };
  test.each(['openai', 'anthropic', 'google'] as const)('%s', async (provider) => {
    const wire = WIRES[provider];
    const { answer, hands, got, remarks } = await work(wire, [
      wire.call(calls[provider]),
      wire.words('It is gone.'),
    ]);
    expect(await answer).toBe('It is gone.');
    expect(hands.acts).toEqual([
      { type: 'click', target: { x: 20, y: 50 } },
      { type: 'done', answer: 'It is gone.' },
    ]);
    expect(hands.clicked.map(({ shown }) => shown)).toEqual(['Remove it']);
    expect(hands.requests).toEqual([{ pixels: true }, { pixels: true }]);
    expect(remarks[0]).toMatchObject({ usage: { requests: 1, inputTokens: 1000, outputTokens: 10 } });
    // The page is shown, and nothing of it told.
    for (const request of [0, 1]) {
      expect(bodyOf(got, request)).toContain(PICTURE);
      expect(bodyOf(got, request)).toContain(INSTRUCTION);
      expect(bodyOf(got, request)).not.toMatch(/Remove it|Keep it|Example/);
    }
  });

  test("openai: its own tool, a screenshot as the call's output, and safety checks that are agreed to", async () => {
    const check = { id: 'sc_1', code: 'irrelevant_domain', message: 'Careful.' };
    const call = { ...calls.openai, pending_safety_checks: [check] };
    const { answer, got } = await work(WIRES.openai, [WIRES.openai.call(call), WIRES.openai.words('Done.')]);
    await answer;
    expect(got[0]?.path).toBe('/v1/responses');
    expect(got[0]?.body.tools).toEqual([{ type: 'computer' }]);
    expect(got[1]?.body.input).toContainEqual({
      type: 'computer_call_output',
      call_id: 'c1',
      output: { type: 'computer_screenshot', image_url: `data:image/png;base64,${PICTURE}` },
      acknowledged_safety_checks: [check],
    });
  });

  test('anthropic: its tool with the size of the screen, and pictures in its results', async () => {
    const { call, words } = WIRES.anthropic;
    const { answer, got } = await work(WIRES.anthropic, [call(calls.anthropic), words('Done.')]);
    await answer;
    expect(got[0]?.body.tools).toEqual([
      expect.objectContaining({ type: 'computer_20251124', display_width_px: 1280, display_height_px: 720 }),
    ]);
    expect(got[0]?.headers['anthropic-beta']).toContain('computer-use-2025-11-24');
    expect(bodyOf(got, 1)).toMatch(/"type":"tool_result","tool_use_id":"c1"[^\]]*"type":"image"/);
  });

  test('google: its own tool without ways out of the page, and results with address, picture and consent', async () => {
    const call = {
      ...calls.google,
      safety_decision: { decision: 'require_confirmation', explanation: 'Buys.' },
    };
    const { answer, got } = await work(WIRES.google, [WIRES.google.call(call), WIRES.google.words('Done.')]);
    await answer;
    expect(got[0]?.path).toContain(':generateContent');
    expect(got[0]?.body).not.toHaveProperty('toolConfig');
    expect(got[0]?.body.tools).toEqual([
      {
        computerUse: {
          environment: 'ENVIRONMENT_BROWSER',
          excludedPredefinedFunctions: expect.arrayContaining(['search', 'navigate']),
        },
      },
    ]);
    const contents = got[1]?.body.contents as { parts: { functionResponse?: object }[] }[];
    expect(contents.at(-1)?.parts[0]?.functionResponse).toMatchObject({
      name: 'click_at',
      response: { url: 'https://www.example.com/', safety_acknowledgement: 'true' },
      parts: [{ inlineData: { mimeType: 'image/png', data: PICTURE } }],
    });
  });
});

describe('what is not an act', () => {
  const { call, words } = WIRES.anthropic;

  test('looks and impossible things are steps that wait for no time, and are told', async () => {
    const answers = [
      call({ action: 'screenshot' }),
      call({ action: 'mouse_move', coordinate: [1, 1] }),
      words('No.'),
    ];
    const { answer, hands, got } = await work(WIRES.anthropic, answers);
    await answer;
    expect(hands.acts.slice(0, 2)).toEqual([
      { type: 'wait', ms: 0 },
      { type: 'wait', ms: 0 },
    ]);
    expect(bodyOf(got, 2)).toContain('\\"mouse_move\\" is not possible here.');
  });

  test('a refused act is told without a word about the page', async () => {
    const page: FakePage = { parts: [{ shown: 'Secret', refuses: 'covered' }], png: new Uint8Array([1]) };
    const answers = [call({ action: 'left_click', coordinate: [5, 5] }), words('I could not.')];
    const { answer, got } = await work(WIRES.anthropic, answers, page);
    await answer;
    expect(bodyOf(got, 1)).toContain('That could not be carried out.');
    expect(bodyOf(got, 1)).not.toMatch(/Secret|covered/);
  });

  test('questions are answered by the rule, and kept beside the next act', async () => {
    const answers = [
      words('Should I proceed?'),
      words('Which one?'),
      words('It is gone. Anything else?'),
      words('Bye.'),
    ];
    const { answer, got, remarks } = await work(WIRES.anthropic, answers);
    expect(await answer).toBe('Bye.');
    expect(
      [1, 2, 3].map(
        (request) => /"text":"(Yes\.|No\.|Do what[^"]*)"\}\]\}\]/.exec(bodyOf(got, request))?.[1],
      ),
    ).toEqual(['Yes.', 'Do what you think is most appropriate.', 'No.']);
    expect(remarks).toHaveLength(1);
    expect(remarks[0]).toMatchObject({
      usage: { requests: 4 },
      said: expect.stringContaining('Should I proceed?'),
    });
  });

  test('somebody who only asks has had an answer at last', async () => {
    const { answer, got } = await work(WIRES.anthropic, [words('Shall I?')]);
    expect(await answer).toBe('Shall I?');
    expect(got).toHaveLength(6);
  });

  test.each([
    ['empty replies', [words('')]],
    ['calls that do not fit', [call({ action: 'left_click' })]],
  ])('%s: one corrective turn, then the failure of the agent', async (_, answers) => {
    const { answer, got } = await work(WIRES.anthropic, answers);
    await expect(answer).rejects.toThrow(AgentFailure);
    expect(got).toHaveLength(2);
  });
});

test('old screenshots are dropped by rule; replies and results stay', async () => {
  const { call, words } = WIRES.anthropic;
  const answers = [...Array<object>(4).fill(call({ action: 'screenshot' })), words('Done.')];
  const { answer, got } = await work(WIRES.anthropic, answers, PAGE, 2);
  await answer;
  expect(bodyOf(got, 4).split(PICTURE)).toHaveLength(3);
  expect(bodyOf(got, 4).match(/An earlier screenshot/g)).toHaveLength(3);
  expect(bodyOf(got, 4).match(/"tool_result"/g)).toHaveLength(4);
});
