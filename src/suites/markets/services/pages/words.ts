import { dayName, daysAfter } from '../../engine/index.ts';
import { attributesOf, baseConfiguration, type Product } from '../../record.ts';
import { count } from '../../storefront/parts/words.ts';
import type { Yard } from '../brand.ts';

/** An attribute of a product as it comes, where its type has it. */
const own = (product: Product, id: string) => attributesOf(product, baseConfiguration(product))[id];

/** The freelancer's level, where the trade has levels. */
export function levelOf(product: Product): string | undefined {
  const level = own(product, 'level');
  return typeof level === 'string' ? level : undefined;
}

/** The day on which work on an order can start. */
export const startDay = ({ opening }: Yard, { deliveryDays }: Product): string =>
  dayName(daysAfter(opening.clock.date(), deliveryDays));

/** The day by which the work is handed over: the start and the turnaround; undefined where the trade doesn't tell. */
export function handOver(from: Date, product: Product): string | undefined {
  const days = own(product, 'turnaround');
  return typeof days === 'number' ? dayName(daysAfter(from, product.deliveryDays + days)) : undefined;
}

/** When work can start, in a few words. */
export const startsIn = ({ deliveryDays }: Product): string =>
  `Can start in ${count(deliveryDays, 'day', 'days')}`;

/** The first name of the person who does the work. */
export const firstName = ({ seller }: Product): string => seller.split(' ')[0] ?? seller;
