import { findBrowser } from '../src/browser/find.ts';

/** Prints the path of the browser that runs use, for the set-up's stamp; nothing when there is none. */
const browser = await findBrowser();
if (browser) console.log(browser.path);
