import { html } from 'hono/html';
import { dayName, type Html } from '../../engine/index.ts';
import type { Complaints, Step } from '../../storefront/checkout-routes.ts';
import { complaintCount, field } from '../../storefront/parts/address-fields.ts';
import { knownWay, wayLabel, ways } from '../../storefront/parts/ways.ts';
import { PAYMENT_WAYS, type Stay, type StayDetails } from '../brand.ts';
import { arrivalComplaint, dayIn, dayWords, nightsBetween, readDay, season } from '../day.ts';
import { stayWords, summary } from './booking.ts';
import { page } from './document.ts';

const STEPS = [
  ['/book/dates', 'Dates'],
  ['/book/guest', 'Guest'],
  ['/book/payment', 'Payment'],
  ['/book/review', 'Review'],
] as const;
const LIMIT = 80;

/** The steps between a reserved place and the review. */
export function bookingSteps(stay: Stay): readonly Step<StayDetails>[] {
  return [datesStep(stay), guestStep(stay), paymentStep(stay)];
}

function datesStep(stay: Stay): Step<StayDetails> {
  const now = (): Date => stay.opening.clock.date();
  return {
    path: STEPS[0][0],
    page(refused) {
      const { arrival } = stay.checkout.details;
      const { first, last } = season(now());
      const nights = stay.cart.lines[0]?.quantity ?? 1;
      const complaints = refused?.complaints ?? {};
      return stepPage(
        stay,
        0,
        'When do you arrive?',
        html`<p class="hint">Any day from ${dayName(first)} to ${dayName(last)}, written like ${dayName(first).slice(5)} or ${dayIn(first)}.</p>
  <form class="fields" action="/book/dates" method="post" novalidate>
    ${complaintCount(complaints)}
    ${field({ name: 'arrival', label: 'Arrival date', value: refused?.form.get('arrival') ?? (arrival === '' ? '' : dayWords(arrival)), complaint: complaints.arrival })}
    ${field({ name: 'departure', label: `Departure date (only to change the ${nights} ${nights === 1 ? 'night' : 'nights'})`, value: refused?.form.get('departure') ?? '', complaint: complaints.departure })}
    <p class="onward"><button class="button buy" type="submit">Continue to guest</button></p>
  </form>`,
      );
    },
    take(form, details) {
      const [arrival, departure] = ['arrival', 'departure'].map((name) => form.get(name)?.trim() ?? '') as [
        string,
        string,
      ];
      const wrong =
        arrival === ''
          ? 'Arrival date is missing. Write it like Apr 17 or 2026-04-17.'
          : arrivalComplaint(arrival, now());
      const from = readDay(arrival, now());
      if (wrong !== undefined || from === undefined) return { complaints: { arrival: wrong ?? '' } };
      if (departure !== '') {
        const complaint = leave(stay, from, departure, now());
        if (complaint !== undefined) return { complaints: { departure: complaint } };
      }
      return { details: { ...details, arrival: dayIn(from) } };
    },
    lacks: ({ arrival }) => arrival === '',
  };
}

/** Changes the nights to those up to a day of departure; says why not when that can't be. */
function leave({ cart }: Stay, from: Date, departure: string, now: Date): string | undefined {
  const to = readDay(departure, now);
  if (to === undefined) return `We can’t read “${departure.slice(0, 30)}” as a day. Write it like Apr 21.`;
  const nights = nightsBetween(from, to);
  if (nights < 1) return 'Departure has to be after arrival: a stay is at least one night.';
  const [line] = cart.lines;
  const refusal = line && cart.setQuantity(line.key, nights);
  return refusal === undefined
    ? undefined
    : `The host does not let it for ${nights} nights. Please stay for fewer.`;
}

const GUEST_FIELDS = [
  ['name', 'Full name', 'name'],
  ['email', 'Email', 'email'],
  ['phone', 'Phone for the host', 'tel'],
  ['message', 'Message to the host (optional)', 'off'],
] as const;

function guestStep(stay: Stay): Step<StayDetails> {
  return {
    path: STEPS[1][0],
    page(refused) {
      const { details } = stay.checkout;
      const complaints = refused?.complaints ?? {};
      return stepPage(
        stay,
        1,
        'Who gets the key?',
        html`<form class="fields" action="/book/guest" method="post" novalidate>
    ${complaintCount(complaints)}
    ${GUEST_FIELDS.map(([name, label, autocomplete]) => field({ name, label, autocomplete, value: refused?.form.get(name) ?? details[name], complaint: complaints[name] }))}
    <p class="onward"><button class="button buy" type="submit">Continue to payment</button></p>
  </form>`,
      );
    },
    take(form, details) {
      const said = (name: string): string => (form.get(name) ?? '').replace(/\s+/g, ' ').trim();
      const given = {
        name: said('name'),
        email: said('email'),
        phone: said('phone'),
        message: said('message'),
      };
      const complaints = guestComplaints(given);
      return Object.keys(complaints).length > 0 ? { complaints } : { details: { ...details, ...given } };
    },
  };
}

function guestComplaints(given: Pick<StayDetails, 'name' | 'email' | 'phone' | 'message'>): Complaints {
  const complaints: Record<string, string> = {};
  for (const [name, label] of GUEST_FIELDS)
    if (given[name].length > LIMIT) complaints[name] = `${label} is longer than ${LIMIT} characters.`;
  if (given.name === '') complaints.name = 'Full name is missing: the host has to know whom to expect.';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given.email))
    complaints.email = 'An email address has an @ in it, such as robin@ashdown.example.';
  if (!/^\+?[\d ()-]{6,20}$/.test(given.phone))
    complaints.phone = 'A phone number has 6 to 20 digits, such as (555) 010-4417.';
  return complaints;
}

function paymentStep(stay: Stay): Step<StayDetails> {
  return {
    path: STEPS[2][0],
    page: () =>
      stepPage(
        stay,
        2,
        'How do you pay?',
        html`<form class="ways" action="/book/payment" method="post">
    ${ways('payment', 'Payment', PAYMENT_WAYS, stay.checkout.details.payment)}
    <p class="onward"><button class="button buy" type="submit">Continue to review</button></p>
  </form>`,
      ),
    take(form, details) {
      const payment = knownWay(PAYMENT_WAYS, form.get('payment'));
      return payment === undefined
        ? { complaints: { payment: 'Please choose one of these.' } }
        : { details: { ...details, payment } };
    },
  };
}

/** The last step: all of the booking, before it is confirmed. */
export function reviewPage(stay: Stay, changed: boolean): Html {
  const { details, ticket } = stay.checkout;
  const [line] = stay.cart.lines;
  return stepPage(
    stay,
    3,
    'All as you want it?',
    html`${changed ? html`<p class="remark bad" role="status">Your booking has changed since this page was shown. Please look at it again before you confirm.</p>` : ''}
  <dl class="given">
    <div><dt>Stay</dt><dd>${line === undefined ? '' : stayWords(line, details.arrival)} <a href="/book/dates" aria-label="Change dates">Change</a></dd></div>
    <div><dt>Guest</dt><dd>${details.name}, ${details.phone} <a href="/book/guest" aria-label="Change guest">Change</a></dd></div>
    ${details.message === '' ? '' : html`<div><dt>To the host</dt><dd>${details.message}</dd></div>`}
    <div><dt>Payment</dt><dd>${wayLabel(PAYMENT_WAYS, details.payment)} <a href="/book/payment" aria-label="Change payment">Change</a></dd></div>
  </dl>`,
    html`<form action="/book/review" method="post" data-once><input type="hidden" name="ticket" value="${ticket}"><button class="button buy" type="submit">Confirm and pay</button></form><p class="fine">${wayLabel(PAYMENT_WAYS, details.payment)} is charged with the total. By confirming you agree to the house rules.</p>`,
  );
}

function stepPage(stay: Stay, at: number, question: string, inside: Html, onward: Html = html``): Html {
  const [line] = stay.cart.lines;
  return page(stay, {
    title: `Booking: ${STEPS[at]?.[1] ?? ''}`,
    search: 'none',
    body: html`<div class="booking"><nav class="steps" aria-label="Steps"><ol>${STEPS.map(
      ([href, label], n) =>
        n < at
          ? html`<li class="past"><a href="${href}">${label}</a></li>`
          : html`<li${n === at ? html` aria-current="step"` : ''}>${label}</li>`,
    )}</ol></nav>
<div class="desk"><section class="work"><h1>${question}</h1>${inside}</section>${line === undefined ? '' : summary(stay, line, onward)}</div></div>`,
  });
}
