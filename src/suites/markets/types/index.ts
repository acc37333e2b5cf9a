import type { ProductType } from '../product-type.ts';
import { chair } from './chair/index.ts';
import { headphones } from './headphones/index.ts';
import { laptop } from './laptop/index.ts';
import { purifier } from './purifier/index.ts';
import { vacuum } from './vacuum/index.ts';

/** Every product type. Each says which market sells it. */
export const PRODUCT_TYPES: readonly ProductType[] = [laptop, headphones, vacuum, chair, purifier];
