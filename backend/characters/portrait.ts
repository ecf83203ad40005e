import { requireVersion } from '#contract/etag.ts';
import type { Input } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { bestEffort } from '#backend/db/best-effort.ts';
import { keepPortrait, portraitOfGeneration } from '#backend/generation/portraits.ts';
import { deleteUnusedImages } from '#backend/images/store.ts';
import { changeSeen, notifyOfCharacter, readersOfChange } from './notify.ts';
import type { CharacterRow } from './record.ts';
import { readLockedCharacter } from './store.ts';

/** Makes a painted portrait that of the character, or removes it. The one before it becomes a draft. */
export async function choosePortrait(
  context: RequestContext,
  { characterId, ifMatch }: Input<'characterPortrait'>['params'],
  { generationId }: Input<'characterPortrait'>['body'],
): Promise<CharacterRow> {
  const { app, db, now } = context;
  const { id: userId } = context.signedIn();
  await app.visits.write(userId);
  const { row, removed, readers } = await db.transaction().execute(async (transaction) => {
    const stored = await readLockedCharacter(transaction, characterId, userId);
    requireVersion(ifMatch, stored.version);
    const chosen = await portraitOfGeneration(transaction, userId, generationId);
    if (chosen.portrait_id === stored.portrait_id) {
      return { row: stored, removed: [], readers: [] };
    }
    const changed = await transaction
      .updateTable('character')
      .set({ ...chosen, updated_at: now, version: stored.version + 1 })
      .where('id', '=', characterId)
      .returningAll()
      .executeTakeFirstOrThrow();
    // Called after the change: this can delete the chosen draft because of the limit of drafts, and then its image
    // must already belong to the character.
    const keeper = { random: app.random, userId, now };
    const madeRoom = await keepPortrait(keeper, transaction, stored);
    await context.audit(transaction, {
      action: 'character.update',
      targetKind: 'character',
      targetId: characterId,
      details: { version: changed.version },
    });
    const isSeenBy = changeSeen(stored, changed);
    return {
      row: changed,
      removed: madeRoom,
      readers: await readersOfChange(transaction, characterId, userId, isSeenBy),
    };
  });
  notifyOfCharacter(context, characterId, readers);
  await bestEffort(app.outages, 'The deletion of old pictures', () =>
    deleteUnusedImages(db, removed),
  );
  return row;
}
