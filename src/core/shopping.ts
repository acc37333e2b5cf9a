/**
 * The label that stands for what is to be paid in all for the configuration and the quantity asked for, delivery and fees included.
 * Pages have many words for it; its values are in cents.
 */
export const TOTAL_PRICE = 'Total price';

/** A threshold that the purchase must meet. The label is the attribute's, as pages show it, or `TOTAL_PRICE`. */
export type StatedRequirement =
  | {
      readonly label: string;
      readonly is: 'at-least' | 'at-most';
      readonly value: number;
      /** As pages write it after a number. */
      readonly unit?: string;
    }
  /** A yes or no, or one of the words that pages have for the attribute, or a number. */
  | {
      readonly label: string;
      readonly is: 'equal';
      readonly value: boolean | string | number;
      readonly unit?: string;
    };

/** The least or the most of an attribute, by its label as pages show it, or of `TOTAL_PRICE`. */
export interface StatedPreference {
  readonly label: string;
  readonly want: 'least' | 'most';
}

/**
 * What an instruction to buy asks for, in structure: what a person understands from the words. It holds labels as pages
 * show them and no ids, so it says no more than the instruction does. `run` hands it to scripted shoppers alone.
 */
export interface StructuredRequest {
  /** What is wanted, as one would type it into a search box: "laptop". */
  readonly noun: string;
  /** What is to be chosen, by the labels of option and choice: "Memory", "32 GB". */
  readonly configuration: readonly { readonly option: string; readonly choice: string }[];
  readonly requirements: readonly StatedRequirement[];
  /** How many, by the label that pages have for it: "Nights", 4. One piece when left out. */
  readonly quantity?: { readonly label: string; readonly value: number };
  /** What is to be written, by the label of the field: "Name to engrave", "Mira". */
  readonly note?: { readonly label: string; readonly text: string };
  /** In the order in which the instruction states them. */
  readonly preferences: readonly StatedPreference[];
}
