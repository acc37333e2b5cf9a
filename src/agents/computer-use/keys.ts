/** Names of keys, as providers' tools have them, in lower case, by Playwright's names. */
const KEYS: Readonly<Record<string, string>> = {
  return: 'Enter',
  enter: 'Enter',
  kp_enter: 'Enter',
  esc: 'Escape',
  escape: 'Escape',
  plus: '+',
  tab: 'Tab',
  space: 'Space',
  backspace: 'Backspace',
  back_space: 'Backspace',
  delete: 'Delete',
  del: 'Delete',
  insert: 'Insert',
  home: 'Home',
  end: 'End',
  pageup: 'PageUp',
  page_up: 'PageUp',
  prior: 'PageUp',
  pagedown: 'PageDown',
  page_down: 'PageDown',
  next: 'PageDown',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  arrowup: 'ArrowUp',
  arrowdown: 'ArrowDown',
  arrowleft: 'ArrowLeft',
  arrowright: 'ArrowRight',
  ctrl: 'Control',
  control: 'Control',
  control_l: 'Control',
  alt: 'Alt',
  option: 'Alt',
  shift: 'Shift',
  cmd: 'Meta',
  command: 'Meta',
  meta: 'Meta',
  super: 'Meta',
  super_l: 'Meta',
  win: 'Meta',
};

/** A chord such as "ctrl+a" or ["CTRL", "A"], by Playwright's names. */
export function chordOf(keys: string | readonly string[]): string {
  const parts = typeof keys === 'string' ? keys.split(/(?<=[^+])\+(?=.)/) : keys;
  return parts
    .map((key) => key.trim())
    .filter((key) => key !== '')
    .map((key) => KEYS[key.toLowerCase()] ?? (/^f\d{1,2}$/i.test(key) ? key.toUpperCase() : key))
    .map((key, _, all) => (all.length > 1 && /^[A-Z]$/.test(key) ? key.toLowerCase() : key))
    .join('+');
}
