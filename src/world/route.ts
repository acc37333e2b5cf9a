import type { Site } from '../core/site.ts';
import { isBackground } from './background.ts';
import type { LocalNames } from './local-names.ts';
import { type Sites, siteFor } from './sites.ts';

/** Where a request goes. */
export type Route =
  /** To a site. `direct`: it came without a proxy, by a local name; `url` is the site's own all the same. */
  | { readonly to: 'site'; readonly site: Site; readonly url: URL; readonly direct: boolean }
  /** To a host that is not in this world. */
  | { readonly to: 'outside'; readonly url: URL }
  /** To what the browser asks for by itself, outside of this world. */
  | { readonly to: 'background' }
  /** Nowhere: the world itself answers with this status. */
  | { readonly to: 'refusal'; readonly status: 400 | 404 | 421 };

/** What of a request decides where it goes. */
export interface RequestLine {
  /** The request target as sent: an absolute address through a proxy, else a path. */
  readonly target: string;
  readonly host: string | undefined;
  /** Where the CONNECT tunnel leads by which it came, if by one: scheme and host. */
  readonly tunnel: URL | undefined;
}

/** Decides where a request goes. */
export function routeRequest(line: RequestLine, sites: Sites, names: LocalNames): Route {
  const { target, host, tunnel } = line;
  if (!target.startsWith('/')) {
    const url = URL.parse(target);
    if (url === null || !/^https?:$/.test(url.protocol)) return { to: 'refusal', status: 400 };
    if (tunnel !== undefined && tunnel.origin !== url.origin) return { to: 'refusal', status: 421 };
    return routeAddress(bare(url), sites);
  }
  if (tunnel !== undefined) {
    if (host !== undefined && host.toLowerCase() !== tunnel.host) return { to: 'refusal', status: 421 };
    return routePath(tunnel.origin, target, sites);
  }
  const site = host === undefined ? undefined : names.siteOf(host);
  if (site === undefined || !sites.has(site)) return { to: 'refusal', status: 404 };
  const route = routePath(`https://${site}`, target, sites);
  return route.to === 'site' ? { ...route, direct: true } : route;
}

/** The scheme and host that a CONNECT asks for, or undefined when it is none. Port 80 means plain http, any other TLS. */
export function tunnelTo(authority: string): URL | undefined {
  const port = /^[^/?#@\\\s]+:(\d{1,5})$/.exec(authority)?.[1];
  if (port === undefined) return undefined;
  return URL.parse(`${port === '80' ? 'http' : 'https'}://${authority}/`) ?? undefined;
}

/** Decides where an absolute address leads. */
export function routeAddress(url: URL, sites: Sites): Exclude<Route, { to: 'refusal' }> {
  const site = siteFor(sites, url);
  if (site !== undefined) return { to: 'site', site, url, direct: false };
  return isBackground(url) ? { to: 'background' } : { to: 'outside', url };
}

function routePath(origin: string, path: string, sites: Sites): Route {
  // Joined as text: resolved as a link, a path that begins with "//" would name another host.
  const url = URL.parse(origin + path);
  return url === null ? { to: 'refusal', status: 400 } : routeAddress(bare(url), sites);
}

/** Without what no request may carry: user, password, fragment. */
function bare(url: URL): URL {
  url.username = '';
  url.password = '';
  url.hash = '';
  return url;
}
