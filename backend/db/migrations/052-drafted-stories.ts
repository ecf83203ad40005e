import type { Migration } from './migration.ts';

/** Who wrote the drafts that were put into the appearance and the backstory of a character. */
export const draftedStories: Migration = {
  name: '052-drafted-stories',
  async up({ execute, types: { text } }) {
    await execute(`alter table character add column appearance_drafted_by ${text}`);
    await execute(`alter table character add column backstory_drafted_by ${text}`);
  },
};
