/** The first words of the conversation. */
export const taskText = (instruction: string): string => `Task: ${instruction}`;

/** Stands where a view of the page was that is no longer kept. */
export const OLD_VIEW = '(An earlier view of the page was here.)';

/** What is said to a reply that can't be used. */
export const correction = (why: string): string =>
  `Your last reply could not be used: ${why} Nothing was done. Reply again with exactly one action.`;

/** Stands for a reply without any text, which no provider takes back. */
export const NOTHING_SAID = '(no text)';

export const DONE = 'Done.';

/** For modalities that must not name an element. */
export const NOT_DONE = 'The last action could not be carried out.';
