import { dayName, daysAfter } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { money } from '../../words.ts';

/** Days that the maker takes. A record that doesn't say is of a piece that lies ready. */
export const makingDays = ({ attributes }: Product): number => Number(attributes.processing ?? 0);

/** The day on which a piece that is ordered now arrives. */
export const arrival = (product: Product, now: Date): string =>
  dayName(daysAfter(now, makingDays(product) + product.deliveryDays));

/** What the post costs, in a few words. */
export const postage = ({ delivery }: Product): string =>
  delivery === 0 ? 'free shipping' : `${money(delivery)} shipping`;

/** So many days. */
export const days = (n: number): string => (n === 1 ? '1 day' : `${n} days`);

/** How long it is made and how long it is in the post. */
export const timing = (product: Product): string =>
  makingDays(product) === 0
    ? `${days(product.deliveryDays)} in the post`
    : `Made in ${days(makingDays(product))}, then ${days(product.deliveryDays)} in the post`;

/** A phrase as the start of a sentence. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
