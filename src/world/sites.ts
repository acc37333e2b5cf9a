import { isIP } from 'node:net';
import { UsageError } from '../core/errors.ts';
import type { Site } from '../core/site.ts';

/** The sites of a world by host name. */
export type Sites = ReadonlyMap<string, Site>;

const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})+$`);

/**
 * Puts sites under their host names.
 *
 * @throws UsageError when a name is not an ordinary lower-case host name (an address, `localhost`, a port), or is taken twice.
 */
export function sitesByHost(sites: readonly Site[]): Sites {
  const byHost = new Map<string, Site>();
  for (const site of sites) {
    if (!isOrdinaryHost(site.host)) {
      throw new UsageError({
        expected: 'a site with an ordinary host name in lower case, such as www.example.com',
        found: JSON.stringify(site.host),
        hint: 'Name the site without scheme, port or path, and not by an address or localhost.',
      });
    }
    if (byHost.has(site.host)) {
      throw new UsageError({
        expected: 'one site for each host name',
        found: `two sites for ${site.host}`,
        hint: 'Give one of them another name.',
      });
    }
    byHost.set(site.host, site);
  }
  return byHost;
}

/** The site that answers an address, if the world has one: by http or https, on the scheme's own port only. */
export function siteFor(sites: Sites, url: URL): Site | undefined {
  const ordinary = (url.protocol === 'https:' || url.protocol === 'http:') && url.port === '';
  return ordinary ? sites.get(url.hostname) : undefined;
}

function isOrdinaryHost(host: string): boolean {
  // The URL parser has the last word: it reads 1.2.3 as an address, and refuses broken "xn--" names.
  const parsed = URL.parse(`https://${host}/`)?.hostname;
  return (
    HOST.test(host) &&
    host.length <= 253 &&
    parsed === host &&
    isIP(host) === 0 &&
    !host.endsWith('.localhost')
  );
}
