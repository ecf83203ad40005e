import type { PricedSort } from '#src/generated/model/index.ts';

/** The values by which a list of the catalogue can be sorted. */
export type CatalogueSort = PricedSort;

type OrderColumn =
  | 'category'
  | 'edition'
  | 'source'
  | 'updated_at'
  | 'cost_rising'
  | 'cost_falling'
  | 'weight_rising'
  | 'weight_falling';

/** The column that a list is sorted by first, before name and key. Each order has an index. */
interface Order {
  readonly column: OrderColumn;
  readonly type: 'text' | 'integer' | 'real';
}

/** Undefined for the order by name, which needs no other column. */
export function orderOf(sort: CatalogueSort, reverse: boolean): Order | undefined {
  switch (sort) {
    case 'name':
      return undefined;
    case 'category':
    case 'edition':
    case 'source':
      return { column: sort, type: 'text' };
    case 'updated_at':
      return { column: sort, type: 'integer' };
    case 'cost':
      return { column: reverse ? 'cost_falling' : 'cost_rising', type: 'integer' };
    case 'weight':
      return { column: reverse ? 'weight_falling' : 'weight_rising', type: 'real' };
  }
}
