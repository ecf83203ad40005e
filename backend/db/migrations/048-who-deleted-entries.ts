import type { Migration } from './migration.ts';

/** Who has deleted an entry, because this person may restore it. For earlier deletions it is not known. */
export const whoDeletedEntries: Migration = {
  name: '048-who-deleted-entries',
  async up({ execute, types: { text } }) {
    await execute(
      `alter table entry add column deleted_by ${text} references "user" (id) on delete set null`,
    );
    // Without this index, removing an account would read every entry.
    await execute(
      'create index entry_by_deleter on entry (deleted_by) where deleted_by is not null',
    );
  },
};
