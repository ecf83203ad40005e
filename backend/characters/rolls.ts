import { sql, type Selectable } from 'kysely';
import { validationProblem } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { withCursorProblem } from '#backend/cursor-problem.ts';
import { keysetPage } from '#backend/db/keyset.ts';
import type { Schema } from '#backend/db/schema.ts';
import { presentForm } from '#backend/db/stored-schemas.ts';
import { timeOf } from '#backend/time-of.ts';
import type { CharacterRoll, CharacterRollPage, RollDie } from '#src/generated/model/index.ts';
import { rollFindings } from '#src/lib/character/roll-findings.ts';
import { readCharacter, readLockedCharacter } from './store.ts';

/** The log of a character keeps its newest rolls, up to this number and this size. */
const kept = { rolls: 500, bytes: 256_000 };

const newestFirst = sql`(order by listed_at desc, roll_id desc)`;

const rollOf = (row: Selectable<Schema['character_roll']>): CharacterRoll => ({
  rollId: row.roll_id,
  label: row.label,
  mode: row.mode,
  // The column is a list of dice in the stored form of this version of the contract or of an earlier one.
  dice: (JSON.parse(row.dice) as unknown[]).map((die) => presentForm('RollDie', die) as RollDie),
  bonus: row.bonus,
  total: row.total,
  rolledAt: timeOf(row.rolled_at),
});

export function rollColumns(
  characterId: string,
  { rollId, label, mode, dice, bonus, total, rolledAt }: CharacterRoll,
  now: number,
) {
  const rolled_at = Date.parse(rolledAt);
  return {
    character_id: characterId,
    roll_id: rollId,
    label: label.trim(),
    mode,
    dice: JSON.stringify(dice),
    bonus,
    total,
    rolled_at,
    // The clock of a device can be wrong: a roll with a future time would stay the first of the log.
    listed_at: Math.min(rolled_at, now),
  };
}

/** One page of the log, the newest roll first. */
export async function listRolls(
  context: RequestContext,
  { characterId, pageSize, nextCursor }: Input<'characterRollList'>['params'],
): Promise<CharacterRollPage> {
  await readCharacter(context.db, characterId, context.signedIn().id);
  const query = context.db
    .selectFrom('character_roll')
    .selectAll()
    .where('character_id', '=', characterId);
  const page = await withCursorProblem(
    keysetPage(query, {
      list: 'character rolls',
      columns: [
        { ref: 'listed_at', field: 'listed_at', type: 'integer' },
        { ref: 'roll_id', field: 'roll_id', type: 'text' },
      ],
      direction: 'desc',
      size: pageSize,
      cursor: nextCursor,
    }),
  );
  return { items: page.rows.map(rollOf), nextCursor: page.nextCursor };
}

/** Adds rolls to the log and deletes the oldest ones above its limits. A roll that is sent again is stored once. */
export async function addRolls(
  context: RequestContext,
  { characterId }: Input<'characterRollAdd'>['params'],
  { rolls }: Input<'characterRollAdd'>['body'],
): Promise<void> {
  const findings = rolls.flatMap((roll, index) =>
    rollFindings(roll).map(({ path, message }) => ({ path: `/rolls/${index}${path}`, message })),
  );
  const ownerId = context.signedIn().id;
  await context.db.transaction().execute(async (transaction) => {
    await readLockedCharacter(transaction, characterId, ownerId);
    if (findings.length > 0) throw validationProblem(findings);
    await transaction
      .insertInto('character_roll')
      .values(rolls.map((roll) => rollColumns(characterId, roll, context.now)))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .deleteFrom('character_roll')
      .where('character_id', '=', characterId)
      .where('roll_id', 'in', (select) =>
        select
          .selectFrom((log) =>
            log
              .selectFrom('character_roll')
              .select('roll_id')
              .select(sql<number>`row_number() over ${newestFirst}`.as('position'))
              .select(
                sql<number>`sum(octet_length(label) + octet_length(dice)) over ${newestFirst}`.as(
                  'bytes',
                ),
              )
              .where('character_id', '=', characterId)
              .as('log'),
          )
          .select('roll_id')
          .where(({ or, eb }) =>
            or([eb('position', '>', kept.rolls), eb('bytes', '>', kept.bytes)]),
          ),
      )
      .execute();
  });
}
