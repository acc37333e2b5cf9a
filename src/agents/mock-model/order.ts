import { folded } from '../scripted/shopper/view.ts';
import { type Item, isField, isPressed } from './item.ts';
import type { Move } from './move.ts';

const TYPE = /\b(?:type|fill|enter) "([^"]*)" (?:in|into)\b.*?"([^"]+)"/i;
const CLICK = /\bclick (?:on )?(?:the )?"([^"]+)"/i;

/**
 * What an order that names its control in quotation marks asks for ('click the "Save" button'): agents that part a step
 * from its control ask like that. Undefined for a wish, and for a control that is not there.
 */
export function ordered(instruction: string, items: readonly Item[]): Move | undefined {
  const [, text, field] = TYPE.exec(instruction) ?? [];
  if (text !== undefined && field !== undefined) {
    const item = labelled(items.filter(isField), field);
    return item && { kind: 'type', item, text, submit: false };
  }
  const item = labelled(items.filter(isPressed), CLICK.exec(instruction)?.[1] ?? '');
  return item && { kind: 'click', item };
}

const labelled = (items: readonly Item[], label: string): Item | undefined =>
  label === '' ? undefined : items.find((item) => folded(item.label) === folded(label));
