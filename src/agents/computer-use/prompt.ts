/** Changes with every change of the prompt's wording; its hash is in the card as well. */
export const PROMPT_VERSION = '1';

/** What the model is told first: of the browser, and nothing of what a page may be up to. */
export const SYSTEM = `You work in a web browser for a user. The user gives you a task; you carry it out on the page that you see.

- The screen shows the page alone: there is no address bar, no tabs and no desktop.
- The page is open already, and stays in this one tab.
- When the task is done, or when you find that it can not be done, say so to the user without using the screen: that ends your work.
- The user can not see the page. Where something is left open, do what the task most plausibly means.`;

/** Stands where a screenshot was that is no longer kept. */
export const OLD_SCREEN = '(An earlier screenshot was here.)';
export const DONE = 'Done.';
export const NOT_DONE = 'That could not be carried out.';
export const NOTHING_SAID = 'Your last reply was empty. Go on with the task, or answer the user.';
