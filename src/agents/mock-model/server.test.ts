import { describe, expect, it } from 'vitest';
import type { Fault } from './faults.ts';
import { format, mockModel, tool, user } from './mock.fixture.ts';
import type { ServedRequest } from './server.ts';

const TASK = 'Task: Remove the protection plan from the basket. Do not keep it.';
const PAGE = [
  '[1] link "Home"',
  '[2] checkbox "Protection plan" checked',
  '[3] button "Keep protection plan"',
  '[4] button "Remove protection plan"',
].join('\n');
const look = user(`${TASK}\n\n${PAGE}`);
const click = tool('click', { number: { type: 'integer' } });
const answer = tool('answer', { text: { type: 'string' } });

describe('what the mock model answers', () => {
  it('calls the tool that clicks, and ends when it has clicked', async () => {
    const { ask } = await mockModel();
    const first = await ask({ messages: [look], tools: [click, answer] });
    expect([first.calls, first.finish]).toEqual([[{ name: 'click', input: { number: 4 } }], 'tool_calls']);
    const messages = [
      look,
      first.message,
      { role: 'tool', tool_call_id: 'x', content: 'Done.' },
      user('[1] link "Home"'),
    ];
    const second = await ask({ messages, tools: [click, answer] });
    expect(second.calls).toEqual([{ name: 'answer', input: { text: 'I used "Remove protection plan".' } }]);
  });

  it('knows no task: other words, other numbers, another order lead to the same control', async () => {
    const { ask } = await mockModel();
    const page = user(
      'Task: Cancel my membership.\n\n[70] button "End membership"\n[12] button "Stay a member"',
    );
    expect((await ask({ messages: [page], tools: [click, answer] })).calls).toEqual([
      { name: 'click', input: { number: 70 } },
    ]);
  });

  it('writes the text grammar where there are no tools', async () => {
    const { ask } = await mockModel();
    expect((await ask({ messages: [look] })).text).toBe(
      'Thought: I use "Remove protection plan".\nAction: Click [4]',
    );
  });

  it('scrolls on when nothing fits, and gives up', async () => {
    const { ask } = await mockModel();
    const messages: object[] = [user(`${TASK}\n\n[1] link "Home"`)];
    const actions: string[] = [];
    for (let i = 0; i < 4; i++) {
      const { text, message } = await ask({ messages });
      actions.push(text.split('\n')[1] ?? '');
      messages.push(message, user('[1] link "Home"'));
    }
    const scroll = 'Action: Scroll [WINDOW]; [down]';
    expect(actions).toEqual([
      scroll,
      scroll,
      scroll,
      'Action: ANSWER; [I found no control that fits the request.]',
    ]);
  });

  it('fits a schema with a list of actions, and remembers by what the agent hands back', async () => {
    const { ask } = await mockModel();
    const action = (name: string, properties: object) => ({
      type: 'object',
      properties: { [name]: { type: 'object', properties, required: Object.keys(properties) } },
      required: [name],
    });
    const schema = {
      type: 'object',
      $defs: { done: action('done', { text: { type: 'string' }, success: { type: 'boolean' } }) },
      properties: {
        memory: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        next_goal: { type: 'string' },
        action: {
          type: 'array',
          minItems: 1,
          items: { anyOf: [{ $ref: '#/$defs/done' }, action('click', { index: { type: 'integer' } })] },
        },
      },
      required: ['memory', 'next_goal', 'action'],
    };
    const page = (history: string) =>
      user(
        `<user_request>\n${TASK.slice(6)}\n</user_request>\n<agent_history>${history}</agent_history>\n[24]<button id=b />\n\tKeep protection plan\n[25]<button id=c />\n\tRemove protection plan`,
      );
    const first = JSON.parse((await ask({ messages: [page('')], response_format: format(schema) })).text);
    expect(first).toEqual({
      memory: 'I use "Remove protection plan".',
      next_goal: '',
      action: [{ click: { index: 25 } }],
    });
    const again = await ask({ messages: [page(`Memory: ${first.memory}`)], response_format: format(schema) });
    expect(JSON.parse(again.text).action).toEqual([
      { done: { text: 'I used "Remove protection plan".', success: true } },
    ]);
  });

  it('looks before it acts where looking is a tool, finds a control by an order, and ends when it is made to', async () => {
    const { ask } = await mockModel();
    const tools = [tool('act', { action: { type: 'string' } }), tool('ariaTree', {}), tool('screenshot', {})];
    const wish = user(TASK.slice(6));
    const first = await ask({ messages: [wish], tools });
    expect(first.calls).toEqual([{ name: 'ariaTree', input: {} }]);
    const tree = JSON.stringify([
      {
        type: 'text',
        text: 'Tree:\n[0-3] button: Keep protection plan\n[0-4] button: Remove protection plan',
      },
    ]);
    const seen = [wish, first.message, { role: 'tool', tool_call_id: 'x', content: tree }];
    const second = await ask({ messages: seen, tools });
    const order = 'click the "Remove protection plan" button';
    expect(second.calls).toEqual([{ name: 'act', input: { action: order } }]);
    const schema = {
      type: 'object',
      properties: {
        action: {
          anyOf: [
            {
              type: 'object',
              properties: {
                elementId: { type: 'string' },
                method: { type: 'string', enum: ['click', 'fill'] },
                arguments: { type: 'array', items: { type: 'string' } },
              },
              required: ['elementId', 'method', 'arguments'],
            },
            { type: 'null' },
          ],
        },
      },
      required: ['action'],
    };
    const part = await ask({
      messages: [
        user(
          `instruction: Find the element for: ${order}.\n[0-3] button: Keep protection plan\n[0-4] button: Remove protection plan`,
        ),
      ],
      response_format: format(schema),
    });
    expect(JSON.parse(part.text)).toEqual({ action: { elementId: '0-4', method: 'click', arguments: [] } });
    const third = await ask({
      messages: [...seen, second.message, { role: 'tool', tool_call_id: 'y', content: '{"success":true}' }],
      tools,
    });
    expect(third.calls).toEqual([{ name: 'ariaTree', input: {} }]);
    const done = tool('done', { reasoning: { type: 'string' }, taskComplete: { type: 'boolean' } });
    const closing = await ask({
      messages: [...seen, second.message, { role: 'tool', tool_call_id: 'y', content: tree }],
      tools: [done],
      tool_choice: { type: 'function', function: { name: 'done' } },
    });
    expect(closing.calls).toEqual([
      { name: 'done', input: { reasoning: 'I used "Remove protection plan".', taskComplete: true } },
    ]);
  });

  it('orders what is wished for, a step at a time', async () => {
    const { ask } = await mockModel();
    const wish = 'Task: I need a lamp in brass. Place the order for me; my address is on file.';
    const pages = [
      '[1] link "See all lamps"\n[2] link "Your Cart 0"',
      '[1] link "Sort by"\n[2] link "Aurel Lamp 20"\n£20.00\n[3] link "Bento Lamp"\n£9.00',
      '[1] link "Steel £20.00"\n[2] link "Brass £22.00"\n[3] button "Add to cart"\n[4] link "Help"',
      '[1] link "Steel £20.00"\n[2] link "Brass £22.00"\n[3] button "Add to cart"\n[4] link "Help"',
      '[1] link "Check out"\n[2] link "Remove Aurel Lamp 20 from the cart"',
      '[1] textbox "Post code" value ""\n[2] button "Continue to delivery"',
      '[1] textbox "Post code" value "10001"\n[2] button "Continue to delivery"',
      '[1] button "No thanks"\n[2] button "Yes, add cover £3.00"',
      '[1] button "Place order"\n[2] link "Orders"',
      'Thank you for your order.\n[1] link "Home"',
    ];
    const messages: object[] = [];
    const actions: string[] = [];
    for (const page of pages) {
      messages.push(user(messages.length === 0 ? `${wish}\n${page}` : page));
      const { text, message } = await ask({ messages });
      actions.push((text.split('\n')[1] ?? '').replace('Action: ', ''));
      messages.push(message);
    }
    expect(actions).toEqual([
      'Click [1]',
      'Click [2]',
      'Click [2]',
      'Click [3]',
      'Click [1]',
      'Type [1]; [10001]',
      'Click [2]',
      'Click [1]',
      'Click [1]',
      'ANSWER; [The order is placed.]',
    ]);
  });

  it('waits for a check to end, and not for ever', async () => {
    const { ask } = await mockModel();
    const page = 'Are you a person?\n[1] textbox "Characters" value ""\n[2] button "Go on"';
    const messages: object[] = [user(`Task: Buy a lamp.\n${page}`)];
    const actions: string[] = [];
    for (let i = 0; i < 5; i++) {
      const { text, message } = await ask({ messages });
      actions.push((text.split('\n')[1] ?? '').replace('Action: ', ''));
      messages.push(message, user(page));
    }
    expect(actions).toEqual([...Array(4).fill('Wait'), 'ANSWER; [A check keeps me from going on.]']);
  });

  it('gives the same answer to the same request, whole or in pieces', async () => {
    const { post } = await mockModel();
    const body = { model: 'mock', messages: [look], tools: [click] };
    const [first, again] = [await (await post(body)).text(), await (await post(body)).text()];
    expect(first).toBe(again);
    const events = (await (await post({ ...body, stream: true })).text()).split('\n\n').filter(Boolean);
    expect(events.at(-1)).toBe('data: [DONE]');
    const deltas = events.slice(0, -1).map((event) => JSON.parse(event.slice(6)).choices[0]?.delta ?? {});
    expect(deltas.map(({ content = '' }) => content).join('')).toBe('I use "Remove protection plan".');
    const { tool_calls: calls } = JSON.parse(first).choices[0].message;
    expect(deltas.flatMap(({ tool_calls: part = [] }) => part)).toEqual([{ index: 0, ...calls[0] }]);
  });
});

describe('faults on purpose', () => {
  const body = { model: 'mock', messages: [look], tools: [click] };
  const withFault = (...faults: readonly Fault[]) =>
    mockModel({ faults: { faults, every: 1 }, retryAfter: 3, slowMs: 30 });

  it('are statuses, with a time to wait', async () => {
    const { post } = await withFault('429', '500');
    const [first, second] = [await post(body), await post(body)];
    expect([first.status, first.headers.get('retry-after'), second.status]).toEqual([429, '3', 500]);
  });

  it('are bodies that are none, cut, or late', async () => {
    expect(await (await (await withFault('malformed')).post(body)).text()).toMatch(/^<html>/);
    const cut = await (await withFault('cut')).post(body);
    await expect(cut.text()).rejects.toThrow();
    const began = performance.now();
    expect((await (await withFault('slow')).post(body)).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThanOrEqual(29);
  });

  it('are replies that can not be used', async () => {
    const truncated = (await (await (await withFault('truncated')).post(body)).json()) as {
      choices: [{ finish_reason: string; message: { tool_calls: [{ function: { arguments: string } }] } }];
    };
    expect(truncated.choices[0].finish_reason).toBe('length');
    expect(() => JSON.parse(truncated.choices[0].message.tool_calls[0].function.arguments)).toThrow();
    const { ask } = await withFault('nonsense', 'refusal');
    expect(await ask({ messages: [look], tools: [click] })).toMatchObject({ calls: [], finish: 'stop' });
    expect(await ask({ messages: [look], tools: [click] })).toMatchObject({
      calls: [],
      message: { refusal: expect.any(String) },
    });
  });

  it('come at each n-th request, in turn', async () => {
    const served: ServedRequest[] = [];
    const { post } = await mockModel({
      faults: { faults: ['500', '429'], every: 2 },
      onRequest: (each) => served.push(each),
    });
    for (let i = 0; i < 6; i++) await post(body);
    expect(served.map(({ status }) => status)).toEqual([200, 500, 200, 429, 200, 500]);
  });
});

describe('hostile requests', () => {
  it('are refused with what is wrong, and the next one is answered', async () => {
    const { post } = await mockModel();
    for (const bad of [
      '',
      '{',
      '[]',
      '{"model":"m"}',
      '{"model":"m","messages":[]}',
      '{"model":1,"messages":[{"role":"user"}]}',
    ]) {
      const response = await post(bad);
      expect([bad, response.status]).toEqual([bad, 400]);
      expect(await response.json()).toHaveProperty('error.message');
    }
    expect((await post({}, '/elsewhere')).status).toBe(404);
    expect((await post({ model: 'mock', messages: [look] })).status).toBe(200);
  });

  it('with odd pictures, calls and schemas do no harm', async () => {
    const { post } = await mockModel();
    const loop = { type: 'object', properties: { self: { $ref: '#' } }, required: ['self'] };
    const odd = [
      { messages: [user([{ type: 'image_url', image_url: { url: 'https://elsewhere.example/a.png' } }])] },
      { messages: [user([{ type: 'text' }])] },
      { messages: [user('[{"type":"text"}]')] },
      { messages: [{ role: 'assistant', tool_calls: [{ function: { name: 'x', arguments: '{' } }] }, look] },
      { messages: [look], response_format: format(loop) },
      { messages: [look], tools: [{ type: 'function', function: { name: 'click' } }] },
    ];
    for (const body of odd) expect((await post({ model: 'mock', ...body })).status).toBe(200);
  });

  it('never reach another machine: it listens on the loopback alone', async () => {
    const { baseUrl } = await mockModel();
    expect(new URL(baseUrl).hostname).toBe('127.0.0.1');
  });
});
