import { CONDITIONS } from './conditions.ts';
import type { Market } from './market.ts';
import { favorIn } from './parts.ts';
import type { TaskData } from './tasks/index.ts';

/** Products a page of results. */
export const PAGE_SIZE = 24;

/** Pages of results that are read of a large catalog: the first ones and the last. */
const READ_OF_HARD = 3;

/** Of so many products, and of the optimum, the pages are read that lie apart where a step is put in the way. */
const READ_APART = 6;

/** The pages of results that are read of a task, from 1. */
export function pagesRead(data: TaskData): number[] {
  const pages = Math.ceil(data.catalog().length / PAGE_SIZE);
  return Array.from({ length: pages }, (_, at) => at + 1).filter(
    (page) => data.size === 'standard' || page <= READ_OF_HARD || page === pages,
  );
}

/**
 * Paths of what a task can show: what is the same for every catalog, its pages of results, and each product's page and picture.
 * Of a large catalog, three pages of results with the last, and the products that a condition favors, with the optimum.
 */
export function resourcesOf(data: TaskData, market: Market): string[] {
  const catalog = data.catalog();
  const isHard = data.size === 'hard';
  const special = new Set([
    data.optimum,
    ...CONDITIONS.flatMap((condition) => {
      const { favored, dripped } = favorIn(data, condition);
      return [...favored, ...dripped];
    }),
  ]);
  const products = catalog.map(({ id }) => id).filter((id) => !isHard || special.has(id));
  const paths = [
    ...market.resources,
    ...pagesRead(data).map((page) => market.paths.results(page)),
    ...products.flatMap((id) => [market.paths.product(id), market.paths.picture(id)]),
    ...[...products.slice(0, READ_APART), data.optimum].flatMap((id) =>
      ['specification', 'options'].map((page) => `${market.paths.product(id)}/${page}`),
    ),
  ];
  return [...new Set(paths)];
}
