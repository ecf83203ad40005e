import type { Migration } from './migration.ts';

/**
 * When the last generation of a user began is kept with the user: a row of a generation is deleted when its user
 * discards it, and would take the order of the turns with it.
 */
export const generationTurns: Migration = {
  name: '041-generation-turns',
  async up({ execute, types: { integer } }) {
    await execute(
      `alter table "user" add column generation_started_at ${integer} not null default 0`,
    );
    await execute(
      `update "user" set generation_started_at = coalesce(
        (select max(started_at) from generation where generation.user_id = "user".id), 0)`,
    );
    await execute('drop index generation_by_start');
    await execute('alter table generation drop column started_at');
  },
};
