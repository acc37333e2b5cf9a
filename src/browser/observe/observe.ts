import type { Observation, ObserveRequest, Pixels } from '../../core/observation.ts';
import { a11yTree } from './a11y.ts';
import { capture } from './capture.ts';
import type { Eyes } from './eyes.ts';
import { drawMarks } from './marked-picture.ts';

/**
 * Observes the page: only the channels that are asked for are collected, and the page is the same afterwards. No attribute,
 * listener or style is set; names come from the browser, numbers are kept in an isolated world, marks are drawn onto
 * the picture.
 */
export async function observe(eyes: Eyes, request: ObserveRequest): Promise<Observation> {
  const marked = typeof request.pixels === 'object' && request.pixels.marks;
  const [look, png] = await Promise.all([
    eyes.look({
      dom: request.dom ?? false,
      boxes: marked,
      structured: request.structured ?? false,
      text: request.text ?? false,
      // So that numbers run in DOM order, whichever channel an element is met in first.
      number: (request.a11y ?? false) || marked,
    }),
    // At once, so that the page has the least time to change between the boxes and the picture that they are drawn onto.
    request.pixels ? capture(eyes.main.session, 'png') : undefined,
  ]);
  let pixels: Pixels | undefined;
  if (png) {
    const { width, height } = look.viewport;
    const marks = look.boxes?.elements ?? [];
    pixels = marked ? { png: await drawMarks(png, marks), width, height, marks } : { png, width, height };
  }
  const a11y = request.a11y ? await a11yTree(eyes) : undefined;
  return {
    url: look.url,
    title: look.title,
    viewport: look.viewport,
    pageTime: look.pageTime,
    scroll: look.scroll,
    ...(look.dom ? { dom: look.dom.elements } : {}),
    ...(a11y ? { a11y } : {}),
    ...(look.text ? { text: look.text.elements } : {}),
    ...(look.structured ? { structured: look.structured } : {}),
    ...(pixels ? { pixels } : {}),
  };
}
