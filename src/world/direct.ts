import type { Answer } from './answer.ts';
import type { LocalNames } from './local-names.ts';
import type { HeaderTranslation } from './request.ts';

/**
 * Turns the headers of a direct request into those that the site would get through the proxy. Where the visitor came
 * from outside this world, the site isn't told.
 */
export function translateRequest(names: LocalNames): HeaderTranslation {
  return (name, value) => {
    if (name === 'referer') return names.original(value);
    if (name === 'origin') return names.original(value) ?? 'null';
    return value;
  };
}

/** Where an answer to `from` redirects to, if it does. */
export function redirectTarget(answer: Answer, from: URL): URL | undefined {
  const location = answer.headers.get('location');
  return location === null ? undefined : (URL.parse(location, from.href) ?? undefined);
}

/**
 * Turns a site's answer into one for a direct visitor: a redirect leads to the local name of its target, and a cookie for
 * a domain is for its local counterpart. Pages are not rewritten.
 */
export function translateAnswer(answer: Answer, target: URL | undefined, names: LocalNames): Answer {
  const headers = new Headers(answer.headers);
  if (target !== undefined) headers.set('location', names.address(target));
  headers.delete('set-cookie');
  for (const cookie of answer.headers.getSetCookie()) {
    const local = cookie.replace(
      /(;\s*domain\s*=\s*)\.?([^;\s]+)/gi,
      (_all, attribute: string, domain: string) => attribute + names.domain(domain),
    );
    headers.append('set-cookie', local);
  }
  return { ...answer, headers };
}
