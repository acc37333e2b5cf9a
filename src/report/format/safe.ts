/** Words from a plan, a page, a file or a model must not reach a terminal as commands to it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what has to go.
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** A text that a terminal prints and does not obey. */
export function safe(text: string): string {
  return text.replaceAll(CONTROL_CHARACTERS, ' ');
}
