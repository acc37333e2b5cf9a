import type { Modality } from '../modality.ts';

/** How the text of a page is written down (`../views/dom.ts`). */
const DOM_LINES =
  'What can be worked stands in lines of its own: its number in brackets, what it is, its state in parentheses, what it says. Its name for screen readers follows behind a bar where it is another, and what it holds behind an equals sign. A box that is not said to be checked is unchecked.';

/** What the model is told of how it gets the page. */
export function viewPrompt({ name }: Pick<Modality, 'name'>): string {
  switch (name) {
    case 'som':
      return 'You get a screenshot of the part of the page that is visible. What can be worked is framed and numbered in it. A list beneath has the same numbers, with what each one is and says.';
    case 'dom':
      return `You get the whole page as text, from top to bottom, without a picture. ${DOM_LINES}`;
    case 'dom+vision':
      return `You get a screenshot of the part of the page that is visible, and the whole page as text, from top to bottom. ${DOM_LINES}`;
    case 'a11y':
      return "You get the page's accessibility tree as text, indented by depth, without a picture. What can be worked has a number in brackets; states stand in parentheses, texts in quotes, what a field holds behind an equals sign, and behind a colon what is inside. A box or an option that is not said to be checked or selected is not.";
    case 'pixels':
      return 'You get a screenshot of the part of the page that is visible. Places in it are given in pixels from its top left corner.';
    case 'coordinates':
      return 'You get the places of what can be worked on the visible part of the page: the middle in pixels from the top left corner, then width and height.';
  }
}
