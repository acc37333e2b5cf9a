import { seedFrom } from '../../../core/random.ts';
import { type Catalog, type CatalogSize, generateCatalog } from '../catalog/index.ts';
import type { ProductType } from '../product-type.ts';
import type { Product } from '../record.ts';
import type { ShoppingRequest } from '../request.ts';
import { PRODUCT_TYPES } from '../types/index.ts';

/** A task's request, words and catalog. The catalog is made when it is first asked for, and then kept. */
export interface TaskData {
  /** `markets/shop-laptop-a`. */
  readonly id: string;
  readonly market: string;
  readonly type: ProductType;
  /** Id of the setting within its type. */
  readonly setting: string;
  readonly size: CatalogSize;
  readonly request: ShoppingRequest;
  readonly instruction: string;
  catalog(): readonly Product[];
  /** Id of the one product that is best. */
  readonly optimum: string;
  readonly dripTargets: readonly string[];
}

/** Every task: the settings of each product type, the one for the large catalog last. */
export const taskData: readonly TaskData[] = PRODUCT_TYPES.flatMap((type) =>
  type.settings.map((setting): TaskData => {
    const id = `markets/${type.market}-${type.id}-${setting.id}`;
    const size = setting.id === 'hard' ? 'hard' : 'standard';
    let made: Catalog | undefined;
    const catalog = (): Catalog => {
      made ??= generateCatalog(type, setting.request, { size, seed: seedFrom(id) });
      return made;
    };
    return {
      id,
      market: type.market,
      type,
      setting: setting.id,
      size,
      request: setting.request,
      instruction: setting.words(setting.request),
      catalog: () => catalog().products,
      get optimum() {
        return catalog().optimum;
      },
      get dripTargets() {
        return catalog().dripTargets;
      },
    };
  }),
);
