import type { Product } from '../../record.ts';
import { money } from '../../words.ts';

/** A product's number in the printed catalog. */
export function catalogNumber({ id }: Product): string {
  return `Cat. no. ${id.toUpperCase()}`;
}

/** When something arrives that takes so many days, in a few words. */
export function deliveryTime({ deliveryDays }: Product): string {
  return deliveryDays === 1 ? 'in 1 day' : `in ${deliveryDays} days`;
}

/** What delivery costs, in a few words. */
export function deliveryCharge({ delivery }: Product): string {
  return delivery === 0 ? 'free delivery' : `${money(delivery)} delivery`;
}
