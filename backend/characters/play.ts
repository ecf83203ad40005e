import type { Kysely } from 'kysely';
import type { Input } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { timeOf } from '#backend/time-of.ts';
import type { CharacterPlay } from '#src/generated/model/index.ts';
import { applyChange, playLimitsOf, type PlayLimits } from '#src/lib/character/play.ts';
import { notifyOfCharacter, playSeen, readersOfChange } from './notify.ts';
import { stateOf, stateWithin } from './play-state.ts';
import { writtenIn } from './record.ts';
import { readCharacter, readLockedCharacter } from './store.ts';

/** The ids of so many changes of a character are remembered. */
const rememberedChanges = 500;

export async function readState(db: Kysely<Schema>, characterId: string, limits: PlayLimits) {
  const row = await db
    .selectFrom('character_play')
    .select(['state', 'changed_at'])
    .where('character_id', '=', characterId)
    .executeTakeFirst();
  return { state: stateWithin(row?.state ?? null, limits), changedAt: row?.changed_at ?? null };
}

const playOf = ({ state, changedAt }: Awaited<ReturnType<typeof readState>>): CharacterPlay => ({
  state: stateOf(state),
  changedAt: changedAt === null ? null : timeOf(changedAt),
});

export async function readPlay(
  context: RequestContext,
  { characterId }: Input<'characterPlayGet'>['params'],
): Promise<CharacterPlay> {
  const character = await readCharacter(context.db, characterId, context.signedIn().id);
  return playOf(await readState(context.db, characterId, playLimitsOf(writtenIn(character))));
}

/** @returns false if the change was made before */
async function rememberChange(
  transaction: Kysely<Schema>,
  characterId: string,
  changeId: string,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('character_play_change')
    .values({ character_id: characterId, change_id: changeId, made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return false;
  await transaction
    .deleteFrom('character_play_change')
    .where('character_id', '=', characterId)
    .where('change_id', 'in', (select) =>
      select
        .selectFrom('character_play_change')
        .select('change_id')
        .where('character_id', '=', characterId)
        .orderBy('made_at', 'desc')
        .orderBy('change_id', 'desc')
        .limit(rememberedChanges)
        .offset(rememberedChanges),
    )
    .execute();
  return true;
}

/** Adds a change to the state; one that was made before changes nothing. */
export async function changePlay(
  context: RequestContext,
  { characterId }: Input<'characterPlayChange'>['params'],
  { changeId, ...change }: Input<'characterPlayChange'>['body'],
): Promise<CharacterPlay> {
  const { db, now } = context;
  const ownerId = context.signedIn().id;
  const { play, readers } = await db.transaction().execute(async (transaction) => {
    const character = await readLockedCharacter(transaction, characterId, ownerId);
    const limits = playLimitsOf(writtenIn(character));
    const before = await readState(transaction, characterId, limits);
    if (!(await rememberChange(transaction, characterId, changeId, now))) {
      return { play: playOf(before), readers: [] };
    }
    const state = applyChange(before.state, change, limits);
    const stored = { state: JSON.stringify(state), changed_at: now };
    await transaction
      .insertInto('character_play')
      .values({ character_id: characterId, ...stored })
      .onConflict((conflict) => conflict.column('character_id').doUpdateSet(stored))
      .execute();
    const isSeenBy = playSeen(stateOf(before.state), stateOf(state));
    return {
      play: playOf({ state, changedAt: now }),
      readers: await readersOfChange(transaction, characterId, ownerId, isSeenBy),
    };
  });
  notifyOfCharacter(context, characterId, readers);
  return play;
}
