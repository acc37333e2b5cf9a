import type { Hono } from 'hono';
import type { OptionChoice, Product } from '../record.ts';
import type { Beside } from '../storefront/addresses.ts';
import { readQuantity } from '../storefront/form.ts';
import type { Stay } from './brand.ts';
import { arrivalComplaint, dayIn, readDay } from './day.ts';

/** Nights that one can search for, at most. */
export const MOST_NIGHTS = 14;
const GROUP = 'guests';

/** What is wrong with a trip that a form asks for, by field, in words. */
export interface TripComplaints {
  readonly arrive?: string;
  readonly nights?: string;
  readonly guests?: string;
}

/** The numbers of guests that places of the catalog take, as the largest has them. */
export function guestChoices({ index }: Pick<Stay, 'index'>): readonly OptionChoice[] {
  return index.products.reduce<readonly OptionChoice[]>((most, product) => {
    const own = choicesOf(product);
    return own.length > most.length ? own : most;
  }, []);
}

const choicesOf = ({ options }: Product): readonly OptionChoice[] =>
  options.find(({ id }) => id === GROUP)?.choices ?? [];

/** The visitor's trip, in the words of its fields. */
export function tripOf({ occasion, checkout, index }: Stay): {
  readonly arrival: string;
  readonly nights: number;
  readonly guests: OptionChoice | undefined;
} {
  const choices = guestChoices({ index });
  return {
    arrival: checkout.details.arrival,
    nights: occasion.quantity,
    guests: choices.find(({ id }) => id === occasion.configuration[GROUP]) ?? choices[0],
  };
}

/** Whether the visitor's party is larger than what a place sleeps. */
export function isTooSmall({ occasion }: Stay, product: Product): boolean {
  const told = occasion.configuration[GROUP];
  const choices = choicesOf(product);
  return told !== undefined && choices.length > 0 && !choices.some(({ id }) => id === told);
}

/** What the address of results carries of the trip, so that going back brings it back. */
export function besideOf(stay: Stay): Beside {
  const { arrival, nights, guests } = tripOf(stay);
  return {
    ...(arrival !== '' && { arrive: arrival }),
    ...(nights !== 1 && { nights: String(nights) }),
    ...(guests !== undefined && guests !== guestChoices(stay)[0] && { guests: guests.id }),
  };
}

/** What is wrong with the trip in an address; empty when nothing is. */
export function tripComplaints(stay: Stay, params: URLSearchParams): TripComplaints {
  const now = stay.opening.clock.date();
  const arrive = params.get('arrive')?.trim() ?? '';
  const nights = params.get('nights');
  const guests = params.get('guests');
  const choices = guestChoices(stay);
  const arriveWrong = arrive === '' ? undefined : arrivalComplaint(arrive, now);
  const nightsWrong =
    nights === null || isNights(readQuantity(nights))
      ? undefined
      : `A stay is 1 to ${MOST_NIGHTS} nights: you leave after you arrive.`;
  const largest = choices.at(-1);
  const guestsWrong =
    guests === null || largest === undefined || choices.some(({ id }) => id === guests)
      ? undefined
      : `No place here sleeps that many. The largest take ${largest.label}.`;
  return {
    ...(arriveWrong && { arrive: arriveWrong }),
    ...(nightsWrong && { nights: nightsWrong }),
    ...(guestsWrong && { guests: guestsWrong }),
  };
}

/** Takes the trip from addresses of results and places: what is sound in them, prices follow. */
export function tripRoutes(app: Hono, stay: Stay): void {
  const { routes } = stay;
  for (const path of [routes.results, `${routes.product}/*`]) {
    app.use(path, async (c, next) => {
      takeTrip(stay, new URL(c.req.url).searchParams);
      return next();
    });
  }
}

function takeTrip(stay: Stay, params: URLSearchParams): void {
  const wrong = tripComplaints(stay, params);
  const { occasion, checkout } = stay;
  const arrive = params.get('arrive');
  const day = readDay(arrive ?? '', stay.opening.clock.date());
  if (arrive !== null && wrong.arrive === undefined)
    checkout.details = { ...checkout.details, arrival: day === undefined ? '' : dayIn(day) };
  const nights = readQuantity(params.get('nights'));
  const told = params.get('guests') ?? params.get(`o-${GROUP}`);
  const isKnown = guestChoices(stay).some(({ id }) => id === told);
  stay.occasion = {
    quantity: isNights(nights) ? nights : occasion.quantity,
    configuration: told !== null && isKnown ? { [GROUP]: told } : occasion.configuration,
  };
}

const isNights = (nights: number): boolean => nights >= 1 && nights <= MOST_NIGHTS;
