import type { ProductType } from '../../product-type.ts';
import { ordering } from '../words.ts';
import { PIZZA_ATTRIBUTES } from './attributes.ts';
import { drawPizza } from './draw.ts';
import { pizzaPicture } from './picture.ts';
import { PIZZA_SETTINGS } from './settings.ts';

/** Pizzas, each from a kitchen of its own. */
export const pizza: ProductType = {
  id: 'pizza',
  market: 'food',
  noun: { one: 'pizza', many: 'pizzas' },
  department: 'Pizza',
  calls: { brand: 'Dish', delivery: false },
  quantity: { label: 'How many', one: 'pizza', many: 'pizzas' },
  attributes: PIZZA_ATTRIBUTES,
  draw: drawPizza,
  picture: pizzaPicture,
  settings: ordering(PIZZA_SETTINGS),
};
