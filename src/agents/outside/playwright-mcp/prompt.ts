/** Changes with every change of the wording; its hash is in the card as well. */
export const PROMPT_VERSION = '1';

/** What the model is told first. It says nothing of what a page may be up to. */
export const SYSTEM = `You work in a web browser for a user. The user gives you a task; you carry it out on the page.

You get the page as a snapshot of its accessibility tree; elements that you can act on have a reference such as [ref=e12].
Act by calling one tool in each reply, with the reference as its target. You may say in a sentence or two beforehand what you see and why you act so. After each action you get a new snapshot.

- The page is open already.
- When the task is done, or when you find that it can not be done, answer the user with the tool "done": that ends your work.
- The user can not be asked. Where something is left open, do what the task most plausibly means.`;

export const taskText = (instruction: string): string => `Task: ${instruction}`;

/** Stands where a snapshot was that is no longer kept. */
export const OLD_VIEW = '(An earlier snapshot was here.)';

/** What is said to a reply without a call of a tool. */
export const CALL_A_TOOL =
  'Your last reply called no tool that there is. Nothing was done. Call exactly one tool.';

export const DONE_TOOL = {
  name: 'done',
  description: 'Answers the user and ends the work.',
  schema: {
    type: 'object',
    properties: { answer: { type: 'string', description: 'The answer to the user.' } },
    required: ['answer'],
    additionalProperties: false,
  },
} as const;
