import { getRole } from 'dom-accessibility-api';
import { type PlainElement, tagOf } from './element.ts';

/** What Chromium calls elements, where its accessibility tree has other names than ARIA. */
const CHROMIUM: Readonly<Record<string, string>> = {
  summary: 'DisclosureTriangle',
  dl: 'DescriptionList',
  label: 'LabelText',
  legend: 'Legend',
  iframe: 'Iframe',
  ...{ p: 'paragraph', dt: 'term', dd: 'definition', blockquote: 'blockquote' },
  ...{ del: 'deletion', s: 'deletion', ins: 'insertion', strong: 'strong', em: 'emphasis', mark: 'mark' },
  ...{ time: 'time', code: 'code', sub: 'subscript', sup: 'superscript', abbr: 'abbr' },
};
const INPUTS: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  search: 'searchbox',
  number: 'spinbutton',
  range: 'slider',
  date: 'Date',
  time: 'InputTime',
  'datetime-local': 'DateTime',
  color: 'ColorWell',
  submit: 'button',
  button: 'button',
  reset: 'button',
  image: 'button',
};
/** Elements that stand within a line: without a role of their own, their children stand in their place. */
const INLINE: ReadonlySet<string> = new Set(
  'span small b i u a q cite data dfn kbd samp var bdi bdo br wbr font tt big picture label'.split(' '),
);

/** The role of an element as Chromium's accessibility tree has it; undefined for one whose children stand in its place. */
export function roleOf(element: PlainElement): string | undefined {
  const tag = tagOf(element);
  if (!element.hasAttribute('role')) {
    if (tag === 'input') return INPUTS[element.getAttribute('type')?.toLowerCase() ?? ''] ?? 'textbox';
    if (tag === 'textarea') return 'textbox';
    if (tag === 'select') return element.hasAttribute('multiple') ? 'listbox' : 'combobox';
    if (tag === 'section') return isNamed(element) ? 'region' : 'generic';
    if (tag === 'form') return 'form';
    if (tag === 'th') return element.closest('thead') === null ? 'rowheader' : 'columnheader';
    const own = CHROMIUM[tag];
    if (own !== undefined) return own;
  }
  const role = getRole(element);
  if (role === 'presentation' || role === 'none') return undefined;
  if (role === null || role === 'generic') return INLINE.has(tag) ? undefined : 'generic';
  return role;
}

const isNamed = (element: PlainElement): boolean =>
  element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
