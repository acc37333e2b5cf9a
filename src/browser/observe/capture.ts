import type { CDPSession } from 'playwright-core';

/**
 * A picture of the viewport: png without loss and fast to make, or jpeg for plain records. Nothing of the page is touched.
 */
export async function capture(session: CDPSession, format: 'png' | 'jpeg'): Promise<Uint8Array> {
  const { data } = await session.send('Page.captureScreenshot', {
    format,
    ...(format === 'png' ? { optimizeForSpeed: true } : { quality: 80 }),
  });
  return Buffer.from(data, 'base64');
}
