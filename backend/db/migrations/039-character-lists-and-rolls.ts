import type { Migration } from './migration.ts';

/**
 * What lists show of a character gets columns of its own, so that they do not read the long JSON. The rolls of a
 * character get a table.
 */
export const characterListsAndRolls: Migration = {
  name: '039-character-lists-and-rolls',
  async up({ kind, execute, types: { text, integer, strict } }) {
    for (const column of ['class', 'species', 'background', 'concept']) {
      await execute(`alter table character add column ${column} ${text} not null default ''`);
    }
    await execute(`alter table character add column level ${integer} not null default 1`);
    await execute(`alter table character add column other_classes ${text} not null default '[]'`);
    const field = (name: string) =>
      kind === 'postgres' ? `data::json ->> '${name}'` : `data ->> '${name}'`;
    await execute(`update character set
      class = ${field('class')},
      species = ${field('species')},
      background = ${field('background')},
      concept = coalesce(${field('concept')}, ''),
      level = coalesce(cast(${field('level')} as ${integer}), 1)`);
    // `listed_at` is `rolled_at`, but never later than the time at which the roll arrived.
    await execute(
      `create table character_roll (
        character_id ${text} not null references character (id) on delete cascade,
        roll_id ${text} not null,
        label ${text} not null,
        mode ${text} not null,
        dice ${text} not null,
        bonus ${integer} not null,
        total ${integer} not null,
        rolled_at ${integer} not null,
        listed_at ${integer} not null,
        primary key (character_id, roll_id)
      ) ${strict}`,
    );
    await execute(
      `create index character_roll_by_character_id_listed_at_roll_id
        on character_roll (character_id, listed_at, roll_id)`,
    );
  },
};
