import { dequal } from 'dequal/lite';
import type { Kysely } from 'kysely';
import type { Input } from '#contract/types.ts';
import { readLockedCampaign } from '#backend/campaigns/read.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { limitCreations } from '#backend/quotas.ts';
import type { CharacterSharing } from '#src/generated/model/index.ts';
import { notifyOfCharacter, readersOfShare } from './notify.ts';
import { readCharacter, readLockedCharacter } from './store.ts';

async function sharingOf(db: Kysely<Schema>, characterId: string): Promise<CharacterSharing> {
  const link = await db
    .selectFrom('character_link')
    .select('code')
    .where('character_id', '=', characterId)
    .executeTakeFirst();
  const share = await db
    .selectFrom('character_share')
    .selectAll()
    .where('character_id', '=', characterId)
    .executeTakeFirst();
  return {
    linkCode: link?.code ?? null,
    campaignId: share?.campaign_id ?? null,
    campaignReaders: share?.readers ?? 'gm',
    sharesItems: share?.shares_items !== 0,
    sharesBackstory: share?.shares_backstory === 1,
  };
}

export async function readSharing(
  context: RequestContext,
  { characterId }: Input<'characterSharingGet'>['params'],
): Promise<CharacterSharing> {
  await readCharacter(context.db, characterId, context.signedIn().id);
  return sharingOf(context.db, characterId);
}

/** Chooses who can read the character. A link that stays keeps its code, and a withdrawn one never works again. */
export async function updateSharing(
  context: RequestContext,
  { characterId }: Input<'characterSharingUpdate'>['params'],
  body: Input<'characterSharingUpdate'>['body'],
): Promise<CharacterSharing> {
  const { hasLink, ...wanted } = body;
  const { campaignId } = wanted;
  const userId = context.signedIn().id;
  const { after, readers } = await context.db.transaction().execute(async (transaction) => {
    await readLockedCharacter(transaction, characterId, userId);
    // Locked, so that the membership on which the share depends cannot end meanwhile.
    if (campaignId !== null) await readLockedCampaign(transaction, campaignId, userId);
    const before = await sharingOf(transaction, characterId);
    const { linkCode, ...shared } = before;
    if (hasLink === (linkCode !== null) && dequal(shared, wanted)) {
      return { after: before, readers: [] };
    }
    await changeLink(context, transaction, characterId, { before, hasLink });
    await storeShare(transaction, characterId, userId, wanted);
    await context.audit(transaction, {
      action: 'character.share',
      targetKind: 'character',
      targetId: characterId,
      details: { hasLink, ...wanted },
    });
    return {
      after: await sharingOf(transaction, characterId),
      // The link does not depend on the campaign.
      readers: dequal(shared, wanted)
        ? []
        : [
            ...(await readersOfShare(transaction, userId, shared)),
            ...(await readersOfShare(transaction, userId, wanted)),
          ],
    };
  });
  notifyOfCharacter(context, characterId, readers);
  return after;
}

type Share = Omit<CharacterSharing, 'linkCode'>;

async function storeShare(
  transaction: Kysely<Schema>,
  characterId: string,
  ownerId: string,
  { campaignId, campaignReaders, sharesItems, sharesBackstory }: Share,
): Promise<void> {
  const share = {
    user_id: ownerId,
    campaign_id: campaignId,
    readers: campaignReaders,
    shares_items: sharesItems ? 1 : 0,
    shares_backstory: sharesBackstory ? 1 : 0,
  } as const;
  await transaction
    .insertInto('character_share')
    .values({ character_id: characterId, ...share })
    .onConflict((conflict) => conflict.column('character_id').doUpdateSet(share))
    .execute();
}

async function changeLink(
  context: RequestContext,
  transaction: Kysely<Schema>,
  characterId: string,
  { before, hasLink }: { before: CharacterSharing; hasLink: boolean },
): Promise<void> {
  const { app, now } = context;
  if (!hasLink) {
    await transaction
      .deleteFrom('character_link')
      .where('character_id', '=', characterId)
      .execute();
    return;
  }
  if (before.linkCode !== null) return;
  const { id: userId } = context.signedIn();
  await limitCreations(transaction, userId, app.config.creationsPerMinute, now);
  await transaction
    .insertInto('character_link')
    .values({ character_id: characterId, code: app.random.secret(), created_at: now })
    .execute();
}

/** Ends the sharing of all characters with a campaign that is deleted. A restored campaign has no shared characters. */
export async function endSharing(transaction: Kysely<Schema>, campaignId: string): Promise<void> {
  await transaction.deleteFrom('character_share').where('campaign_id', '=', campaignId).execute();
}
