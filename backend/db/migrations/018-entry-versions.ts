import type { Migration } from './migration.ts';

/**
 * The versions of entries. The newest version of an entry always has its present content, so entries of
 * earlier versions of the product get one.
 *
 * The reference to `picture` has no action, as in `entry_picture`. PostgreSQL checks it when a campaign
 * is deleted, before it deletes what refers to versions, so these rows refer to the entry, too.
 */
export const entryVersions: Migration = {
  name: '018-entry-versions',
  async up({ kind, execute, types: { text, integer, strict } }) {
    await execute(`
      create table entry_version (
        entry_id ${text} not null references entry (id) on delete cascade,
        version ${integer} not null,
        changed_by ${text} references "user" (id) on delete set null,
        changed_at ${integer} not null,
        open_until ${integer} not null,
        changed ${text} not null,
        type ${text} not null,
        title ${text} not null,
        tags ${text} not null,
        visibility ${text} not null,
        reader_ids ${text} not null,
        cover_picture_id ${text},
        details ${text} not null,
        text ${text} not null,
        primary key (entry_id, version)
      ) ${strict}`);
    await execute('create index entry_version_by_author on entry_version (changed_by)');
    await execute(`
      create table entry_version_picture (
        entry_id ${text} not null references entry (id) on delete cascade,
        version ${integer} not null,
        picture_id ${text} not null references picture (id),
        primary key (entry_id, version, picture_id),
        foreign key (entry_id, version) references entry_version (entry_id, version) on delete cascade
      ) ${strict}`);
    await execute(
      'create index entry_version_picture_by_picture on entry_version_picture (picture_id)',
    );
    const list =
      kind === 'postgres'
        ? "coalesce(json_agg(user_id order by user_id), '[]')::text"
        : 'json_group_array(user_id order by user_id)';
    await execute(`
      insert into entry_version
        (entry_id, version, changed_by, changed_at, open_until, changed, type, title, tags, visibility,
         reader_ids, cover_picture_id, details, text)
      select id, version, case when version = 1 then created_by end, updated_at, 0, '[]', type, title,
        tags, visibility, (select ${list} from entry_reader where entry_id = entry.id),
        cover_picture_id, details, text
      from entry`);
    await execute(`
      insert into entry_version_picture (entry_id, version, picture_id)
      select entry.id, entry.version, entry_picture.picture_id
      from entry_picture join entry on entry.id = entry_picture.entry_id
      where entry_picture.audience = 'gm'
      union
      select id, version, cover_picture_id from entry where cover_picture_id is not null`);
    await execute('update entry set bytes = bytes + octet_length(text) + octet_length(details)');
  },
};
