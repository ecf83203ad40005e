import type { Migration } from './migration.ts';

/**
 * The work on drafts and covers. The long texts are the last columns, because SQLite reads a row from its
 * beginning. Until now a request for a painted cover was stored, and nothing painted it. A process that works
 * on a row has it until `claimed_until`, so that another one continues after a crash. The images of a cover
 * are kept as long as the row.
 */
export const generations: Migration = {
  name: '032-generations',
  async up({ execute, types: { text, integer, strict } }) {
    await execute(`
      create table generation (
        id ${text} not null primary key,
        user_id ${text} not null references "user" (id) on delete cascade,
        campaign_id ${text} references campaign (id) on delete cascade,
        kind ${text} not null,
        status ${text} not null,
        revision_of ${text} references generation (id) on delete set null,
        author ${text} not null,
        cover_w1024_id ${text} references image (id),
        cover_w704_id ${text} references image (id),
        failure ${text},
        is_for_campaign ${integer} not null default 0,
        attempts ${integer} not null default 0,
        claimed_until ${integer} not null default 0,
        started_at ${integer} not null default 0,
        created_at ${integer} not null,
        ended_at ${integer},
        has_seed ${integer} not null,
        settings ${text} not null,
        revision ${text},
        draft ${text},
        story ${text}
      ) ${strict}`);
    await execute('create index generation_by_user on generation (user_id, created_at, id)');
    await execute('create index generation_by_status on generation (status, claimed_until)');
    await execute('create index generation_by_start on generation (user_id, started_at)');
    await execute('create index generation_by_age on generation (created_at)');
    for (const column of ['campaign_id', 'revision_of', 'cover_w1024_id', 'cover_w704_id']) {
      await execute(`create index generation_by_${column} on generation (${column})`);
    }
    await execute(`alter table campaign add column cover_alt ${text}`);
    await execute('update campaign set cover_wanted = 0 where cover_wanted = 1');
  },
};
