import { configurationLabel, type Html, type Wish } from '../../engine/index.ts';
import { bill, itemsOf } from '../../storefront/parts/bill.ts';

/** What a line comes to: the ask, by the name of its size if it is `named` here, what goes with it, the processing fee and shipping. */
export function pairBill(line: Wish, { named }: { readonly named: boolean }): Html {
  const { product, configuration } = line;
  const size = named ? configurationLabel(product, configuration) : '';
  const beside = { ...line, product: { ...product, delivery: 0 } };
  const items = itemsOf(beside, size === '' ? 'Ask' : `Ask, ${size}`);
  return bill([...items, { label: 'Shipping', amount: product.delivery }], 'Total to pay');
}
