import type { Migration } from './migration.ts';

export const catalogue: Migration = {
  name: '003-catalogue',
  async up({ execute, types: { text, integer, real, strict } }) {
    await execute(`
      create table catalogue_item (
        kind ${text} not null,
        sk ${text} not null,
        name ${text} not null,
        name_fold ${text} not null,
        category ${text} not null,
        edition ${text} not null,
        source ${text} not null,
        cost_cp ${integer},
        weight_lb ${real},
        data ${text} not null,
        version ${integer} not null default 1,
        created_at ${integer} not null,
        created_by ${text} references "user" (id) on delete set null,
        updated_at ${integer} not null,
        updated_by ${text} references "user" (id) on delete set null,
        archived ${integer} not null default 0 check (archived in (0, 1)),
        primary key (kind, sk),
        unique (kind, edition, name_fold)
      ) ${strict}`);
    await execute('create index catalogue_item_by_name on catalogue_item (kind, name_fold, sk)');
    await execute(
      'create index catalogue_item_by_category on catalogue_item (kind, category, name_fold, sk)',
    );
    await execute('create index catalogue_item_by_creator on catalogue_item (created_by)');
    await execute('create index catalogue_item_by_editor on catalogue_item (updated_by)');
    await execute(`
      create table catalogue_link (
        kind ${text} not null,
        sk ${text} not null,
        field ${text} not null,
        target_kind ${text} not null,
        target_sk ${text} not null,
        primary key (kind, sk, field, target_kind, target_sk),
        foreign key (kind, sk) references catalogue_item (kind, sk) on delete cascade,
        foreign key (target_kind, target_sk) references catalogue_item (kind, sk)
      ) ${strict}`);
    await execute(
      'create index catalogue_link_by_target on catalogue_link (target_kind, target_sk)',
    );
  },
};
