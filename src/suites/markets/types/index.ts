import type { ProductType } from '../product-type.ts';
import { bicycle } from './bicycle/index.ts';
import { chair } from './chair/index.ts';
import { headphones } from './headphones/index.ts';
import { illustration } from './illustration/index.ts';
import { jacket } from './jacket/index.ts';
import { juice } from './juice/index.ts';
import { laptop } from './laptop/index.ts';
import { pizza } from './pizza/index.ts';
import { place } from './place/index.ts';
import { purifier } from './purifier/index.ts';
import { sneaker } from './sneaker/index.ts';
import { teapot } from './teapot/index.ts';
import { vacuum } from './vacuum/index.ts';

/** Every product type. Each says which market sells it. */
export const PRODUCT_TYPES: readonly ProductType[] = [
  laptop,
  headphones,
  vacuum,
  chair,
  purifier,
  teapot,
  bicycle,
  sneaker,
  pizza,
  juice,
  illustration,
  place,
  jacket,
];
