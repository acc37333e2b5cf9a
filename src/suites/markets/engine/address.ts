/** Where an order goes. */
export interface Address {
  readonly name: string;
  readonly street: string;
  readonly extra: string;
  readonly town: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
}

/** A way to be delivered to, or to pay. None of them costs anything: the price shown is the price charged. */
export interface Way {
  readonly id: string;
  readonly label: string;
  readonly note: string;
}

/** The fields of an address in the order of the form. */
export const ADDRESS_FIELDS: readonly {
  readonly name: keyof Address;
  readonly label: string;
  readonly autocomplete: string;
  readonly needed: boolean;
}[] = [
  { name: 'name', label: 'Full name', autocomplete: 'name', needed: true },
  { name: 'street', label: 'Address line 1', autocomplete: 'address-line1', needed: true },
  { name: 'extra', label: 'Address line 2 (optional)', autocomplete: 'address-line2', needed: false },
  { name: 'town', label: 'City', autocomplete: 'address-level2', needed: true },
  { name: 'state', label: 'State', autocomplete: 'address-level1', needed: true },
  { name: 'zip', label: 'ZIP code', autocomplete: 'postal-code', needed: true },
  { name: 'phone', label: 'Phone for the driver', autocomplete: 'tel', needed: true },
];

const FIELD_LIMIT = 80;

/** Reads an address from a form. It is not yet checked. */
export function readAddress(form: URLSearchParams): Address {
  const field = (name: keyof Address): string => (form.get(name) ?? '').replace(/\s+/g, ' ').trim();
  return {
    name: field('name'),
    street: field('street'),
    extra: field('extra'),
    town: field('town'),
    state: field('state'),
    zip: field('zip'),
    phone: field('phone'),
  };
}

/** What is wrong with an address, in words for the one who typed it; empty when nothing is. */
export function complaintsAbout(address: Address): Readonly<Record<string, string>> {
  const complaints: Record<string, string> = {};
  for (const { name, label, needed } of ADDRESS_FIELDS) {
    const value = address[name];
    if (needed && value === '') complaints[name] = `${label} is missing.`;
    else if (value.length > FIELD_LIMIT)
      complaints[name] = `${label} is longer than ${FIELD_LIMIT} characters.`;
  }
  if (!complaints.zip && !/^\d{5}(-\d{4})?$/.test(address.zip)) {
    complaints.zip = 'A ZIP code has five digits, such as 04417.';
  }
  if (!complaints.phone && !/^\+?[\d ()-]{6,20}$/.test(address.phone)) {
    complaints.phone = 'A phone number has 6 to 20 digits, such as (555) 010-4417.';
  }
  return complaints;
}
