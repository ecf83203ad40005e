import type { Migration } from './migration.ts';

/**
 * Who can read a character besides its owner: people with a link, and members of one campaign. A row of
 * `character_share` ends with the membership of the owner, because it refers to it.
 */
export const sharedCharacters: Migration = {
  name: '040-shared-characters',
  async up({ execute, types: { text, integer, strict } }) {
    await execute(
      `create table character_link (
        character_id ${text} not null primary key references character (id) on delete cascade,
        code ${text} not null unique,
        created_at ${integer} not null
      ) ${strict}`,
    );
    await execute(
      `create table character_share (
        character_id ${text} not null primary key references character (id) on delete cascade,
        user_id ${text} not null,
        campaign_id ${text},
        readers ${text} not null check (readers in ('gm', 'everyone')),
        shares_items ${integer} not null check (shares_items in (0, 1)),
        shares_backstory ${integer} not null check (shares_backstory in (0, 1)),
        foreign key (campaign_id, user_id)
          references campaign_member (campaign_id, user_id) on delete cascade
      ) ${strict}`,
    );
    await execute(
      `create index character_share_by_campaign_id_user_id on character_share (campaign_id, user_id)`,
    );
  },
};
