import type { Migration } from './migration.ts';

/**
 * Pictures of entries. Texts of earlier versions can contain no address of a picture, because there were
 * none, so `entry_picture` needs no rows for them.
 *
 * The references to `picture` have no action on deletion. If a request begins to show a picture while
 * the sweep deletes it, the deletion fails, and the picture stays.
 */
export const pictures: Migration = {
  name: '017-pictures',
  async up({ execute, types: { text, integer, strict } }) {
    await execute(`
      create table picture (
        id ${text} not null primary key,
        campaign_id ${text} not null references campaign (id) on delete cascade,
        uploaded_by ${text} references "user" (id) on delete set null,
        full_image_id ${text} not null references image (id),
        small_image_id ${text} not null references image (id),
        width ${integer} not null,
        height ${integer} not null,
        bytes ${integer} not null,
        created_at ${integer} not null,
        unshown_since ${integer}
      ) ${strict}`);
    for (const column of ['campaign_id', 'uploaded_by', 'full_image_id', 'small_image_id']) {
      await execute(`create index picture_by_${column} on picture (${column})`);
    }
    await execute(`
      create table entry_picture (
        entry_id ${text} not null references entry (id) on delete cascade,
        audience ${text} not null,
        picture_id ${text} not null references picture (id),
        primary key (entry_id, audience, picture_id)
      ) ${strict}`);
    await execute('create index entry_picture_by_picture on entry_picture (picture_id)');
    await execute(`alter table entry add column cover_picture_id ${text} references picture (id)`);
    await execute('create index entry_by_cover on entry (cover_picture_id)');
  },
};
