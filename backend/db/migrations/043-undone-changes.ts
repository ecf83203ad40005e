import type { Migration } from './migration.ts';

/**
 * What each remembered change of a character has really done, so that it can be taken back exactly. Changes that
 * were made before have no `undo`, and cannot be.
 */
export const undoneChanges: Migration = {
  name: '043-undone-changes',
  async up({ execute, types: { text } }) {
    await execute(`alter table character_play_change add column undo ${text}`);
    await execute(`alter table character_play_change add column undone_by ${text}`);
  },
};
