import type { Channel } from './wire.ts';

/** How long a page that moves waits for its next picture, ms: each one costs its encoding. */
const PAUSE_MS = 100;

/**
 * What a page looked like last. The browser sends a picture when the page has changed, so that the one from just before an
 * act is there when the act is heard of; a screenshot on demand would come too late, and take the agent's time.
 */
export class Screen {
  readonly #channel: Channel;
  #picture: Uint8Array | undefined;

  constructor(channel: Channel) {
    this.#channel = channel;
    channel.on('Page.screencastFrame', ({ data, sessionId }) => {
      this.#picture = Buffer.from(data, 'base64');
      setTimeout(() => {
        channel.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
      }, PAUSE_MS).unref();
    });
  }

  async start(): Promise<void> {
    await this.#channel.send('Page.startScreencast', { format: 'jpeg', quality: 80 }).catch(() => {});
  }

  /** A JPEG of the viewport; undefined before the first paint. */
  get picture(): Uint8Array | undefined {
    return this.#picture;
  }
}
