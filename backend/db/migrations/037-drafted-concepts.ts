import type { Migration } from './migration.ts';

/** Who wrote the draft that was put into the concept of a character: `storyteller`, or the name of a model. */
export const draftedConcepts: Migration = {
  name: '037-drafted-concepts',
  async up({ execute, types: { text } }) {
    await execute(`alter table character add column drafted_by ${text}`);
  },
};
