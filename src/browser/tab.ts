import type { CDPSession, Page as PlaywrightPage } from 'playwright-core';
import { Eyes } from './observe/eyes.ts';
import { refuseNavigations } from './refusals.ts';
import { Activity } from './settle/activity.ts';

/** A dialog that a page opened (`alert`, `confirm`, `prompt`, `beforeunload`) and how it was answered. */
export interface PageDialog {
  readonly type: string;
  readonly message: string;
  /** Questions are dismissed; only a warning before leaving is accepted, since leaving is what the operator did. */
  readonly answer: 'dismissed' | 'accepted';
}

/** One page of a browser context, as the operator's tab. */
export interface Tab {
  readonly page: PlaywrightPage;
  readonly session: CDPSession;
  readonly eyes: Eyes;
  readonly activity: Activity;
  /** Resolves when the tab is closed, by the page itself or by us. */
  readonly closed: Promise<void>;
}

/** Makes a tab of a page. `report` hears of navigations that were refused, `dialogs` collects its dialogs. */
export async function openTab(
  page: PlaywrightPage,
  dialogs: PageDialog[],
  report: (url: string) => void,
): Promise<Tab> {
  const closed = new Promise<void>((resolve) => page.once('close', () => resolve()));
  const activity = new Activity(page);
  page.on('dialog', (dialog) => {
    const leaving = dialog.type() === 'beforeunload';
    dialogs.push({
      type: dialog.type(),
      message: dialog.message().slice(0, 4000),
      answer: leaving ? 'accepted' : 'dismissed',
    });
    activity.touch();
    // It may be gone with its page.
    (leaving ? dialog.accept() : dialog.dismiss()).catch(() => {});
  });
  const session = await page.context().newCDPSession(page);
  const eyes = await Eyes.open(page, session, (each) => refuseNavigations(each, report));
  return { page, session, eyes, activity, closed };
}
