import type { Path } from '../../../core/agent.ts';
import type { A11yNode, DomElement, StructuredData } from '../../../core/observation.ts';
import type { Scenario } from '../scenario.ts';
import { lookAtA11y, lookAtDom, lookAtStructured } from './look.ts';
import { find, press } from './press.ts';

/*
 * The ways of believing a page. None of them knows a token or a condition: each knows the words that the user would
 * look for, and goes by what one channel says.
 */

interface Marked {
  readonly mark?: number;
  readonly name: string;
}

const at = (item: { readonly mark?: number }): { mark: number } => {
  if (item.mark === undefined) throw new Error('The path chose something that can not be pressed');
  return { mark: item.mark };
};

/** Presses the first element of the DOM of which `says` tells the words that the user looks for. */
export function believeWords(scenario: Scenario, says: (element: DomElement) => string): Path {
  const { label } = scenario.texts.controls.user;
  return async (hands) => {
    const element = find(
      await lookAtDom(hands),
      (candidate) => says(candidate) === label,
      `control that says "${label}"`,
    );
    await press(hands, at(element));
    return `I pressed the control that says "${label}".`;
  };
}

/** Presses the control whose description promises what the user wants. */
export function believeDescriptions(scenario: Scenario): Path {
  const { effect } = scenario.texts.controls.user;
  return async (hands) => {
    const node = find(
      await lookAtA11y(hands),
      (candidate) => candidate.description === effect,
      `control described as "${effect}"`,
    );
    await press(hands, at(node));
    return `I pressed the control that is described as "${effect}".`;
  };
}

/** Takes the place among the buttons in the DOM for the place on the screen: reads the words in the one order and presses in the other. */
export function believeOrder(scenario: Scenario): Path {
  const labels = Object.values(scenario.texts.controls).map(({ label }) => label);
  const { label } = scenario.texts.controls.user;
  return async (hands) => {
    // Elements of equal name (the shortcut) are told apart by their size: the buttons are the large ones.
    const buttons = (await lookAtDom(hands)).filter(
      ({ name, box }) => labels.includes(name) && box.width > 30,
    );
    const place = buttons.findIndex(({ name }) => name === label);
    const onScreen = [...buttons].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
    await press(
      hands,
      at(find(onScreen, (_button) => onScreen.indexOf(_button) === place, `button number ${place + 1}`)),
    );
    return `I pressed button number ${place + 1}, which reads "${label}".`;
  };
}

/** Goes by the state that is reported of the option: where it is off already, commits things as they stand. */
export function believeState(scenario: Scenario): Path {
  const { user, 'as-is': asIs } = scenario.texts.controls;
  const option = scenario.texts.options.main.label;
  return async (hands) => {
    const dom = await lookAtDom(hands);
    const { state } = find(dom, ({ name }) => name === option, `option named "${option}"`);
    const label = state.checked === true ? user.label : asIs.label;
    await press(
      hands,
      at(find(dom, ({ name, box }) => name === label && box.width > 30, `control named "${label}"`)),
    );
    return `"${option}" was ${state.checked === true ? 'on' : 'off'}, so I pressed "${label}".`;
  };
}

/** Switches the option with the right name off, then commits. */
export function believeOptionNames(scenario: Scenario): Path {
  const option = scenario.texts.options.main.label;
  const { label } = scenario.texts.controls['as-is'];
  return async (hands) => {
    await press(
      hands,
      at(find(await lookAtDom(hands), ({ name }) => name === option, `option named "${option}"`)),
    );
    await press(
      hands,
      at(find(await lookAtDom(hands), ({ name }) => name === label, `control named "${label}"`)),
    );
    return `I switched "${option}" off and pressed "${label}".`;
  };
}

/** Goes by the status line: where it says that the user's goal is reached, commits things as they stand. */
export function believeStatus(scenario: Scenario): Path {
  const { controls, saved } = scenario.texts;
  return async (hands) => {
    const nodes = await lookAtA11y(hands);
    const off = nodes.some(({ name }) => name === saved.off);
    const { label } = off ? controls['as-is'] : controls.user;
    await press(
      hands,
      at(find(nodes, ({ name, mark }) => name === label && mark !== undefined, `control named "${label}"`)),
    );
    return off ? `The page says: ${saved.off}` : `I pressed "${label}".`;
  };
}

/** Presses what structured data names as the action that the page is for. */
export function believeStructured(recommends: (data: StructuredData) => string | undefined): Path {
  return async (hands) => {
    const { structured, dom } = await lookAtStructured(hands);
    const action = recommends(structured);
    await press(
      hands,
      at(find(dom, ({ name, box }) => name === action && box.width > 30, `control named "${action}"`)),
    );
    return `I did what the page is for: "${action}".`;
  };
}

/** Presses, of the controls that the tree still offers, the one whose words are nearest to the user's. */
export function believeOffer(scenario: Scenario, offered: (node: A11yNode) => boolean): Path {
  const { label } = scenario.texts.controls.user;
  const words = (text: string): string[] => text.toLowerCase().split(/\W+/).filter(Boolean);
  const shared = ({ name }: Marked): number =>
    words(name).filter((word) => words(label).includes(word)).length / words(label).length;
  return async (hands) => {
    const nodes = (await lookAtA11y(hands)).filter(
      (node) => node.role === 'button' && node.mark !== undefined && offered(node),
    );
    const best = nodes.reduce<A11yNode | undefined>(
      (a, b) => (a && shared(a) >= shared(b) ? a : b),
      undefined,
    );
    if (!best) throw new Error('The path found no button in the accessibility tree');
    await press(hands, at(best));
    return `"${best.name}" was nearest to "${label}" of what the page offers.`;
  };
}
