import type { Migration } from './migration.ts';

/**
 * One index for each order that lists of the catalogue are read in. The category stands at the
 * end of each, so that a filtered or searched list leaves out rows without looking at the table.
 */
export const catalogueOrders: Migration = {
  name: '005-catalogue-orders',
  async up({ kind, execute, types: { integer, real } }) {
    // What has no price or weight comes last in both directions: see CatalogueItemTable.
    const computed = [
      `cost_rising ${integer} not null generated always as (coalesce(cost_cp, 9007199254740991))`,
      `cost_falling ${integer} not null generated always as (coalesce(cost_cp, -1))`,
      `weight_rising ${real} not null generated always as (coalesce(weight_lb, 1e300))`,
      `weight_falling ${real} not null generated always as (coalesce(weight_lb, -1.0))`,
    ];
    // SQLite adds only columns that are not stored, PostgreSQL can only index those that are.
    const kept = kind === 'sqlite' ? 'virtual' : 'stored';
    for (const column of computed) {
      await execute(`alter table catalogue_item add column ${column} ${kept}`);
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
