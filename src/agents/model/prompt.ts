import type { AssistantMessage, ImagePart, Message, ModelRequest, TextPart } from './model.ts';
import { screenOutput, screenTool } from './screen.ts';
import type { SdkCall, SdkResult } from './sdk.ts';
import type { Provider } from './settings.ts';

type SdkPrompt = SdkCall['prompt'];
type SdkAssistant = Extract<SdkPrompt[number], { role: 'assistant' }>;

/** A request as the AI SDK has it. */
export function promptOf({ system, messages }: ModelRequest, provider: Provider): SdkPrompt {
  return [{ role: 'system', content: system }, ...messages.map((message) => messageOf(message, provider))];
}

/** The tools of a request as the AI SDK has them; empty for a request without any. */
export function toolsOf(
  { tools = [], toolChoice = 'auto', screen }: ModelRequest,
  { provider, id }: { readonly provider: Provider; readonly id: string },
): Pick<SdkCall, 'tools' | 'toolChoice'> {
  if (screen) return { tools: [screenTool(provider, id, screen)] };
  if (tools.length === 0) return {};
  return {
    tools: tools.map(({ name, description, schema }) => ({
      type: 'function',
      name,
      description,
      inputSchema: schema as Record<string, never>,
    })),
    toolChoice: { type: toolChoice },
  };
}

function messageOf(message: Message, provider: Provider): SdkPrompt[number] {
  switch (message.role) {
    case 'user':
      return {
        role: 'user',
        content: joined(message.parts).map((part) =>
          part.type === 'text'
            ? { type: 'text', text: part.text }
            : { type: 'file', data: { type: 'data', data: part.bytes }, mediaType: part.mediaType },
        ),
      };
    case 'assistant':
      return assistantOf(message);
    case 'tool':
      return {
        role: 'tool',
        content: message.results.map((result) => ({
          type: 'tool-result',
          toolCallId: result.id,
          toolName: result.name,
          output: result.screen ? screenOutput(provider, result) : { type: 'text', value: result.output },
        })),
      };
  }
}

/** Texts that follow each other as one: many endpoints of models without vision take a message's text as a string alone. */
function joined(parts: readonly (TextPart | ImagePart)[]): (TextPart | ImagePart)[] {
  const together: (TextPart | ImagePart)[] = [];
  for (const part of parts) {
    const last = together.at(-1);
    if (part.type === 'text' && last?.type === 'text')
      together[together.length - 1] = { type: 'text', text: `${last.text}\n\n${part.text}` };
    else together.push(part);
  }
  return together;
}

function assistantOf({ parts, given }: AssistantMessage): SdkAssistant {
  if (given instanceof Given) return given.message;
  return {
    role: 'assistant',
    content: parts.map((part) =>
      part.type === 'text'
        ? part
        : { type: 'tool-call', toolCallId: part.id, toolName: part.name, input: part.input },
    ),
  };
}

/** A reply as the provider gave it, to be sent back as it was. */
export class Given {
  readonly message: SdkAssistant;

  constructor(content: SdkResult['content']) {
    this.message = { role: 'assistant', content: content.flatMap(partOf) };
  }
}

function partOf(part: SdkResult['content'][number]): SdkAssistant['content'] {
  const options =
    'providerMetadata' in part && part.providerMetadata ? { providerOptions: part.providerMetadata } : {};
  switch (part.type) {
    case 'text':
      return [{ type: 'text', text: part.text, ...options }];
    case 'reasoning':
      return [{ type: 'reasoning', text: part.text, ...options }];
    case 'tool-call':
      return [
        {
          type: 'tool-call',
          toolCallId: part.toolCallId,
          toolName: part.toolName,
          input: inputOf(part.input),
          ...options,
        },
      ];
    default:
      return [];
  }
}

/** A tool call's input; the text that came, when it is no JSON. */
export function inputOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
