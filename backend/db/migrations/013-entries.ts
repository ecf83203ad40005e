import type { Migration } from './migration.ts';

export const entries: Migration = {
  name: '013-entries',
  async up({ execute, types: { text, integer, strict } }) {
    await execute(`
      create table entry (
        id ${text} not null primary key,
        campaign_id ${text} not null references campaign (id) on delete cascade,
        type ${text} not null,
        title ${text} not null,
        title_fold ${text} not null,
        text ${text} not null,
        excerpt ${text} not null,
        tags ${text} not null,
        details ${text} not null,
        date ${text} not null,
        parent_id ${text} references entry (id) on delete set null,
        position ${integer} not null,
        visibility ${text} not null check (visibility in ('gm', 'everyone', 'chosen')),
        created_by ${text} references "user" (id) on delete set null,
        player_id ${text} references "user" (id) on delete set null,
        bytes ${integer} not null,
        created_at ${integer} not null,
        updated_at ${integer} not null,
        deleted_at ${integer},
        version ${integer} not null default 1
      ) ${strict}`);
    for (const [name, columns] of Object.entries(indexes)) {
      await execute(`create index ${name} on entry (${columns})`);
    }
    await execute(`
      create table entry_reader (
        entry_id ${text} not null references entry (id) on delete cascade,
        user_id ${text} not null references "user" (id) on delete cascade,
        primary key (entry_id, user_id)
      ) ${strict}`);
    await execute('create index entry_reader_by_user on entry_reader (user_id)');
    await execute(`
      create table entry_tag (
        entry_id ${text} not null references entry (id) on delete cascade,
        tag_fold ${text} not null,
        primary key (entry_id, tag_fold)
      ) ${strict}`);
    await execute(`
      create table entry_view (
        entry_id ${text} not null references entry (id) on delete cascade,
        audience ${text} not null,
        text ${text} not null,
        recap ${text} not null,
        excerpt ${text} not null,
        primary key (entry_id, audience)
      ) ${strict}`);
    await execute(`
      create table entry_link (
        entry_id ${text} not null references entry (id) on delete cascade,
        audience ${text} not null,
        title_fold ${text} not null,
        words ${text} not null,
        place ${integer} not null,
        campaign_id ${text} not null,
        target_id ${text} references entry (id) on delete set null,
        primary key (entry_id, audience, title_fold)
      ) ${strict}`);
    await execute('create index entry_link_by_target on entry_link (target_id, audience)');
    await execute(
      'create index entry_link_by_title on entry_link (campaign_id, title_fold) where target_id is null',
    );
  },
};

const indexes = {
  entry_by_title: 'campaign_id, title_fold, id',
  entry_by_type: 'campaign_id, type, title_fold, id',
  entry_by_date: 'campaign_id, type, date, id',
  entry_by_position: 'campaign_id, parent_id, position, id',
  entry_by_creation: 'campaign_id, created_at, id',
  entry_by_change: 'campaign_id, updated_at, id',
  entry_by_size: 'campaign_id, bytes',
  entry_by_parent: 'parent_id',
  entry_by_author: 'created_by',
  entry_by_player: 'player_id',
  entry_by_deletion: 'deleted_at',
};
