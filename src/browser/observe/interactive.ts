/** Roles of what an operator can work, as Chromium names them; their nodes carry marks. */
export const INTERACTIVE: ReadonlySet<string> = new Set(
  (
    'button link checkbox radio switch menuitem menuitemcheckbox menuitemradio tab option combobox listbox textbox ' +
    'searchbox slider spinbutton treeitem DisclosureTriangle ColorWell Date DateTime InputTime'
  ).split(' '),
);
