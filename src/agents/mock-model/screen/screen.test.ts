import sharp from 'sharp';
import { expect, test } from 'vitest';
import { computerUseAgent } from '../../computer-use/computer-use.ts';
import { KEYS } from '../../computer-use/wires.fixture.ts';
import { openModel, parseModelName } from '../../model/index.ts';
import { FakeHands, sessionOn } from '../../scripted/fake-page.fixture.ts';
import { mockModel } from '../mock.fixture.ts';

/** Two buttons, one above the other. */
const PICTURE = sharp(
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="#fff"/>
  <g font-family="sans-serif" font-size="28"><rect x="100" y="100" width="420" height="60" fill="#eee" stroke="#333"/>
  <text x="130" y="140">Keep protection plan</text><rect x="100" y="300" width="420" height="60" fill="#eee" stroke="#333"/>
  <text x="130" y="340">Remove protection plan</text></g></svg>`),
)
  .png()
  .toBuffer();

test.each(['openai:cu', 'anthropic:claude-opus-4-6', 'google:cu'])(
  '%s: reads the picture, acts by its provider’s own tool, and knows from what was said that it has acted',
  async (name) => {
    const { baseUrl } = await mockModel();
    const { provider } = parseModelName(name);
    const hands = new FakeHands({ parts: [{ shown: 'x' }], png: await PICTURE });
    const agent = computerUseAgent({ provider, views: 3 }, openModel({ model: name, baseUrl }, KEYS), 'cu');
    const answer = await agent.run(sessionOn(hands, 'Remove the protection plan.'));
    expect(answer).toBe('I used "Remove protection plan".');
    const [click, done] = hands.acts;
    expect(click).toMatchObject({ type: 'click' });
    const target = click?.type === 'click' && 'x' in click.target ? click.target : { x: 0, y: 0 };
    expect(Math.abs(target.x - 290)).toBeLessThan(100);
    expect(Math.abs(target.y - 330)).toBeLessThan(25);
    expect(done).toEqual({ type: 'done', answer });
  },
  // Reading pictures begins slowly on a busy machine.
  120_000,
);

test('without a tool for a screen, and by broken bodies, it is not moved', async () => {
  const { post } = await mockModel();
  for (const path of ['/responses', '/messages', '/models/x:generateContent'])
    for (const body of ['{', '[]', 'null', '{}', '{"tools":[{"type":"function"}]}', '{"tools":7}'])
      expect([path, body, (await post(body, path)).status]).toEqual([path, body, 400]);
  const odd = {
    tools: [{ type: 'computer' }],
    input: [null, 1, { type: 'computer_call_output' }, { content: [{}] }],
  };
  expect((await post(odd, '/responses')).status).toBe(200);
});
