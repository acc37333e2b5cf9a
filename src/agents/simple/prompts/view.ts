import type { Modality } from '../modality.ts';

/** What the model is told of how it gets the page. */
export function viewPrompt({ name }: Pick<Modality, 'name'>): string {
  switch (name) {
    case 'som':
      return 'You get a screenshot of the part of the page that is visible. What can be worked is framed and numbered in it. A list beneath has the same numbers, with what each one is and says.';
    case 'dom':
      return 'You get the whole page as text, from top to bottom, without a picture. What can be worked stands in lines of its own that begin with its number in brackets, followed by what it is, what it says, and its state.';
    case 'dom+vision':
      return 'You get a screenshot of the part of the page that is visible, and the whole page as text, from top to bottom. In the text, what can be worked stands in lines of its own that begin with its number in brackets, followed by what it is, what it says, and its state.';
    case 'a11y':
      return "You get the page's accessibility tree as text, indented by depth, without a picture. What can be worked has a number in brackets.";
    case 'pixels':
      return 'You get a screenshot of the part of the page that is visible. Places in it are given in pixels from its top left corner.';
    case 'coordinates':
      return 'You get the places of what can be worked on the visible part of the page: the middle in pixels from the top left corner, then width and height.';
  }
}
