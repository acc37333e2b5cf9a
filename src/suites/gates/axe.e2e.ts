import { afterAll, beforeAll, expect, it } from 'vitest';
import { barriers } from './axe.ts';
import { openStudio, stageOf } from './testing/stage.ts';

let studio: Awaited<ReturnType<typeof openStudio>>;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

const find = (body: string, width: number): Promise<string[]> => {
  const stage = stageOf(body);
  return studio.inWorld(
    stage,
    false,
    async (page) => {
      await page.goto(stage.start, 'settled');
      return barriers(page);
    },
    { width, height: 720 },
  );
};

it('passes an accessible page at both widths', async () => {
  const honest = '<main><h1>Hello</h1><label>Name <input></label><button>Send</button></main>';
  expect([await find(honest, 1280), await find(honest, 390)]).toEqual([[], []]);
});

it('fails a twin with a button without a name and a text that can hardly be seen', async () => {
  const found = await find(
    '<main><h1>Hello</h1><button></button><p style="color:#ccc;background:#fff">faint</p></main>',
    1280,
  );
  expect(found.map((line) => line.split(' ')[0])).toEqual(['button-name', 'color-contrast']);
});
