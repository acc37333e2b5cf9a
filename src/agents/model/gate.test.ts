import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { completion, noPace, scriptedEndpoint } from './endpoint.fixture.ts';
import { Gate } from './gate.ts';
import { openModel } from './open.ts';

describe('the gate of an endpoint', () => {
  it('lets in as many as there are places, and the next one when one leaves, in order', async () => {
    const gate = new Gate({ start: 2, most: 2 });
    const order: string[] = [];
    const enter = async (name: string) => {
      const ticket = await gate.enter();
      order.push(name);
      return ticket;
    };
    const first = await enter('a');
    await enter('b');
    const waiting = [enter('c'), enter('d')];
    await turn();
    expect(order).toEqual(['a', 'b']);
    gate.leave(first, 'ok');
    await waiting[0];
    await turn();
    expect(order).toEqual(['a', 'b', 'c']);
  });

  it('halves with each burst of 429s, never below one, and grows again by one a round of replies', async () => {
    const gate = new Gate({ start: 8, most: 10 });
    const burst = await Promise.all(Array.from({ length: 8 }, () => gate.enter()));
    for (const ticket of burst) gate.leave(ticket, 'busy');
    expect(gate.limit).toBe(4);
    for (let i = 0; i < 10; i++) gate.leave(await gate.enter(), 'busy');
    expect(gate.limit).toBe(1);
    for (let i = 0; i < 3; i++) gate.leave(await gate.enter(), 'ok');
    expect(gate.limit).toBe(2);
    for (let i = 0; i < 200; i++) gate.leave(await gate.enter(), 'ok');
    expect(gate.limit).toBe(10);
    gate.leave(await gate.enter(), 'failed');
    expect(gate.limit).toBe(10);
  });

  it('forgets who does not wait any longer', async () => {
    const gate = new Gate({ start: 1, most: 1 });
    const ticket = await gate.enter();
    const controller = new AbortController();
    const waiting = gate.enter(controller.signal);
    controller.abort(new Error('over'));
    await expect(waiting).rejects.toThrow('over');
    gate.leave(ticket, 'ok');
    await expect(gate.enter()).resolves.toBeGreaterThan(0);
  });

  it('keeps many askers below what an endpoint takes at once, once it has said so', async () => {
    const takes = 4;
    let at = 0;
    let refused = 0;
    const { baseUrl, got } = await scriptedEndpoint((response) => {
      if (at >= takes) {
        refused++;
        response.writeHead(429, { 'retry-after': '0' }).end('{}');
        return;
      }
      at++;
      setImmediate(() => {
        at--;
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify(completion('fine')));
      });
    });
    const gate = new Gate({ start: 32 });
    const model = openModel({ model: 'openai-compatible:m', baseUrl }, {}, { gate, pace: noPace() });
    const ask = () =>
      model.ask({ system: 's', messages: [{ role: 'user', parts: [{ type: 'text', text: 'x' }] }] });
    const replies = await Promise.allSettled(Array.from({ length: 64 }, ask));
    expect(replies.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(refused).toBeGreaterThan(0);
    expect(gate.limit).toBeLessThan(32);
    expect(got.length).toBe(64 + refused);
  });

  it('lets nobody through while the endpoint asks one to wait', async () => {
    const { baseUrl } = await scriptedEndpoint({ status: 429, headers: { 'retry-after': '30' } }, 'fine');
    const [gate, pace] = [new Gate(), noPace()];
    const model = () => openModel({ model: 'openai-compatible:m', baseUrl }, {}, { gate, pace });
    gate.pauseUntil(pace.now() + 5000);
    await model().ask({ system: 's', messages: [{ role: 'user', parts: [{ type: 'text', text: 'x' }] }] });
    expect(pace.waits[0]).toBe(5000);
    expect(pace.waits[1]).toBeGreaterThanOrEqual(30_000);
    expect(gate.pausedUntil).toBe(1_000_000 + 35_000);
  });
});
