/** Something on a page that a request tells of: a line of a listing, or a text in a picture. */
export interface Item {
  /** What the request calls it by, such as "12", "e5" or "0-17"; absent for what has only a place. */
  readonly ref?: string;
  /** Its middle, CSS pixels. */
  readonly at?: { readonly x: number; readonly y: number };
  readonly role: string;
  readonly label: string;
  /** What an option says of itself. */
  readonly on?: boolean;
  /** What a field holds. */
  readonly value?: string;
  readonly disabled: boolean;
  /** Added to how well its words fit, for what looks like a button. */
  readonly look: number;
  /** The line that follows has a price before the next item comes. */
  readonly priced: boolean;
}

const TAGS: Readonly<Record<string, string>> = {
  a: 'link',
  input: 'textbox',
  textarea: 'textbox',
  select: 'combobox',
};

const ROLES: ReadonlySet<string> = new Set(
  'a alert article banner button cell checkbox combobox dialog div form generic heading iframe image img input label li link list listbox listitem main menuitem navigation region form body html main section figure contentinfo complementary option p paragraph radio row searchbox select slider spinbutton span statictext status summary switch tab table td text textarea textbox'.split(
    ' ',
  ),
);

const PRESSED: ReadonlySet<string> = new Set('button link menuitem summary tab'.split(' '));
const FIELDS: ReadonlySet<string> = new Set('textbox searchbox combobox spinbutton'.split(' '));
const OPTIONS: ReadonlySet<string> = new Set('checkbox switch radio option'.split(' '));

/** The role that a word of a listing stands for; undefined when it is no such word. */
export function roleOf(word: string): string | undefined {
  const lower = word.toLowerCase();
  return ROLES.has(lower) ? (TAGS[lower] ?? lower) : undefined;
}

/** Whether it is pressed to do something. What has no role of its own may be. */
export const isPressed = ({ role, disabled }: Item): boolean =>
  !disabled && (PRESSED.has(role) || role === '');
export const isField = ({ role, disabled }: Item): boolean => !disabled && FIELDS.has(role);
export const isOption = ({ role }: Item): boolean => OPTIONS.has(role);
