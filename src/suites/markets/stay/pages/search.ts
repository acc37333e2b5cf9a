import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import { count } from '../../storefront/parts/words.ts';
import type { Stay } from '../brand.ts';
import { dayWords } from '../day.ts';
import { guestChoices, MOST_NIGHTS, type TripComplaints, tripOf } from '../trip.ts';

/** What a search was for, and what was wrong with it. */
export interface Searched {
  readonly text?: string;
  readonly complaints?: TripComplaints;
  /** The arrival as it was typed, when that could not be read. */
  readonly arrive?: string;
}

/** The search: where or what, arrival, nights and guests. */
export function searchForm(stay: Stay, { text = '', complaints = {}, arrive }: Searched = {}): Html {
  const { arrival, nights, guests } = tripOf(stay);
  const choices = guestChoices(stay);
  const wrong = Object.values(complaints);
  return html`<form class="find" action="${stay.routes.results}" method="get" role="search">
    <p class="cell wide"><label for="s-q">Where or what</label><input id="s-q" type="search" name="q" value="${text}" maxlength="200" placeholder="Any part of ${stay.opening.type.department}"></p>
    <p class="cell"><label for="s-arrive">Arrival</label><input id="s-arrive" name="arrive" value="${arrive ?? (arrival === '' ? '' : dayWords(arrival))}" maxlength="30" placeholder="Any day" autocomplete="off"${complaints.arrive ? html` aria-invalid="true" aria-describedby="s-wrong"` : ''}></p>
    <p class="cell short"><label for="s-nights">Nights</label><select id="s-nights" name="nights">${Array.from(
      { length: MOST_NIGHTS },
      (_, n) => html`<option${n + 1 === nights ? html` selected` : ''}>${n + 1}</option>`,
    )}</select></p>
    ${
      choices.length === 0
        ? ''
        : html`<p class="cell"><label for="s-guests">Guests</label><select id="s-guests" name="guests">${choices.map(
            (choice) =>
              html`<option value="${choice.id}"${choice === guests ? html` selected` : ''}>${choice.label}</option>`,
          )}</select></p>`
    }
    <button class="go" type="submit">Search</button>
    ${wrong.length === 0 ? '' : html`<p class="complaint" id="s-wrong" role="alert">${wrong.join(' ')} We left that as it was.</p>`}
  </form>`;
}

/** The trip in a line, which leads to the search. */
export function tripLink(stay: Stay): Html {
  return html`<a class="trip" href="${stay.routes.results}"><span class="unseen">Search again:</span> <b>${stay.opening.type.department}</b> <span>${tripWords(stay)}</span></a>`;
}

/** The trip in words: `from Fri, Apr 17, 4 nights, 3 guests`. */
export function tripWords(stay: Stay): string {
  const { arrival, nights, guests } = tripOf(stay);
  return [
    arrival === '' ? 'any day' : `from ${dayWords(arrival)}`,
    count(nights, 'night', 'nights'),
    ...(guests === undefined ? [] : [guests.label]),
  ].join(', ');
}
