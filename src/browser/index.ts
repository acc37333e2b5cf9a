export type { PageDialog } from './dialogs.ts';
export { type BrowserBinary, findBrowser } from './find.ts';
export { installBrowser } from './install.ts';
export { type BrowserKeeper, browserKeeper } from './keeper.ts';
export { type Browser, type LaunchOptions, launchBrowser } from './launch.ts';
export { launchOwnBrowser, type OwnBrowser, type OwnBrowserOptions } from './own/own-browser.ts';
export type { Onlooker, Sighting } from './own/sighting.ts';
export type { BrowserPage, OpenOptions } from './page.ts';
export { isRefused } from './refusals.ts';
