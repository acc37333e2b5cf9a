import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Presentation } from '../presentation.ts';
import { catalogIndex } from './catalog-index.ts';
import { filtersOf, readQuery, writeQuery } from './query.ts';
import { search } from './search.ts';
import { type Shelf, shelfOf, sortsOf } from './shelf.ts';
import { lamp, lampType, plainly } from './testing/lamps.ts';

const figures = (height: number, weight: number, dimmable: boolean, shade = 'Linen') => ({
  attributes: { height, weight, dimmable, shade, hum: height },
});
const CATALOG = [
  lamp('a', figures(20, 3, true)),
  lamp('b', { ...figures(30, 2, false, 'Glass'), brand: 'Kestrel', name: 'Kestrel Bow 450', price: 9000 }),
  lamp('c', { ...figures(40, 1, true), price: 2000, delivery: 0 }),
  lamp('d', { ...figures(50, 4, false), brand: 'Kestrel', name: 'Kestrel Café Arc', deliveryDays: 1 }),
];

const shelf = (over: Partial<Presentation> = {}): Shelf =>
  shelfOf(catalogIndex(lampType, CATALOG), plainly(over));
const find = (address: string, on = shelf(), size = 24) =>
  search(on, readQuery(new URLSearchParams(address), on), size);
const ids = (address: string, on = shelf(), size = 24): string =>
  find(address, on, size)
    .products.map(({ product }) => product.id)
    .join('');

describe('search', () => {
  it.each([
    ['', 'abcd'],
    ['q=kestrel', 'bd'],
    ['q=KESTRELS+lamps', 'bd'],
    ['q=kest', 'bd'],
    ['q=cafe', 'd'],
    ['q=450', 'b'],
    ['q=glass', 'b'],
    ['q=40cm', 'c'],
    ['q=3+m', 'abcd'],
    ['q=lighting', 'abcd'],
    ['q=the+best+lamp+for+my+desk', 'abcd'],
    ['q=zzz', ''],
    ['q=kestrel+linen+glass', 'bd'],
  ])('finds %s', (address, expected) => {
    expect(ids(address)).toBe(expected);
  });

  it('says which words it left out, and when nothing has all of them', () => {
    expect(find('q=kestrel+zzz')).toMatchObject({ unknown: ['zzz'], closest: false, total: 2 });
    expect(find('q=arden+glass')).toMatchObject({ closest: true });
  });

  it('can not be searched by what only a product page tells', () => {
    expect(ids('q=hum')).toBe('');
    expect(ids('hum-min=30')).toBe('abcd');
    expect(sortsOf(shelf())).not.toContain('hum');
  });

  it.each([
    ['brand=Kestrel', 'bd'],
    ['brand=Kestrel&brand=Arden', 'abcd'],
    ['brand=Nobody', 'abcd'],
    ['dimmable=yes', 'ac'],
    ['dimmable=no&shade=Glass', 'b'],
    ['height-min=30&height-max=40', 'bc'],
    ['price-max=20', 'c'],
    ['price-min=%2445&price-max=45.00', 'ad'],
    ['weight-min=abc', 'abcd'],
    ['height-min=41&height-max=10', ''],
    ['delivery-max=1', 'd'],
  ])('filters by %s', (address, expected) => {
    expect(ids(address)).toBe(expected);
  });

  it.each([
    ['sort=price', 'cadb'],
    ['sort=-price', 'badc'],
    ['sort=weight', 'cbad'],
    ['sort=-weight', 'dabc'],
    ['sort=evil', 'abcd'],
  ])('sorts by %s, ties in the order of the ranking', (address, expected) => {
    expect(ids(address)).toBe(expected);
  });

  it('filters and sorts by the price that a card names', () => {
    const drip = shelf({ basePriceOnly: new Set(['d']) });
    expect(ids('sort=price', drip)).toBe('cdab');
    expect(ids('price-max=40', drip)).toBe('cd');
  });

  it('shows the ranking, sponsored ones first and only once, on any sort', () => {
    const treated = shelf({ ranking: ['d', 'c', 'b', 'a'], sponsored: ['b'] });
    expect(ids('', treated)).toBe('bdca');
    expect(ids('sort=weight', treated)).toBe('bcad');
    expect(ids('brand=Arden', treated)).toBe('ca');
    expect(find('', treated).products.map(({ sponsored }) => sponsored)).toEqual([true, false, false, false]);
    expect(ids('page=2', treated, 3)).toBe('a');
  });

  it('counts what each step would leave, a facet not counting its own filter', () => {
    const counts = (address: string, facet: string) => [...(find(address).counts.get(facet) ?? [])];
    expect(counts('', 'brand')).toEqual([2, 2]);
    expect(counts('brand=Kestrel', 'brand')).toEqual([2, 2]);
    expect(counts('brand=Kestrel', 'shade')).toEqual([1, 1]);
    expect(counts('brand=Kestrel&shade=Glass', 'brand')).toEqual([0, 1]);
  });

  it('finds by a value that only an option gives', () => {
    const optional = lamp('x', {
      options: [
        {
          id: 'size',
          label: 'Size',
          choices: [
            { id: 's', label: 'Small', price: 0 },
            { id: 't', label: 'Tall', price: 100, sets: { height: 90 } },
          ],
        },
      ],
    });
    const on = shelfOf(catalogIndex(lampType, [optional, lamp('y')]), plainly());
    expect(ids('height-min=90', on)).toBe('x');
    expect(ids('sort=height', on)).toBe('xy');
  });

  it('gives each product exactly once over all pages, and never a page that there isn’t', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.constantFrom(...sortsOf(shelf())), (size, sort) => {
        const pages = find('', shelf(), size).pages;
        const all = Array.from({ length: pages }, (_, n) => ids(`sort=${sort}&page=${n + 1}`, shelf(), size));
        expect([...all.join('')].sort().join('')).toBe('abcd');
        expect(find(`page=${pages + 9}`, shelf(), size).page).toBe(pages);
      }),
      { numRuns: 40 },
    );
  });
});

describe('query', () => {
  it('reads back what it wrote', () => {
    const on = shelf();
    const address = 'q=two+words&price-min=12.5&brand=Arden&brand=Kestrel&height-max=40&sort=-weight&page=2';
    const query = readQuery(new URLSearchParams(address), on);
    expect(readQuery(writeQuery(query, on), on)).toEqual(query);
    expect(filtersOf(query)).toEqual({ brand: 'Arden|Kestrel', price: '1250..', height: '..40' });
  });

  it('cuts a search text that is too long, and takes any text', () => {
    const on = shelf();
    expect(readQuery(new URLSearchParams({ q: 'x'.repeat(10_000) }), on).text).toHaveLength(200);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.string(), (q, page) => {
        const query = readQuery(new URLSearchParams({ q, page, sort: q, 'height-min': page }), on);
        const { total, products } = search(on, query, 24);
        expect(products.length).toBe(total);
      }),
      { numRuns: 100 },
    );
  });
});
