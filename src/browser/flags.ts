import type { BrowserBinary } from './find.ts';

/**
 * The command-line flags of every Chromium that Siren launches, apart from those that keep it quiet by Playwright's defaults.
 *
 * @param spki base64 SHA-256 of the key whose certificates are accepted: the worlds' own
 */
export function browserFlags(spki: string, kind: BrowserBinary['kind'], window: boolean): string[] {
  return [
    ...(kind === 'chromium' && !window ? ['--headless=new'] : []),
    `--ignore-certificate-errors-spki-list=${spki}`,
    // Names and roles as the browser itself computes them; hidden from pages by an init script.
    '--enable-blink-features=ComputedAccessibilityInfo',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-domain-reliability',
    '--no-pings',
    // WebRTC would send UDP past the proxy and so out of the world.
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    // The same page has to give the same pixels.
    ...(window ? [] : ['--hide-scrollbars']),
    '--force-device-scale-factor=1',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--disable-partial-raster',
    '--disable-skia-runtime-opts',
    '--disable-smooth-scrolling',
  ];
}
