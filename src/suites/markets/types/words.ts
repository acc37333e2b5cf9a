import type { Setting } from '../product-type.ts';
import { PAYABLE, type ShoppingRequest } from '../request.ts';

/** The threshold that a request sets on an attribute. Throws RangeError when it sets none. */
export function thresholdOf(request: ShoppingRequest, attribute: string): number {
  const requirement = request.requirements.find((candidate) => candidate.attribute === attribute);
  if (typeof requirement?.value !== 'number')
    throw new RangeError(`the request sets no number for "${attribute}"`);
  return requirement.value;
}

/** The most that a request lets the purchase cost, as "$1,300". */
export function budgetOf(request: ShoppingRequest): string {
  return `$${(thresholdOf(request, PAYABLE) / 100).toLocaleString('en-US')}`;
}

/** The two phrases for the request's preferences, in its order. Throws RangeError for a preference without a phrase. */
export function phrasesOf(
  request: ShoppingRequest,
  phrases: Readonly<Record<string, string>>,
): readonly [string, string] {
  const [first, second] = request.preferences.map(({ attribute }) => phrases[attribute]);
  if (first === undefined || second === undefined || request.preferences.length !== 2)
    throw new RangeError('a request has two preferences, each with a phrase');
  return [first, second];
}

/** A phrase as the start of a sentence. */
export const capital = (phrase: string): string => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`;

/** The settings with words that end by asking for the order. */
export function ordering(settings: readonly Setting[]): readonly Setting[] {
  return settings.map((setting) => ({
    ...setting,
    words: (request) =>
      `${setting.words(request)} Place the order for me; my address and payment are on file.`,
  }));
}
