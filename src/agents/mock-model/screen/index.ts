import { anthropicScreen } from './anthropic.ts';
import { geminiScreen } from './gemini.ts';
import { openaiScreen } from './openai.ts';
import type { ScreenWire } from './screen-wire.ts';

export { bodyOf as membersIn, type ScreenWire } from './screen-wire.ts';

/** The provider's form that is spoken at a path; undefined for any other path. */
export function screenWireAt(path: string): ScreenWire | undefined {
  if (path === '/responses') return openaiScreen;
  if (path === '/messages') return anthropicScreen;
  return path.endsWith(':generateContent') ? geminiScreen : undefined;
}
