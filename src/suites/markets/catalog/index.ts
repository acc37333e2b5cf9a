export { type Catalog, type CatalogSize, generateCatalog } from './generate.ts';
