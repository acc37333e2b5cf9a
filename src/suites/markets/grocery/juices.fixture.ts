import { generateCatalog } from '../catalog/index.ts';
import type { Product } from '../record.ts';
import { juice } from '../types/juice/index.ts';

const [setting] = juice.settings;
const [drawn] =
  setting === undefined
    ? []
    : generateCatalog(juice, setting.request, { size: 'standard', seed: 7 }).products;

/** A juice for tests: $3.00 in 330 ml, $7.00 in 1 litre, $0.20 deposit a piece, $1.50 packing, $2.00 delivery. */
export function testJuice(id: string, over: Partial<Product> = {}): Product {
  if (drawn === undefined) throw new Error('there is no juice');
  return {
    ...drawn,
    id,
    name: `Pressmoor Barn ${id}`,
    brand: 'Pressmoor',
    price: 300,
    formerPrice: 400,
    delivery: 200,
    fees: [
      { id: 'deposit', label: 'Bottle deposit', amount: 20, per: 'piece' },
      { id: 'basket', label: 'Packing fee', amount: 150, per: 'order' },
    ],
    options: [
      {
        id: 'size',
        label: 'Size',
        choices: [
          { id: '330ml', label: '330 ml', price: 0, sets: { size: '330 ml' } },
          { id: '1l', label: '1 litre', price: 400, sets: { size: '1 litre' } },
        ],
      },
    ],
    addOns: [{ id: 'sleeve', label: 'Cooling sleeve for each bottle', price: 99 }],
    stock: 3,
    most: 12,
    ...over,
  };
}
