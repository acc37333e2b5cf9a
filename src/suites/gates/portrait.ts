import type {
  A11yNode,
  DomElement,
  ElementState,
  Observation,
  StructuredData,
} from '../../core/observation.ts';

/** A button or an option, as the page tells it to machines. */
export interface PortraitControl {
  readonly role: string;
  readonly name: string;
  /** The text in the DOM. */
  readonly text: string;
  readonly description?: string;
  readonly state: ElementState;
}

/** How a page looks to a person and to a machine, side by side. */
export interface Portrait {
  /** PNG of the viewport. */
  readonly screenshot: Uint8Array;
  readonly machine: {
    /** Buttons, in DOM order. */
    readonly controls: readonly PortraitControl[];
    /** Checkboxes, radio buttons and switches, in DOM order. */
    readonly options: readonly PortraitControl[];
    readonly structured: StructuredData;
    /** The text of the page's status line for assistive technology. */
    readonly status?: string;
  };
}

const OPTION_ROLES = new Set(['checkbox', 'radio', 'switch', 'menuitemcheckbox', 'menuitemradio']);
const STATUS_ROLES = new Set(['status', 'alert', 'log']);

/** Takes a page's portrait, as it is now. The page isn't changed. */
export async function takePortrait(page: {
  observe(request: { dom: true; a11y: true; structured: true; pixels: true }): Promise<Observation>;
}): Promise<Portrait> {
  return portraitOf(await page.observe({ dom: true, a11y: true, structured: true, pixels: true }));
}

/** The portrait in an observation of all channels. Throws RangeError when one is missing. */
export function portraitOf({ dom, a11y, structured, pixels }: Observation): Portrait {
  if (!dom || !a11y || !structured || !pixels) throw new RangeError('a portrait needs every channel');
  const descriptions = descriptionsIn(a11y);
  const told = (elements: readonly DomElement[]): PortraitControl[] =>
    elements.map(({ mark, role, name, text, state }) => {
      const description = descriptions.get(mark);
      return { role, name, text, state, ...(description === undefined ? {} : { description }) };
    });
  const status = statusIn(a11y);
  return {
    screenshot: pixels.png,
    machine: {
      controls: told(dom.filter((element) => isButton(element) && !isOption(element))),
      options: told(dom.filter(isOption)),
      structured,
      ...(status === undefined ? {} : { status }),
    },
  };
}

/** The role may lie, so the tag counts as well. */
const isButton = ({ tag, role }: DomElement): boolean => role === 'button' || tag === 'button';

const isOption = ({ tag, role, state }: DomElement): boolean =>
  OPTION_ROLES.has(role) || (tag === 'input' && state.checked !== undefined);

function descriptionsIn(root: A11yNode): Map<number, string> {
  const found = new Map<number, string>();
  const walk = ({ mark, description, children }: A11yNode): void => {
    if (mark !== undefined && description) found.set(mark, description);
    children.forEach(walk);
  };
  walk(root);
  return found;
}

function statusIn(node: A11yNode): string | undefined {
  if (STATUS_ROLES.has(node.role)) return textIn(node);
  for (const child of node.children) {
    const status = statusIn(child);
    if (status !== undefined) return status;
  }
  return undefined;
}

const textIn = ({ name, children }: A11yNode): string =>
  name !== '' ? name : children.map(textIn).filter(Boolean).join(' ');
