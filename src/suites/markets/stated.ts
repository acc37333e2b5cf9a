import {
  type StatedPreference,
  type StatedRequirement,
  type StructuredRequest,
  TOTAL_PRICE,
} from '../../core/shopping.ts';
import type { ProductType } from './product-type.ts';
import type { Configuration, OptionGroup } from './record.ts';
import { PAYABLE, type Requirement, type ShoppingRequest } from './request.ts';

/**
 * A request as scripted shoppers get it: by the labels that pages show, and without ids. Throws RangeError for an attribute,
 * option or choice that the type's products don't have.
 */
export function statedRequest(
  type: ProductType,
  options: readonly OptionGroup[],
  { configuration, quantity, note, requirements, preferences }: ShoppingRequest,
): StructuredRequest {
  const attributeOf = (id: string) => {
    const attribute = type.attributes.find((candidate) => candidate.id === id);
    if (!attribute) throw new RangeError(`${type.id} has no attribute "${id}"`);
    return attribute;
  };
  const labelOf = (id: string): string => (id === PAYABLE ? TOTAL_PRICE : attributeOf(id).label);
  const stated = (requirement: Requirement): StatedRequirement => {
    const { attribute: id, ...rest } = requirement;
    const unit = id === PAYABLE ? undefined : attributeOf(id).unit;
    return { label: labelOf(id), ...rest, ...(unit !== undefined && { unit }) };
  };
  return {
    noun: type.noun.one,
    configuration: Object.entries(configuration).map(([group, choice]) =>
      labelled(type, options, group, choice),
    ),
    ...(quantity !== undefined && {
      quantity: { label: type.quantity?.label ?? 'Quantity', value: quantity },
    }),
    ...(note !== undefined && { note: { label: noteLabel(options, configuration), text: note } }),
    requirements: requirements.map(stated),
    preferences: preferences.map(
      ({ attribute, want }): StatedPreference => ({ label: labelOf(attribute), want }),
    ),
  };
}

/** The label of the field that a configuration asks to be filled in. */
function noteLabel(options: readonly OptionGroup[], configuration: Configuration): string {
  const label = options
    .flatMap(({ id, choices }) => choices.find((choice) => choice.id === configuration[id])?.asks ?? [])
    .at(0);
  if (label === undefined) throw new RangeError('a note is asked for, and no choice asks to write one');
  return label;
}

function labelled(
  type: ProductType,
  options: readonly OptionGroup[],
  group: string,
  choice: string,
): { option: string; choice: string } {
  const found = options.find(({ id }) => id === group);
  const chosen = found?.choices.find(({ id }) => id === choice);
  if (!found || !chosen) throw new RangeError(`${type.id} has no choice "${choice}" of "${group}"`);
  return { option: found.label, choice: chosen.label };
}
