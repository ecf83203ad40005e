import type { Migration } from './migration.ts';

/**
 * Who wrote the draft that was put into a text: `storyteller`, or the name of a model. Each view of an entry has
 * its own, because a draft in a secret passage must not change what other readers see.
 */
export const draftedTexts: Migration = {
  name: '036-drafted-texts',
  async up({ execute, types: { text } }) {
    for (const table of ['entry', 'entry_view', 'entry_version']) {
      await execute(`alter table ${table} add column drafted_by ${text}`);
    }
    for (const name of ['setting', 'overview', 'notes']) {
      await execute(`alter table campaign add column ${name}_drafted_by ${text}`);
    }
  },
};
