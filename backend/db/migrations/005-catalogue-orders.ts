import type { Migration } from './migration.ts';

/**
 * An index for each order of catalogue lists; those for name and category are in 003-catalogue.ts.
 * Each index contains name and category, so that a filtered or searched list can skip rows without
 * reading the table.
 */
export const catalogueOrders: Migration = {
  name: '005-catalogue-orders',
  async up({ kind, execute, types: { integer, real } }) {
    // Items without a price or weight are last in both directions: see CatalogueItemTable.
    const computed = [
      `cost_rising ${integer} not null generated always as (coalesce(cost_cp, 9007199254740991))`,
      `cost_falling ${integer} not null generated always as (coalesce(cost_cp, -1))`,
      `weight_rising ${real} not null generated always as (coalesce(weight_lb, 1e300))`,
      `weight_falling ${real} not null generated always as (coalesce(weight_lb, -1.0))`,
    ];
    // SQLite can add only virtual columns; PostgreSQL can index only stored columns.
    const storage = kind === 'sqlite' ? 'virtual' : 'stored';
    for (const column of computed) {
      await execute(`alter table catalogue_item add column ${column} ${storage}`);
    }
    const orders = [
      'edition',
      'source',
      'updated_at',
      'cost_rising',
      'cost_falling',
      'weight_rising',
      'weight_falling',
    ];
    for (const column of orders) {
      await execute(
        `create index catalogue_item_by_${column}
          on catalogue_item (kind, ${column}, name_fold, sk, category)`,
      );
    }
  },
};
