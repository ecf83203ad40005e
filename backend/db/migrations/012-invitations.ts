import type { Migration } from './migration.ts';

export const invitations: Migration = {
  name: '012-invitations',
  async up({ execute, types: { text, integer, strict } }) {
    await execute(`
      create table campaign_invitation (
        id ${text} not null primary key,
        campaign_id ${text} not null references campaign (id) on delete cascade,
        code ${text} not null unique,
        role ${text} not null check (role in ('gm', 'player', 'viewer')),
        expires_at ${integer},
        max_uses ${integer},
        uses ${integer} not null default 0,
        created_at ${integer} not null,
        created_by ${text} references "user" (id) on delete set null
      ) ${strict}`);
    await execute(
      'create index campaign_invitation_by_campaign on campaign_invitation (campaign_id, created_at)',
    );
    await execute('create index campaign_invitation_by_author on campaign_invitation (created_by)');
  },
};
