import { configurationOn } from '../engine/index.ts';
import type { Configuration, Product } from '../record.ts';
import { productPath, type Storefront } from './store.ts';

/** The configuration that an address asks for: what it names, and what the visitor's occasion has where it names none that there is. */
export function readConfiguration(
  { occasion }: Storefront,
  product: Product,
  params: URLSearchParams,
): Configuration {
  const usual = configurationOn(product, occasion);
  return Object.fromEntries(
    product.options.map(({ id, choices }) => {
      const asked = params.get(`o-${id}`);
      return [id, choices.find((choice) => choice.id === asked)?.id ?? usual[id] ?? ''];
    }),
  );
}

/** The configuration that a form asks for, as it stands there: a choice that there isn't is not put right. */
export function readRequested(product: Product, form: URLSearchParams): Configuration {
  return Object.fromEntries(product.options.map(({ id }) => [id, form.get(`o-${id}`) ?? '']));
}

/** The address parameters of a configuration. */
export function configurationParams(configuration: Configuration): string {
  return new URLSearchParams(
    Object.entries(configuration).map(([group, choice]) => [`o-${group}`, choice]),
  ).toString();
}

/** The address of a product's page in a configuration. */
export function configuredPath(
  storefront: Storefront,
  product: Product,
  configuration: Configuration,
): string {
  const params = configurationParams(configuration);
  return params === '' ? productPath(storefront, product) : `${productPath(storefront, product)}?${params}`;
}

/** The configurations whose prices option groups name: the chosen one first, then those one choice away. */
export function namedConfigurations(product: Product, configuration: Configuration): Configuration[] {
  const others = product.options.flatMap(({ id, choices }) =>
    choices
      .filter((choice) => choice.id !== configuration[id])
      .map((choice) => ({ ...configuration, [id]: choice.id })),
  );
  return [configuration, ...others];
}
