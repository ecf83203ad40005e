import type { Migration } from './migration.ts';

/** The import that created an entry, and the key of the entry in it, so that a repeated request creates nothing twice. */
export const imports: Migration = {
  name: '022-imports',
  async up({ execute, types: { text } }) {
    await execute(`alter table entry add column import_id ${text}`);
    await execute(`alter table entry add column import_key ${text}`);
    await execute(`
      create unique index entry_by_import on entry (campaign_id, import_id, import_key)
      where import_id is not null`);
  },
};
