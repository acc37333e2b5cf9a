/** Answers that wait until they are let go. */
export interface Holds {
  /** Resolves at once for an address that is not held, else when `release` is called. */
  wait(url: URL): Promise<void>;
  /** Lets everything go, for good. */
  release(): void;
}

/** Holds the given absolute addresses. */
export function createHolds(addresses: readonly string[]): Holds {
  const held = new Set(addresses.map((address) => new URL(address).href));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  return {
    wait: (url) => (held.has(url.href) ? released : Promise.resolve()),
    release,
  };
}
