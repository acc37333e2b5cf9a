import { computeAccessibleName } from 'dom-accessibility-api';
import type { A11yNode, ElementState } from '../../core/observation.ts';
import { INTERACTIVE } from '../observe/interactive.ts';
import { isElement, isHidden, type PlainElement, type PlainNode, squeezed, tagOf } from './element.ts';
import { type Fields, isTickable, optionsOf, optionText, optionValue } from './fields.ts';
import { roleOf } from './roles.ts';
import { isButton } from './sending.ts';

/** A plain page's tree, and its elements by their marks. */
export interface PlainTree {
  readonly root: A11yNode;
  readonly marked: ReadonlyMap<number, PlainElement>;
}

/** Roles that are named, by their content or by what refers to them. The names of all others are not looked for. */
const NAMED: ReadonlySet<string> = new Set([
  ...INTERACTIVE,
  ...'heading region navigation complementary group radiogroup dialog alertdialog image img figure list table'.split(
    ' ',
  ),
]);
/** No style sheet is read, so every element looks as if it had none. */
const NO_STYLE = { getPropertyValue: () => '' } as unknown as CSSStyleDeclaration;
const WITHOUT_STYLE = { getComputedStyle: () => NO_STYLE };

/** The tree of a page in Chromium's words, as its HTML and what was put into its fields tell it. */
export function treeOf(
  document: Document,
  fields: Fields,
  opened: ReadonlyMap<PlainElement, boolean>,
): PlainTree {
  const marked = new Map<number, PlainElement>();

  const nodesOf = (node: PlainNode): A11yNode[] => {
    if (node.nodeType === 3) {
      const text = squeezed(node.textContent ?? '');
      return text === '' ? [] : [leaf('StaticText', text)];
    }
    return isElement(node) && !isHidden(node) ? nodesOfElement(node) : [];
  };

  const nodesOfElement = (element: PlainElement): A11yNode[] => {
    const role = roleOf(element);
    if (role === undefined) return childrenOf(element);
    if (tagOf(element) === 'img' && element.getAttribute('alt') === '') return [];
    const name = NAMED.has(role) ? squeezed(nameOf(element)).trim() : '';
    const mark = INTERACTIVE.has(role) ? marked.size + 1 : undefined;
    if (mark !== undefined) marked.set(mark, element);
    const value = isValued(element) ? fields.shownOf(element) : '';
    return [
      {
        role: role === 'img' ? 'image' : role,
        name,
        ...(value === '' ? {} : { value }),
        state: stateOf(element),
        ...(mark === undefined ? {} : { mark }),
        children: tagOf(element) === 'select' ? [menuOf(element)] : childrenOf(element),
      },
    ];
  };

  const childrenOf = (element: PlainElement): A11yNode[] => {
    const tag = tagOf(element);
    if (tag === 'textarea' || tag === 'input') return [];
    const folded = tag === 'details' && !isOpen(element);
    return [...element.childNodes]
      .filter((child) => !folded || (isElement(child) && tagOf(child) === 'summary'))
      .flatMap(nodesOf);
  };

  const menuOf = (select: PlainElement): A11yNode => {
    const chosen = fields.valueOf(select);
    const options = optionsOf(select).map((option) => ({
      ...leaf('option', optionText(option)),
      state: { selected: optionValue(option) === chosen },
    }));
    return { ...leaf('MenuListPopup', ''), children: options };
  };

  const isOpen = (details: PlainElement): boolean => opened.get(details) ?? details.hasAttribute('open');

  const stateOf = (element: PlainElement): ElementState => {
    const { parentElement } = element;
    const expanded = element.getAttribute('aria-expanded');
    const invalid = element.getAttribute('aria-invalid');
    return {
      ...(isTickable(element) ? { checked: fields.isChecked(element) } : {}),
      ...(element.hasAttribute('aria-checked')
        ? { checked: element.getAttribute('aria-checked') === 'true' }
        : {}),
      ...(element.hasAttribute('aria-pressed')
        ? { pressed: element.getAttribute('aria-pressed') === 'true' }
        : {}),
      ...(expanded === null ? {} : { expanded: expanded === 'true' }),
      ...(tagOf(element) === 'summary' && parentElement ? { expanded: isOpen(parentElement) } : {}),
      ...(tagOf(element) === 'select' ? { expanded: false } : {}),
      ...(element.hasAttribute('disabled') ? { disabled: true } : {}),
      ...(element.hasAttribute('required') ? { required: true } : {}),
      ...(element.hasAttribute('readonly') ? { readonly: true } : {}),
      ...(invalid !== null && invalid !== 'false' ? { invalid: true } : {}),
    };
  };

  // The parser adds no body to a text that has none.
  const body = document.documentElement?.localName === 'html' ? document.body : document;
  return {
    root: { ...leaf('RootWebArea', titleOf(document)), children: [...body.childNodes].flatMap(nodesOf) },
    marked,
  };
}

export const titleOf = (document: Document): string =>
  squeezed(document.querySelector('title')?.textContent ?? '').trim();

export const nameOf = (element: PlainElement): string => computeAccessibleName(element, WITHOUT_STYLE);

const leaf = (role: string, name: string): A11yNode => ({ role, name, state: {}, children: [] });

function isValued(element: PlainElement): boolean {
  return (
    /^(select|textarea)$/.test(tagOf(element)) ||
    (tagOf(element) === 'input' && !isTickable(element) && !isButton(element))
  );
}
