import type { Marks } from './marks.ts';
import type { Text } from './text.ts';

/** How to choose an option of a select by keyboard. */
export type OptionPlan =
  | {
      readonly index: number;
      readonly chosen: boolean;
      /** Presses of the arrow down, or up when negative, from the chosen option to this one. */
      readonly moves: number;
    }
  | { readonly reason: 'missing' | 'disabled'; readonly message: string };

/** A select's chosen option, and whether its list is open. */
export interface ListState {
  /** Null when the select is gone with its document. */
  readonly index: number | null;
  readonly open: boolean;
}

/** Finds options of selects. Runs inside the page. */
export function createOptions(marks: Marks, text: Text) {
  const off = (option: HTMLOptionElement): boolean =>
    option.disabled || (option.parentElement as HTMLOptGroupElement | null)?.disabled === true;
  const reachable = (option: HTMLOptionElement): boolean =>
    !off(option) && getComputedStyle(option).display !== 'none' && !option.hidden;

  return {
    plan: (mark: number, wanted: string): OptionPlan => {
      const select = marks.find(mark) as HTMLSelectElement;
      const options = Array.from(select.options);
      const loose = (value: string): string => text.squeeze(value).toLowerCase();
      const option =
        options.find((o) => text.squeeze(o.label) === text.squeeze(wanted)) ??
        options.find((o) => o.value === wanted) ??
        options.find((o) => loose(o.label) === loose(wanted));
      if (!option) {
        const some = options.slice(0, 12).map((o) => `"${text.squeeze(o.label).slice(0, 60)}"`);
        return {
          reason: 'missing',
          message: `the select has no option "${wanted.slice(0, 100)}"; it has ${some.join(', ')}${options.length > 12 ? ', …' : ''}`,
        };
      }
      if (!reachable(option)) {
        return { reason: 'disabled', message: `the option "${text.squeeze(option.label)}" can't be chosen` };
      }
      const from = select.selectedIndex;
      const [low, high] = from < option.index ? [from + 1, option.index + 1] : [option.index, from];
      const steps = options.slice(low, high).filter(reachable).length;
      return { index: option.index, chosen: option.selected, moves: from < option.index ? steps : -steps };
    },
    state: (mark: number): ListState => {
      const select = marks.find(mark);
      return typeof select === 'string'
        ? { index: null, open: false }
        : { index: (select as HTMLSelectElement).selectedIndex, open: select.matches(':open') };
    },
  };
}
