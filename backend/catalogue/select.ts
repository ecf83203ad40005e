import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';

/** Selects the items of a kind with the names of their authors. */
export const selectItems = (db: Kysely<Schema>, kind: CatalogueKind) =>
  db
    .selectFrom('catalogue_item as item')
    .leftJoin('user as creator', 'creator.id', 'item.created_by')
    .leftJoin('user as editor', 'editor.id', 'item.updated_by')
    .select([
      'item.sk',
      'item.name_fold',
      'item.data',
      'item.shape',
      'item.version',
      'item.created_at',
      'creator.name as created_by_name',
      'item.updated_at',
      'editor.name as updated_by_name',
      'item.archived',
    ])
    .where('item.kind', '=', kind);
