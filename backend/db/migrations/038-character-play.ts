import type { Migration } from './migration.ts';

/**
 * The state of a character in play has a table of its own, because a press on the sheet is not a new version of the
 * character.
 * The ids of the last changes are kept, so that a repeated request is not applied twice.
 */
export const characterPlay: Migration = {
  name: '038-character-play',
  async up({ execute, types: { text, integer, strict } }) {
    await execute(
      `create table character_play (
        character_id ${text} not null primary key references character (id) on delete cascade,
        state ${text} not null,
        changed_at ${integer} not null
      ) ${strict}`,
    );
    await execute(
      `create table character_play_change (
        character_id ${text} not null references character (id) on delete cascade,
        change_id ${text} not null,
        made_at ${integer} not null,
        primary key (character_id, change_id)
      ) ${strict}`,
    );
  },
};
