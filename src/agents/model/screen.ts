import type { Json } from '../../core/json.ts';
import type { Screen, ToolResult } from './model.ts';
import type { SdkCall } from './sdk.ts';
import type { Provider } from './settings.ts';

type SdkTool = NonNullable<SdkCall['tools']>[number];
type SdkOutput = Extract<
  Extract<SdkCall['prompt'][number], { role: 'tool' }>['content'][number],
  { type: 'tool-result' }
>['output'];

/** Names of functions that lead out of the page, and so are not offered. */
const LEFT_OUT = ['open_web_browser', 'search', 'navigate', 'go_forward'];
/** Stands in a request for Gemini's own tool until it is sent: the library has no name for it. */
const GEMINI_TOOL = 'computer_use';

/** Anthropic's models up to the middle of 2025 have the older tool. */
const OLDER = /claude-(3|(opus|sonnet)-4(-0|-1|-2025|$)|sonnet-4-5|haiku-4-5)/;

/** The providers that have a tool for a screen of their own. */
export const SCREEN_PROVIDERS: readonly Provider[] = ['openai', 'anthropic', 'google'];

/** A provider's own tool for working a screen. */
export function screenTool(provider: Provider, model: string, { width, height }: Screen): SdkTool {
  switch (provider) {
    case 'openai':
      return { type: 'provider', id: 'openai.computer', name: 'computer', args: {} };
    case 'anthropic': {
      const dated = OLDER.test(model) ? '20250124' : '20251124';
      const args = { displayWidthPx: width, displayHeightPx: height };
      return { type: 'provider', id: `anthropic.computer_${dated}`, name: 'computer', args };
    }
    default:
      return { type: 'function', name: GEMINI_TOOL, description: '', inputSchema: { type: 'object' } };
  }
}

/** What came of an act on the screen, in the provider's form. */
export function screenOutput(provider: Provider, { output, screen }: ToolResult): SdkOutput {
  const picture = screen?.picture;
  const data = picture && Buffer.from(picture.bytes).toString('base64');
  if (provider === 'openai' && data !== undefined) {
    const shown = { type: 'computer_screenshot', imageUrl: `data:${picture?.mediaType};base64,${data}` };
    const checks = screen?.acknowledged;
    const value = { output: shown, ...(checks !== undefined && { acknowledgedSafetyChecks: checks }) };
    return { type: 'json', value: value as never };
  }
  if (provider === 'google') {
    const value = {
      url: screen?.url ?? '',
      output,
      ...(screen?.acknowledged !== undefined && { safety_acknowledgement: 'true' }),
      ...(data !== undefined && { screenshot: data }),
    };
    return { type: 'json', value };
  }
  return {
    type: 'content',
    value: [
      { type: 'text', text: output },
      ...(picture
        ? [
            {
              type: 'file' as const,
              data: { type: 'data' as const, data: picture.bytes },
              mediaType: picture.mediaType,
            },
          ]
        : []),
    ],
  };
}

type Body = Readonly<Record<string, unknown>>;
const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A request to Gemini with its own tool for a screen in the place of the stand-in, and results in the form of that tool. */
export function withGeminiScreen(text: string): string {
  if (!text.includes(GEMINI_TOOL)) return text;
  const body: unknown = JSON.parse(text);
  if (!isBody(body) || !listOf(body.tools).some(isStandIn)) return text;
  const { toolConfig: _, ...rest } = body;
  const tool = { environment: 'ENVIRONMENT_BROWSER', excludedPredefinedFunctions: LEFT_OUT };
  return JSON.stringify({
    ...rest,
    contents: listOf(body.contents).map((content) =>
      isBody(content) ? { ...content, parts: listOf(content.parts).map(withScreenshot) } : content,
    ),
    tools: [{ computerUse: tool }],
  });
}

function isStandIn(tool: unknown): boolean {
  const functions = isBody(tool) ? listOf(tool.functionDeclarations) : [];
  return functions.some((each) => isBody(each) && each.name === GEMINI_TOOL);
}

function withScreenshot(part: unknown): unknown {
  const given = isBody(part) && isBody(part.functionResponse) ? part.functionResponse : undefined;
  const content = given && isBody(given.response) ? given.response.content : undefined;
  const value = typeof content === 'string' ? (JSON.parse(content) as Json) : content;
  if (!given || !isBody(value)) return part;
  const { screenshot, ...response } = value;
  const parts = [{ inlineData: { mimeType: 'image/png', data: screenshot } }];
  return { functionResponse: { ...given, response, ...(screenshot !== undefined && { parts }) } };
}
