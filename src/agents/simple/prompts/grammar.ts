import type { Modality } from '../modality.ts';

/**
 * The text protocol. The actions are those of DECEPTICON's Simple agent (appendix C, table 5), and two more: `Select`, since
 * the list of a `<select>` is not in any screenshot, and `Press`, since `Type` here does not press Enter by itself.
 */
export function grammarPrompt(aims: Modality['aims']): string {
  const at = aims === 'marks' ? 'number' : 'x, y';
  const example = aims === 'marks' ? '12' : '480, 260';
  return `Your actions:
Click [${at}]
Type [${at}]; [text] — replaces what the field holds
Select [${at}]; [option] — chooses from a drop-down list
Press [key] — such as Enter, Tab or Escape
Scroll [${at} or WINDOW]; [up or down]
Wait — lets five seconds pass
GoBack — to the previous page
ANSWER; [text] — ends your work with an answer to the user

Reply in exactly this form, with one action:
Thought: what you see and why you act so, in a sentence or two
Action: the action, such as Click [${example}]

After each action you get the page as it then is.`;
}
