import type { Input } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { withCursorProblem } from '#backend/cursor-problem.ts';
import { keysetPage } from '#backend/db/keyset.ts';
import { metaOrder } from '#backend/meta.ts';
import { numbersOfListed, writtenBytes } from './listed-numbers.ts';
import { summaryColumns, summaryOf } from './record.ts';

/** One page of the user's characters. */
export async function listCharacters(
  context: RequestContext,
  { pageSize, nextCursor, ...request }: Input<'characterList'>['params'],
) {
  await context.app.visits.write(context.signedIn().id);
  const { order, direction } = metaOrder(request);
  const column = order === 'name' ? 'name_fold' : order;
  const query = context.db
    .selectFrom('character')
    .leftJoin('character_play as play', 'play.character_id', 'character.id')
    .select(summaryColumns)
    .select(['play.state', writtenBytes])
    .select(['name_fold', 'accessed_oldest_first', 'accessed_newest_first'])
    .where('owner_id', '=', context.signedIn().id);
  const page = await withCursorProblem(
    keysetPage(query, {
      list: 'characters',
      columns: [
        { ref: column, field: column, type: order === 'name' ? 'text' : 'integer' },
        { ref: 'id', field: 'id', type: 'text' },
      ],
      direction,
      size: pageSize,
      cursor: nextCursor,
    }),
  );
  const numbers = await numbersOfListed(context, page.rows);
  return {
    items: page.rows.flatMap((row) => {
      const found = numbers.get(row.id);
      return found ? [summaryOf(row, found)] : [];
    }),
    nextCursor: page.nextCursor,
  };
}
