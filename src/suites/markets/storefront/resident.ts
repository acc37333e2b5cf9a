import type { Address } from '../engine/index.ts';

/** Who shops, as each market's account has it on file. */
export const RESIDENT: Address = {
  name: 'Robin Ashdown',
  street: '14 Millrace Lane',
  extra: '',
  town: 'Ottersby',
  state: 'Maine',
  zip: '04417',
  phone: '(555) 010-4417',
};
