import { ReadBuffer, serializeMessage } from '@modelcontextprotocol/sdk/shared/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import type { Child } from '../child.ts';

/**
 * Speaks MCP with a child by its standard input and output. The SDK's own transport starts the process itself, and leaves
 * its children alive.
 */
export class ChildTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly #child: Child;

  constructor(child: Child) {
    this.#child = child;
  }

  async start(): Promise<void> {
    const buffer = new ReadBuffer();
    this.#child.output?.on('data', (chunk: Buffer) => {
      try {
        buffer.append(chunk);
        for (let message = buffer.readMessage(); message !== null; message = buffer.readMessage())
          this.onmessage?.(message);
      } catch (error) {
        this.onerror?.(error as Error);
      }
    });
    void this.#child.ended.then(() => this.onclose?.());
  }

  async send(message: JSONRPCMessage): Promise<void> {
    this.#child.input?.write(serializeMessage(message));
  }

  async close(): Promise<void> {
    await this.#child.stop();
  }
}
