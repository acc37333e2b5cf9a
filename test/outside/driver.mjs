import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** What the harness asks for. */
export const job = JSON.parse(readFileSync(process.env.SIREN_JOB, 'utf8'));

/** Connects to the browser and gives its first page. */
export async function connect() {
  const browser = await chromium.connectOverCDP(job.cdp.endpoint);
  const context = browser.contexts()[0];
  return { browser, context, page: context.pages()[0] };
}

export function remark(said) {
  appendFileSync(process.env.SIREN_REMARKS, `${JSON.stringify({ at: Date.now(), said })}\n`);
}

export function finish(result) {
  writeFileSync(process.env.SIREN_RESULT, JSON.stringify(result));
  process.exit(0);
}
