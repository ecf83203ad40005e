import type { Migration } from './migration.ts';

/** The kinds that one marker stood for. */
const kinds = ['gear', 'tools', 'armor', 'weapons', 'feats'];

/** Each kind gets its own marker, so that a store is filled with the rows of a kind that is new to it. */
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
