import type { Page as PlaywrightPage, Request as PlaywrightRequest } from 'playwright-core';

/** Kinds of requests that stay open by design, so that waiting for them would be waiting for ever. */
const ENDLESS = new Set(['eventsource', 'websocket', 'media']);

/** Kinds of requests whose page may never read the body of the answer, so that they never count as finished. */
const ANSWERED = new Set(['fetch', 'ping']);

/** What goes on in a page outside of its DOM: requests and navigations. Times are `performance.now()` of this process. */
export class Activity {
  readonly #pending = new Set<PlaywrightRequest>();
  #changed = Promise.withResolvers<void>();
  #last = performance.now();
  #committed = 0;
  #navigations = 0;

  constructor(page: PlaywrightPage) {
    page.on('request', (request) => {
      if (ENDLESS.has(request.resourceType())) return;
      this.#pending.add(request);
      this.touch();
    });
    const done = (request: PlaywrightRequest): void => {
      if (this.#pending.delete(request)) this.touch();
    };
    page.on('requestfinished', done);
    page.on('requestfailed', done);
    page.on('response', (response) => {
      const request = response.request();
      if (ANSWERED.has(request.resourceType())) done(request);
    });
    page.on('framenavigated', (frame) => {
      // Beacons and requests of the former document may never be reported as finished.
      for (const request of this.#pending) {
        if (request.frame() === frame && !request.isNavigationRequest()) this.#pending.delete(request);
      }
      if (frame === page.mainFrame()) {
        this.#navigations++;
        this.#committed = performance.now();
      }
      this.touch();
    });
    page.on('framedetached', (frame) => {
      for (const request of this.#pending) if (request.frame() === frame) this.#pending.delete(request);
      this.touch();
    });
    for (const event of ['domcontentloaded', 'load'] as const) page.on(event as 'load', () => this.touch());
  }

  /** Something happened now. */
  touch(): void {
    this.#last = performance.now();
    this.#changed.resolve();
    this.#changed = Promise.withResolvers<void>();
  }

  get pending(): number {
    return this.#pending.size;
  }

  /** When something last happened. */
  get last(): number {
    return this.#last;
  }

  /** When the top document was last replaced. */
  get committed(): number {
    return this.#committed;
  }

  /** How often the top frame navigated, within its document included. */
  get navigations(): number {
    return this.#navigations;
  }

  /** Resolves when something happens next. */
  get changed(): Promise<void> {
    return this.#changed.promise;
  }
}
