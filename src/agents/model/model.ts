import type { Json } from '../../core/json.ts';
import type { Usage } from '../../core/usage.ts';

/** A language model that can be talked to. One is opened for an agent and serves all its episodes, several at a time. */
export interface ChatModel {
  /** What an agent card says of the model: provider, id, endpoint host, sampling settings. Never a key. */
  readonly card: Readonly<Record<string, Json>>;
  /**
   * Asks once: waits for a free place, sends, tries again where that can help, and counts what it used.
   *
   * @throws InfrastructureError('model') when no usable reply came (network, 429, 5xx, a body that is no reply): no result.
   * @throws AgentFailure when the request is longer than the model takes: a result of the agent.
   * @throws UsageError for what no retry mends and concerns every episode: a refused key, an unknown model.
   * @throws BudgetSpent, a UsageError, when the budget is used up.
   * @throws the signal's reason when it is aborted.
   */
  ask(request: ModelRequest): Promise<ModelReply>;
  /**
   * Asks the endpoint something small, before the first episode: with a tool when the agent has tools, and with a picture
   * when it shows pictures. What that used is counted in the budget, if there is one.
   *
   * @throws UsageError that says what to do: no endpoint there, not a model, no such model, key refused, no vision, a
   *   setting that the model does not take.
   */
  check(needs?: Needs): Promise<void>;
}

/** A screen as a model is shown it, in pixels of its pictures. */
export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** What an agent needs of its model. */
export interface Needs {
  readonly vision?: boolean;
  /** What the user can do when the model has no vision, beside choosing another one. */
  readonly blind?: string;
  readonly tools?: boolean;
  /** The provider's own tool for working a screen. */
  readonly screen?: boolean;
}

export interface ModelRequest {
  readonly system: string;
  readonly messages: readonly Message[];
  readonly tools?: readonly ToolSpec[];
  /** The provider's own tool for working a screen of that size, in the place of `tools`. */
  readonly screen?: Screen;
  /** Whether it may, or must, call one of the tools; `auto` unless given. */
  readonly toolChoice?: 'auto' | 'required';
  readonly signal?: AbortSignal;
}

export type Message =
  | { readonly role: 'user'; readonly parts: readonly (TextPart | ImagePart)[] }
  | AssistantMessage
  | { readonly role: 'tool'; readonly results: readonly ToolResult[] };

export interface AssistantMessage {
  readonly role: 'assistant';
  readonly parts: readonly (TextPart | ToolCallPart)[];
  /**
   * The reply as the provider gave it, for the same model and for nobody else: signed reasoning that some providers want
   * back unchanged. When it is there, it is sent in place of `parts`.
   */
  readonly given?: unknown;
}

export interface TextPart {
  readonly type: 'text';
  readonly text: string;
}

export interface ImagePart {
  readonly type: 'image';
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/png' | 'image/jpeg';
}

export interface ToolCallPart {
  readonly type: 'tool-call';
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

/** What a tool gave. Text only: providers turn pictures in tool results into text, so they go into a user message. */
export interface ToolResult {
  readonly id: string;
  readonly name: string;
  readonly output: string;
  /** Of the provider's own tool for a screen: how it looks now, where that is kept, and what was agreed to. */
  readonly screen?: {
    readonly picture?: ImagePart;
    readonly url: string;
    readonly acknowledged?: Json;
  };
}

/** A tool that the model may call. */
export interface ToolSpec {
  readonly name: string;
  readonly description: string;
  /** A JSON schema of type "object". */
  readonly schema: Readonly<Record<string, Json>>;
}

export interface ModelReply {
  /** What it said, verbatim; empty when it only called tools. */
  readonly text: string;
  /** Its reasoning, where the provider gives it. */
  readonly reasoning?: string;
  /** Tool calls in order. An `input` that was no JSON is given as the string that came. */
  readonly toolCalls: readonly { readonly id: string; readonly name: string; readonly input: unknown }[];
  /** The reply as a message for the history; it keeps what the provider wants back. */
  readonly message: AssistantMessage;
  readonly usage: Usage;
  readonly finish: 'stop' | 'tool-calls' | 'length' | 'refused' | 'other';
  /** Taken from the response cache: nothing was sent. */
  readonly cached?: true;
  /** The model that answered, as the endpoint names it (a dated version, often). */
  readonly answeredBy?: string;
}
