import { generateCatalog } from '../catalog/index.ts';
import type { Product } from '../record.ts';
import { pizza } from '../types/pizza/index.ts';

/** A pizza for tests: $12.00 in 10 inch, $21.00 in 18 inch, $2.00 delivery, $1.50 small-order fee under $60.00. */
export function testPizza(id: string, over: Partial<Product> = {}): Product {
  const [drawn] = PIZZAS;
  if (drawn === undefined) throw new Error('there is no pizza');
  return {
    ...drawn,
    id,
    name: `Regina at Forno ${id}`,
    price: 1200,
    formerPrice: 1500,
    delivery: 200,
    fees: [{ id: 'small', label: 'Small-order fee', amount: 150, per: 'order', below: 6000 }],
    options: [
      {
        id: 'size',
        label: 'Size',
        choices: [
          { id: '10in', label: '10 inch', price: 0, sets: { size: '10 inch' } },
          { id: '18in', label: '18 inch', price: 900, sets: { size: '18 inch' } },
        ],
      },
    ],
    addOns: [{ id: 'dip', label: 'Garlic dip', price: 199 }],
    stock: 8,
    ...over,
  };
}

/** Pizzas as a task has them. */
const PIZZAS: readonly Product[] = generateCatalog(
  pizza,
  pizza.settings[0]?.request ?? { type: 'pizza', configuration: {}, requirements: [], preferences: [] },
  { size: 'standard', seed: 7 },
).products;
