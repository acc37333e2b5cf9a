import type { Random } from '../../../../core/random.ts';
import type { OptionGroup, Product } from '../../record.ts';
import { bell, between, chance, dollars, graded, kept, whole } from '../chance.ts';
import { addOn, baseValues } from '../options.ts';
import { formerPriceFor } from '../trade.ts';
import { BACKGROUNDS, LANGUAGES, LEVELS, PALETTES, STYLES } from './attributes.ts';
import { drawPerson } from './people.ts';

/**
 * An offer to illustrate: who has drawn for longer asks more and is come back to more often, who is fast asks more, and full
 * scenes with many figures take more hours.
 */
export function drawIllustration(random: Random, id: string): Product {
  const grade = random.next() ** 1.15;
  const haste = random.next();
  const background = random.pick(BACKGROUNDS);
  const figures = Math.min(9, whole(random, 1, 5) + (chance(random, 0.35) ? whole(random, 1, 4) : 0));
  const turnaround = kept(46 - 38 * haste + bell(random, 5), 4, 60, 0);
  const hours = kept(4 + 4.5 * grade + 0.5 * figures + bell(random, 1.3), 1.5, 19, 1);
  const printSize = kept(34 + 34 * grade + bell(random, 13), 18, 120, 0);
  const amount =
    46 +
    150 * grade ** 1.2 +
    5.5 * hours +
    (background === 'Full scene' ? 24 : 0) +
    46 * haste +
    bell(random, 16);
  const price = dollars(Math.max(45, amount));
  const options = [packages(random, amount)];
  const rating = kept(4.5 + bell(random, 0.24), 3.1, 5, 1);
  const sold = Math.round(2 ** between(random, 2, 6.4));
  return {
    id,
    type: 'illustration',
    ...drawPerson(random),
    price,
    formerPrice: formerPriceFor(price, between(random, 1.05, 1.4)),
    delivery: 0,
    fees: [{ id: 'service', label: 'Service fee', amount: serviceFee(random, amount), per: 'order' }],
    deliveryDays: whole(random, 1, 12),
    attributes: {
      style: random.pick(STYLES),
      turnaround,
      level: graded(random, grade, LEVELS),
      experience: kept(3 + 13 * grade + bell(random, 2.4), 0.5, 31, 1),
      repeat: kept(24 + 26 * grade + bell(random, 9), 3, 82, 0),
      onTime: kept(87.5 + 5 * grade + bell(random, 2.3), 74, 99.6, 1),
      response: kept(3.5 + 9 * random.next() + bell(random, 1.6), 0.3, 30, 1),
      background,
      figures,
      sketches: whole(random, 1, 4) + (chance(random, 0.3 + 0.3 * grade) ? whole(random, 1, 3) : 0),
      proof: kept(1.4 + 0.11 * turnaround + bell(random, 0.9), 0.6, 13, 1),
      hours,
      printSize,
      commercial: chance(random, 0.32 + 0.25 * grade),
      layered: chance(random, 0.35 + 0.2 * grade),
      byHand: chance(random, 0.6),
      colour: random.pick(PALETTES),
      languages: random.pick(LANGUAGES),
      ...baseValues(options),
    },
    options,
    addOns: [
      addOn('care', 'Yard Care: a manager reads every draft first', 14 + amount * 0.12),
      addOn('rush', 'Moved to the front of the queue', 18 + amount * 0.2),
      addOn('print', 'Signed print, posted to you', whole(random, 24, 46)),
    ],
    stock: chance(random, 0.2) ? whole(random, 1, 5) : whole(random, 6, 28),
    sold: Math.max(3, sold),
    rating,
    reviews: Math.max(4, Math.round(sold * between(random, 1.5, 14))),
    returnRate: kept(5.6 - (rating - 4.5) * 4 + bell(random, 1.9), 0.4, 15, 1),
  };
}

/** What the platform takes for an order, in cents: a few dollars and a share that differs from offer to offer. */
const serviceFee = (random: Random, amount: number): number =>
  dollars(3 + amount * between(random, 0.04, 0.13)) + 99;

/** Illustrators ask very different prices for the larger packages. */
function packages(random: Random, amount: number): OptionGroup {
  const unit = amount * between(random, 0.3, 1.05);
  const step = whole(random, 1, 2);
  const more = between(random, 1.9, 2.5);
  const rounds = whole(random, 1, 2);
  return {
    id: 'package',
    label: 'Package',
    choices: [
      choiceOf('basic', 'Basic', 0, 1, rounds),
      choiceOf('standard', 'Standard', dollars(unit), 1 + step, rounds + 1),
      choiceOf('premium', 'Premium', dollars(unit * more), 2 + 2 * step, rounds + whole(random, 2, 4)),
    ],
  };
}

const choiceOf = (id: string, label: string, price: number, pieces: number, revisions: number) => ({
  id,
  label,
  price,
  sets: { package: label, pieces, revisions },
});
