import type { Migration } from './migration.ts';

/** The portrait of a character, and the drafts of portraits. The indexes serve the deletion of unused images. */
export const portraits: Migration = {
  name: '035-portraits',
  async up({ execute, types: { text } }) {
    await execute(`alter table character add column portrait_id ${text} references image (id)`);
    await execute(`alter table character add column portrait_alt ${text}`);
    await execute(`alter table generation add column portrait_id ${text} references image (id)`);
    for (const table of ['character', 'generation']) {
      await execute(`create index ${table}_by_portrait_id on ${table} (portrait_id)`);
    }
  },
};
