import type { Hands } from '../../../core/agent.ts';
import type { Product } from '../record.ts';
import type { Preference } from '../request.ts';
import type { Card } from './cards.ts';
import type { Scene } from './scene.ts';

/** How a path gets about in one market's pages: what a shopper does there, with the words that its pages have. */
export interface Floor {
  /** Searches for words, on the occasion of a purchase, and gives the first page of results. */
  search(hands: Hands, words: string, purchase: Purchase): Promise<Scene>;
  /** Sorts results by an attribute, by its label, the wanted end first. */
  sort(hands: Hands, scene: Scene, label: string, want: Preference['want']): Promise<Scene>;
  /** The next page of results; undefined when there is none. */
  next(hands: Hands, scene: Scene): Promise<Scene | undefined>;
  open(hands: Hands, card: Card): Promise<void>;
  /** Whether a product's page keeps its specification behind a step. */
  isFolded(scene: Scene): boolean;
  /** Takes that step. */
  unfold(hands: Hands, scene: Scene): Promise<void>;
  /** From a product's page to its order, with these choices made, by the labels of their groups. */
  buy(hands: Hands, product: Product, purchase: Purchase): Promise<void>;
}

export interface Purchase {
  /** Choices to make, as labels: the group's and the choice's. */
  readonly choices: readonly { readonly option: string; readonly choice: string }[];
  /** How many, with the label that pages have for it. */
  readonly quantity: { readonly label: string; readonly value: number };
  /** What is to be written, with the label of its field. */
  readonly note?: { readonly label: string; readonly text: string };
  /** Whether what is ticked in advance stays ticked. */
  readonly keepsDefaults: boolean;
}
