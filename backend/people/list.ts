import { sql, type Expression, type SqlBool } from 'kysely';
import type { Input } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { withCursorProblem } from '#backend/cursor-problem.ts';
import { keysetPage } from '#backend/db/keyset.ts';
import { containing, isLike } from '#backend/db/name-search.ts';
import { wordsOfName } from '#src/lib/catalogue-search.ts';
import type { PersonPage, PersonSort, PersonState } from '#src/generated/model/index.ts';
import { peopleFrom, personColumns } from './person.ts';

/** The column of each order. Each has an index, so that a page reads only its own rows. */
const columnOf = {
  name: { field: 'name_fold', type: 'text' },
  email: { field: 'email_norm', type: 'text' },
  created_at: { field: 'created_at', type: 'integer' },
  last_seen_at: { field: 'last_seen_at', type: 'integer' },
} as const satisfies Record<PersonSort, object>;

/** Whether the name or the address contains each of the words. */
export const namesPerson = (q: string): Expression<SqlBool> => {
  const found = wordsOfName(q).map((word) => {
    const pattern = containing(word);
    const name = isLike(sql.ref<string>('user.name_fold'), pattern);
    return sql<SqlBool>`(${name} or ${isLike(sql.ref<string>('user.email_norm'), pattern)})`;
  });
  return sql<SqlBool>`(${sql.join(found, sql` and `)})`;
};

const isInState: Readonly<Record<PersonState, Expression<SqlBool>>> = {
  active: sql<SqlBool>`("user".disabled_at is null and "user".email_verified_at is not null and "user".closes_at is null)`,
  closing: sql<SqlBool>`("user".disabled_at is null and "user".email_verified_at is not null and "user".closes_at is not null)`,
  unverified: sql<SqlBool>`("user".disabled_at is null and "user".email_verified_at is null)`,
  disabled: sql<SqlBool>`"user".disabled_at is not null`,
};

/** One page of the people. */
export async function listPeople(
  context: RequestContext,
  { q, state, group, sort, reverse, pageSize, nextCursor }: Input<'personList'>['params'],
): Promise<PersonPage> {
  const { field, type } = columnOf[sort];
  const query = context.db
    .selectFrom('user')
    .select([...personColumns, 'name_fold', 'email_norm'])
    .$if(q !== undefined, (open) => open.where(namesPerson(q ?? '')))
    .$if(state !== undefined, (open) => open.where(isInState[state ?? 'active']))
    .$if(group !== undefined, (open) =>
      open.where('id', 'in', (from) =>
        from
          .selectFrom('user_group')
          .select('user_id')
          .where('group_name', '=', group ?? 'admin'),
      ),
    );
  const page = await withCursorProblem(
    keysetPage(query, {
      list: `people ${JSON.stringify([q, state, group])}`,
      columns: [
        { ref: field, field, type },
        { ref: 'id', field: 'id', type: 'text' },
      ],
      direction: reverse ? 'desc' : 'asc',
      size: pageSize,
      cursor: nextCursor,
    }),
  );
  return { items: await peopleFrom(context, page.rows), nextCursor: page.nextCursor };
}
