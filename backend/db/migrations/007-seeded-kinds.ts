import type { Migration } from './migration.ts';

/** The kinds that existed when there was one marker for all kinds, `catalogue.seeded`. */
const kinds = ['gear', 'tools', 'armor', 'weapons', 'feats'];

/** Gives each kind a separate marker, so that a new kind gets its items in an existing store too. */
export const seededKinds: Migration = {
  name: '007-seeded-kinds',
  async up({ execute }) {
    for (const kind of kinds) {
      await execute(`insert into setting (key, value)
        select 'catalogue.seeded.${kind}', value from setting where key = 'catalogue.seeded'`);
    }
    await execute(`delete from setting where key = 'catalogue.seeded'`);
  },
};
