import type { MiddlewareHandler } from 'hono';
import { type Challenge, codePicture, type Html } from '../engine/index.ts';
import { readForm } from './form.ts';
import { CHALLENGE_PATH, codePath } from './parts/challenge.ts';
import type { Storefront } from './store.ts';

/** Seconds that an API client is told to wait while a challenge stands. */
const RETRY_AFTER = '45';

/** What is served without being counted. */
const isAsset = (path: string): boolean => path.startsWith('/assets/') || path.startsWith('/images/');

/** Draws the full page that asks for a code. `to` is where it leads back to; `again` when the last code was wrong. */
export type ChallengePage = (challenge: Challenge, to: string, again: boolean) => Html;

/**
 * The robot check in front of a storefront. Pages and API requests count. A form that was sent doesn't: the page that it leads
 * to does.
 */
export function guard(
  { robots, opening, routes }: Storefront,
  challengePage: ChallengePage,
): MiddlewareHandler {
  return async (c, next) => {
    const { path, method } = c.req;
    if (isAsset(path)) return next();
    if (path.startsWith(CHALLENGE_PATH)) {
      const standing = robots.challenge;
      if (standing !== undefined && path === codePath(standing)) {
        return new Response(codePicture(standing.code, opening.seed), {
          headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
        });
      }
      if (path.endsWith('.svg')) return c.notFound();
      if (path === CHALLENGE_PATH && method === 'POST') {
        const form = await readForm(c.req.raw);
        const to = ownPath(form.get('to'));
        if (robots.answer((form.get('code') ?? '').slice(0, 40))) return c.redirect(to, 303);
        const again = robots.challenge;
        return again === undefined ? c.redirect(to, 303) : c.html(challengePage(again, to, true), 403);
      }
      if (path === CHALLENGE_PATH) {
        return standing === undefined
          ? c.redirect('/', 303)
          : c.html(challengePage(standing, '/', false), 403);
      }
    }
    const api = path.startsWith('/api/');
    const counts = api || method === 'GET' || method === 'HEAD';
    const standing = counts ? robots.visit() : robots.challenge;
    if (standing === undefined) return next();
    if (api) return c.json({ error: 'Too many requests' }, 503, { 'Retry-After': RETRY_AFTER });
    const url = new URL(c.req.url);
    const back = counts ? `${url.pathname}${url.search}` : routes.cart;
    return c.html(challengePage(standing, ownPath(back), false), 403);
  };
}

/** A path of this storefront; home for anything else, so that no form can lead elsewhere. */
function ownPath(path: string | null): string {
  return path !== null && /^\/(?![/\\])[\x21-\x7e]*$/.test(path) && path.length <= 2000 ? path : '/';
}
