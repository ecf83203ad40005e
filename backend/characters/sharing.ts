import type { Kysely, Selectable } from 'kysely';
import type { Input } from '#contract/types.ts';
import { memberIds, notifyOfCampaign } from '#backend/campaigns/notify.ts';
import { readLockedCampaign } from '#backend/campaigns/read.ts';
import type { RequestContext } from '#backend/context.ts';
import type { CharacterShareTable, Schema } from '#backend/db/schema.ts';
import { gameMastersOf } from '#backend/entries/reader.ts';
import { limitCreations } from '#backend/quotas.ts';
import type { CharacterSharing } from '#src/generated/model/index.ts';
import { readCharacter, readLockedCharacter } from './store.ts';

type ShareRow = Selectable<CharacterShareTable>;

const shareOf = (db: Kysely<Schema>, characterId: string): Promise<ShareRow | undefined> =>
  db
    .selectFrom('character_share')
    .selectAll()
    .where('character_id', '=', characterId)
    .executeTakeFirst();

async function sharingOf(db: Kysely<Schema>, characterId: string): Promise<CharacterSharing> {
  const link = await db
    .selectFrom('character_link')
    .select('code')
    .where('character_id', '=', characterId)
    .executeTakeFirst();
  const share = await shareOf(db, characterId);
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
  const { campaignId, campaignReaders, sharesItems, sharesBackstory } = body;
  const userId = context.signedIn().id;
  const { after, notified } = await context.db.transaction().execute(async (transaction) => {
    await readLockedCharacter(transaction, characterId, userId);
    // Locked, so that the membership on which the share depends cannot end meanwhile.
    if (campaignId !== null) await readLockedCampaign(transaction, campaignId, userId);
    const before = await sharingOf(transaction, characterId);
    await changeLink(context, transaction, characterId, { before, hasLink: body.hasLink });
    const share = {
      user_id: userId,
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
    await context.audit(transaction, {
      action: 'character.share',
      targetKind: 'character',
      targetId: characterId,
      details: { hasLink: body.hasLink, campaignId, campaignReaders },
    });
    const sharing = await sharingOf(transaction, characterId);
    const changes = [
      { id: before.campaignId, userIds: await readersIn(transaction, before, userId) },
      { id: campaignId, userIds: await readersIn(transaction, sharing, userId) },
    ];
    return { after: sharing, notified: changes };
  });
  for (const { id, userIds } of notified) {
    if (id !== null) notifyOfCampaign(context, id, userIds);
  }
  return after;
}

/** Who can read the character in its campaign. Other members are not told that it is shared. */
async function readersIn(
  transaction: Kysely<Schema>,
  { campaignId, campaignReaders }: CharacterSharing,
  ownerId: string,
): Promise<string[]> {
  if (campaignId === null) return [];
  const others =
    campaignReaders === 'everyone'
      ? await memberIds(transaction, campaignId)
      : await gameMastersOf(transaction, campaignId);
  return [...new Set([...others, ownerId])];
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

/** Ends the sharing of all characters with a campaign, for a campaign that is deleted. It is not restored with it. */
export async function endSharing(transaction: Kysely<Schema>, campaignId: string): Promise<void> {
  await transaction.deleteFrom('character_share').where('campaign_id', '=', campaignId).execute();
}
