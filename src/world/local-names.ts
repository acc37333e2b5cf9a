/**
 * The names by which a browser without a proxy reaches the sites of one world: `http://<site>.<world>.localhost:PORT`.
 * `<site>` is the host name as it is, so the two names always lead to each other, and a cookie for a parent domain
 * has its counterpart. Browsers resolve everything under `localhost` to this machine.
 */
export interface LocalNames {
  /** The local address for an address of a site. Scheme and port are the world's; path, query and fragment stay. */
  address(url: URL): string;
  /** The site that a `Host` header means, in lower case, or undefined when it is no name of this world. */
  siteOf(host: string): string | undefined;
  /** The https address for a local one (from `Origin` or `Referer`), or undefined when it is none of this world. */
  original(address: string): string | undefined;
  /** The local counterpart of a cookie's `Domain`. */
  domain(host: string): string;
}

/** The local names of the world with this id, a label, at this port. */
export function localNames(world: string, port: number): LocalNames {
  // The URL parser drops port 80, as browsers do in `Host`.
  const { host: top, hostname: topName } = new URL(`http://${world}.localhost:${port}`);
  const siteOf = (host: string): string | undefined => {
    const lower = host.toLowerCase();
    return lower.length > top.length + 1 && lower.endsWith(`.${top}`)
      ? lower.slice(0, -top.length - 1)
      : undefined;
  };
  return {
    address: (url) => `http://${url.hostname}.${top}${url.pathname}${url.search}${url.hash}`,
    siteOf,
    original(address) {
      const url = URL.parse(address);
      const site = url?.protocol === 'http:' ? siteOf(url.host) : undefined;
      if (url === null || site === undefined) return undefined;
      // An Origin has no path, not even "/".
      return `https://${site}${address === url.origin ? '' : url.pathname + url.search}`;
    },
    domain: (host) => `${host}.${topName}`,
  };
}
