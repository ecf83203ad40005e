import type { Migration } from './migration.ts';

/**
 * The links of a change of an address are rows, because each attempt of a mail has a link of its own. The links that
 * are in the columns of the change work as before.
 */
export const linksOfAddressChanges: Migration = {
  name: '053-links-of-address-changes',
  async up({ execute, types: { text, strict } }) {
    await execute(`
      create table email_change_link (
        hash ${text} not null primary key,
        change_id ${text} not null references email_change (id) on delete cascade,
        purpose ${text} not null check (purpose in ('verify', 'undo'))
      ) ${strict}`);
    await execute('create index email_change_link_by_change on email_change_link (change_id)');
    for (const purpose of ['verify', 'undo']) {
      await execute(
        `insert into email_change_link (hash, change_id, purpose)
          select ${purpose}_hash, id, '${purpose}' from email_change where ${purpose}_hash is not null`,
      );
      await execute(`drop index email_change_by_${purpose}_hash`);
      await execute(`alter table email_change drop column ${purpose}_hash`);
    }
  },
};
