import type { CDPSession, Page as PlaywrightPage } from 'playwright-core';
import { Eyes } from './observe/eyes.ts';
import { refuseNavigations } from './refusals.ts';
import { Activity } from './settle/activity.ts';

/** One page of a browser context, as the operator's tab. */
export interface Tab {
  readonly page: PlaywrightPage;
  readonly session: CDPSession;
  readonly eyes: Eyes;
  readonly activity: Activity;
  /** Resolves when the tab is closed, by the page itself or by us. */
  readonly closed: Promise<void>;
}

/** Makes a tab of a page. `report` hears of navigations that were refused. */
export async function openTab(page: PlaywrightPage, report: (url: string) => void): Promise<Tab> {
  const closed = new Promise<void>((resolve) => page.once('close', () => resolve()));
  const activity = new Activity(page);
  const session = await page.context().newCDPSession(page);
  const eyes = await Eyes.open(page, session, (each) => refuseNavigations(each, report));
  return { page, session, eyes, activity, closed };
}
