/**
 * Hosts that Chromium calls on its own account: updates, safe browsing, accounts, autofill, hints, messaging. They get no
 * answer, like every host that is not in the world, but no operator asked for them, so they are no facts.
 */
const BACKGROUND_HOSTS: ReadonlySet<string> = new Set([
  'accounts.google.com',
  'android.clients.google.com',
  'chromewebstore.googleapis.com',
  'clients1.google.com',
  'clients2.google.com',
  'clients2.googleusercontent.com',
  'clients4.google.com',
  'clientservices.googleapis.com',
  'content-autofill.googleapis.com',
  'edgedl.me.gvt1.com',
  'mtalk.google.com',
  'optimizationguide-pa.googleapis.com',
  'passwordsleakcheck-pa.googleapis.com',
  'redirector.gvt1.com',
  'safebrowsing.googleapis.com',
  'safebrowsinghttpgateway.googleapis.com',
  'sb-ssl.google.com',
  'translate.googleapis.com',
  'translate-pa.googleapis.com',
  'update.googleapis.com',
]);

/** Whether the browser asks for an address by itself: one of those hosts, or the icon that it looks for beside any page, even a 502. */
export function isBackground(url: URL): boolean {
  return BACKGROUND_HOSTS.has(url.hostname) || url.pathname === '/favicon.ico';
}
