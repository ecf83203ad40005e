import type { Kysely } from 'kysely';
import { validationProblem } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { timeOf } from '#backend/time-of.ts';
import type { CharacterPlay } from '#src/generated/model/index.ts';
import { applyChange, playLimitsOf, type PlayLimits } from '#src/lib/character/play.ts';
import { notifyOfCharacter, playSeen, readersOfChange } from './notify.ts';
import { applyUndo, undoOf, withoutHeld, type PlayUndo } from '#src/lib/character/play-undo.ts';
import { stateOf, stateWithin, storedAfter, storedIn } from './play-state.ts';
import { writtenIn } from './record.ts';
import { readCharacter, readLockedCharacter } from './store.ts';

/** How many ids of changes are remembered for each character. */
const rememberedChanges = 500;

export async function readState(db: Kysely<Schema>, characterId: string, limits: PlayLimits) {
  const row = await db
    .selectFrom('character_play')
    .select(['state', 'changed_at'])
    .where('character_id', '=', characterId)
    .executeTakeFirst();
  const stored = storedIn(row?.state ?? null);
  return { stored, state: stateWithin(stored, limits), changedAt: row?.changed_at ?? null };
}

type ReadState = Awaited<ReturnType<typeof readState>>;

const playOf = ({ state, changedAt }: Omit<ReadState, 'stored'>): CharacterPlay => ({
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

const rememberedChange = (transaction: Kysely<Schema>, characterId: string, changeId: string) =>
  transaction
    .selectFrom('character_play_change')
    .select(['undo', 'undone_by', 'made_at'])
    .where('character_id', '=', characterId)
    .where('change_id', '=', changeId)
    .executeTakeFirst();

async function rememberChange(
  transaction: Kysely<Schema>,
  characterId: string,
  change: { readonly changeId: string; readonly undo: PlayUndo; readonly now: number },
): Promise<void> {
  await transaction
    .insertInto('character_play_change')
    .values({
      character_id: characterId,
      change_id: change.changeId,
      made_at: change.now,
      undo: JSON.stringify(change.undo),
    })
    .executeTakeFirstOrThrow();
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
}

const undoProblem = (message: string) => validationProblem([{ path: '/undoes', message }]);

/** Marks a change as undone by another one, and returns what takes it back. */
async function undoOnce(
  transaction: Kysely<Schema>,
  characterId: string,
  { changeId, undoes }: { readonly changeId: string; readonly undoes: string },
): Promise<PlayUndo> {
  const undone = await rememberedChange(transaction, characterId, undoes);
  if (!undone || undone.undo === null) {
    throw undoProblem(
      `This change is not known. Only the last ${rememberedChanges} changes of a character can be undone.`,
    );
  }
  if (undone.undone_by !== null) throw undoProblem('This change was undone before.');
  await transaction
    .updateTable('character_play_change')
    .set({ undone_by: changeId })
    .where('character_id', '=', characterId)
    .where('change_id', '=', undoes)
    .execute();
  return keptByLater(transaction, characterId, {
    changeId: undoes,
    undo: writtenUndo(undone.undo),
    madeAt: undone.made_at,
  });
}

// Only this file writes the column.
const writtenUndo = (text: string) => JSON.parse(text) as PlayUndo;

/**
 * What takes a change back, without the conditions for which later changes have asked, too. The first of these changes
 * takes such a condition back when it is undone itself.
 */
async function keptByLater(
  transaction: Kysely<Schema>,
  characterId: string,
  { changeId, undo, madeAt }: { changeId: string; undo: PlayUndo; madeAt: number },
): Promise<PlayUndo> {
  const { addConditions = [], removeConditions = [] } = undo.back;
  if (addConditions.length + removeConditions.length === 0) return undo;
  const changes = await transaction
    .selectFrom('character_play_change')
    .select(['change_id', 'undo', 'undone_by', 'made_at'])
    .where('character_id', '=', characterId)
    .orderBy('made_at')
    .execute();
  const undos = new Set(changes.map(({ undone_by: by }) => by));
  const later = changes.flatMap((one) => {
    const counts =
      one.change_id !== changeId && one.undone_by === null && !undos.has(one.change_id);
    if (!counts || one.undo === null || one.made_at < madeAt) return [];
    return [{ id: one.change_id, undo: writtenUndo(one.undo), isLater: one.made_at > madeAt }];
  });
  const kept = withoutHeld(undo, later);
  for (const [position, own] of kept.handedOver) {
    await transaction
      .updateTable('character_play_change')
      .set({ undo: JSON.stringify(own) })
      .where('character_id', '=', characterId)
      .where('change_id', '=', later[position]?.id ?? '')
      .execute();
  }
  return kept.undo;
}

/** Adds a change to the state; one that was made before changes nothing. */
export async function changePlay(
  context: RequestContext,
  { characterId }: Input<'characterPlayChange'>['params'],
  { changeId, undoes, ...change }: Input<'characterPlayChange'>['body'],
): Promise<CharacterPlay> {
  const { db, now } = context;
  const ownerId = context.signedIn().id;
  const { play, readers } = await db.transaction().execute(async (transaction) => {
    const character = await readLockedCharacter(transaction, characterId, ownerId);
    const limits = playLimitsOf(writtenIn(character));
    const before = await readState(transaction, characterId, limits);
    if (await rememberedChange(transaction, characterId, changeId)) {
      return { play: playOf(before), readers: [] };
    }
    const undone =
      undoes === undefined
        ? before.state
        : applyUndo(
            before.state,
            await undoOnce(transaction, characterId, { changeId, undoes }),
            limits,
          );
    const state = applyChange(undone, change, limits);
    await rememberChange(transaction, characterId, {
      changeId,
      undo: undoOf(before.state, state, change),
      now,
    });
    const kept = storedAfter(before.stored, { before: before.state, after: state }, limits);
    const stored = { state: JSON.stringify(kept), changed_at: now };
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
