import type { Channel } from '../channel.ts';
import { a2 } from './a2.ts';
import { a2Vendor } from './a2-vendor.ts';
import { a3 } from './a3.ts';
import { a4 } from './a4.ts';
import { a4State } from './a4-state.ts';
import { a5 } from './a5.ts';
import { alt } from './alt.ts';
import { c0 } from './c0.ts';
import { cssText } from './css-text.ts';
import { decoy } from './decoy.ts';
import { description } from './description.ts';
import { disabled } from './disabled.ts';
import { hidden } from './hidden.ts';
import { labelFor } from './label-for.ts';
import { meta } from './meta.ts';
import { microdata } from './microdata.ts';
import { role } from './role.ts';
import { status } from './status.ts';

/** Every channel, the paper's first. */
export const CHANNELS: readonly Channel[] = [
  c0,
  a2,
  a3,
  a4,
  a5,
  a2Vendor,
  a4State,
  description,
  labelFor,
  decoy,
  alt,
  cssText,
  role,
  disabled,
  hidden,
  status,
  microdata,
  meta,
];
