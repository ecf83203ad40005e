import type { Kysely } from 'kysely';
import { withCursorProblem } from '../cursor-problem.ts';
import { keysetPage } from '../db/keyset.ts';
import type { Schema } from '../db/schema.ts';
import type { CatalogueKind } from './definition.ts';
import { recordOf } from './record.ts';
import { selectItems } from './select.ts';

interface ListRequest {
  readonly category?: string;
  readonly pageSize: number;
  readonly nextCursor?: string;
}

/** One page, ordered by name. */
export async function listItems(db: Kysely<Schema>, kind: CatalogueKind, request: ListRequest) {
  const { category, pageSize, nextCursor } = request;
  const items = selectItems(db, kind);
  const page = await withCursorProblem(
    keysetPage(category === undefined ? items : items.where('item.category', '=', category), {
      list: `${kind} category=${category ?? ''}`,
      columns: [
        { ref: 'item.name_fold', field: 'name_fold', type: 'text' },
        { ref: 'item.sk', field: 'sk', type: 'text' },
      ],
      direction: 'asc',
      size: pageSize,
      cursor: nextCursor,
    }),
  );
  return { items: page.rows.map(recordOf), nextCursor: page.nextCursor };
}
