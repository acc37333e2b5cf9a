import { html } from 'hono/html';
import { ADDRESS_FIELDS, type Address, type Html } from '../../engine/index.ts';
import type { Complaints } from '../checkout-routes.ts';

/** The fields of an address, each with what is wrong with it, and above them how many are. */
export function addressFields(address: Address, complaints: Complaints): Html {
  return html`${complaintCount(complaints)}${ADDRESS_FIELDS.map(({ name, label, autocomplete }) =>
    field({ name, label, autocomplete, value: address[name], complaint: complaints[name] }),
  )}`;
}

/** A field of a form, with what is wrong with it. */
export function field(options: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly autocomplete?: string;
  readonly complaint: string | undefined;
}): Html {
  const { name, label, value, autocomplete = 'off', complaint } = options;
  return html`<p class="field f-${name}"><label for="a-${name}">${label}</label><input id="a-${name}" name="${name}" value="${value}" autocomplete="${autocomplete}" maxlength="80"${complaint ? html` aria-invalid="true" aria-describedby="c-${name}"` : ''}>${complaint ? html`<span class="complaint" id="c-${name}">${complaint}</span>` : ''}</p>`;
}

/** How many fields have to be looked at; nothing when none. */
export function complaintCount(complaints: Complaints): Html | '' {
  const wrong = Object.values(complaints).length;
  if (wrong === 0) return '';
  return html`<p class="remark bad" role="alert">Please look at ${wrong === 1 ? 'one field' : `${wrong} fields`} below.</p>`;
}

/** An address in lines. */
export function addressLines({ name, street, extra, town, state, zip }: Address): Html {
  const lines = [name, street, extra, `${town}, ${state} ${zip}`].filter((line) => line !== '');
  return html`<p>${lines.map((line, n) => (n === 0 ? html`${line}` : html`<br>${line}`))}</p>`;
}
