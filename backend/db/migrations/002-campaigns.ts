import type { ColumnTypes, Migration } from './migration.ts';

/** Rows that were never opened are last in both directions: see AccessColumns in column-types.ts. */
const accessColumns = ({ integer }: ColumnTypes) => `
  last_accessed_at ${integer},
  accessed_newest_first ${integer} not null
    generated always as (coalesce(last_accessed_at, 0)) stored,
  accessed_oldest_first ${integer} not null
    generated always as (coalesce(last_accessed_at, 9007199254740991)) stored`;

export const campaigns: Migration = {
  name: '002-campaigns',
  async up({ execute, types }) {
    const { text, integer, blob, strict } = types;
    const index = (table: string, columns: string) =>
      execute(`create index ${table}_by_${columns.replaceAll(', ', '_')} on ${table} (${columns})`);
    await execute(`
      create table image (
        id ${text} not null primary key,
        content_type ${text} not null,
        bytes ${blob} not null,
        width ${integer} not null,
        height ${integer} not null,
        created_at ${integer} not null
      ) ${strict}`);
    // campaign_member has copies of the four columns of the unique key. Its foreign key updates the
    // copies when the campaign changes.
    await execute(`
      create table campaign (
        id ${text} not null primary key,
        owner_id ${text} not null references "user" (id),
        title ${text} not null,
        title_fold ${text} not null,
        setting ${text} not null,
        story_overview ${text} not null,
        dm_notes ${text} not null,
        edition ${text} not null default '2024',
        status ${text} not null default 'active',
        tone ${text},
        genre ${text},
        starting_level ${integer},
        party_size ${integer},
        safety ${text} not null default '{}',
        cover_w1024_id ${text} references image (id),
        cover_w704_id ${text} references image (id),
        cover_wanted ${integer} not null default 0 check (cover_wanted in (0, 1)),
        created_at ${integer} not null,
        updated_at ${integer} not null,
        version ${integer} not null default 1,
        unique (id, created_at, updated_at, title_fold)
      ) ${strict}`);
    await index('campaign', 'owner_id');
    await index('campaign', 'cover_w1024_id');
    await index('campaign', 'cover_w704_id');
    await execute(`
      create table campaign_member (
        campaign_id ${text} not null,
        user_id ${text} not null references "user" (id) on delete cascade,
        role ${text} not null check (role in ('owner', 'gm', 'player', 'viewer')),
        joined_at ${integer} not null,
        campaign_created_at ${integer} not null,
        campaign_updated_at ${integer} not null,
        campaign_title_fold ${text} not null,
        ${accessColumns(types)},
        primary key (campaign_id, user_id),
        foreign key (campaign_id, campaign_created_at, campaign_updated_at, campaign_title_fold)
          references campaign (id, created_at, updated_at, title_fold)
          on update cascade on delete cascade
      ) ${strict}`);
    await index('campaign_member', 'user_id, accessed_newest_first, campaign_id');
    await index('campaign_member', 'user_id, accessed_oldest_first, campaign_id');
    await index('campaign_member', 'user_id, campaign_created_at, campaign_id');
    await index('campaign_member', 'user_id, campaign_updated_at, campaign_id');
    await index('campaign_member', 'user_id, campaign_title_fold, campaign_id');
    await execute(`
      create table character (
        id ${text} not null primary key,
        owner_id ${text} not null references "user" (id),
        name ${text} not null,
        name_fold ${text} not null,
        data ${text} not null,
        created_at ${integer} not null,
        updated_at ${integer} not null,
        ${accessColumns(types)},
        version ${integer} not null default 1
      ) ${strict}`);
    await index('character', 'owner_id, accessed_newest_first, id');
    await index('character', 'owner_id, accessed_oldest_first, id');
    await index('character', 'owner_id, created_at, id');
    await index('character', 'owner_id, updated_at, id');
    await index('character', 'owner_id, name_fold, id');
  },
};
