import { dequal } from 'dequal/lite';
import type { Kysely } from 'kysely';
import { memberIds } from '#backend/campaigns/notify.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { gameMastersOf } from '#backend/entries/reader.ts';
import type { CharacterPlayState, CharacterSharing } from '#src/generated/model/index.ts';
import { characterOf, type CharacterRow } from './record.ts';
import { playShownTo, shownTo, sightOfMember, type Sight } from './shown.ts';

/** Someone who can read a character in a campaign. */
interface CampaignReader {
  readonly campaignId: string;
  readonly userId: string;
}

type Share = Pick<CharacterSharing, 'campaignId' | 'campaignReaders'>;

/** Who can read a character that is shared in this way. Other members are not told that it is shared. */
export async function readersOfShare(
  transaction: Kysely<Schema>,
  ownerId: string,
  { campaignId, campaignReaders }: Share,
): Promise<CampaignReader[]> {
  if (campaignId === null) return [];
  const others =
    campaignReaders === 'everyone'
      ? await memberIds(transaction, campaignId)
      : await gameMastersOf(transaction, campaignId);
  return [...others, ownerId].map((userId) => ({ campaignId, userId }));
}

/**
 * The members of the campaign with which a character is shared who see a change of it. A change of what a member
 * may not read leaves no trace for this member.
 * @param isSeenBy whether the change is visible for readers who may see this much
 */
export async function readersOfChange(
  transaction: Kysely<Schema>,
  characterId: string,
  ownerId: string,
  isSeenBy: (sight: Sight) => boolean,
): Promise<CampaignReader[]> {
  const share = await transaction
    .selectFrom('character_share')
    .select(['campaign_id', 'readers', 'shares_items', 'shares_backstory'])
    .where('character_id', '=', characterId)
    .executeTakeFirst();
  if (!share || share.campaign_id === null) return [];
  const isForEveryone = share.readers === 'everyone' && isSeenBy(sightOfMember(share, 'player'));
  // Game masters see whatever the other members see.
  if (!isForEveryone && !isSeenBy(sightOfMember(share, 'gm'))) return [];
  return readersOfShare(transaction, ownerId, {
    campaignId: share.campaign_id,
    campaignReaders: isForEveryone ? 'everyone' : 'gm',
  });
}

/** Whether readers see that the character has changed. */
export const changeSeen =
  (before: CharacterRow, after: CharacterRow) =>
  (sight: Sight): boolean =>
    !dequal(shownTo(characterOf(before), sight), shownTo(characterOf(after), sight));

/** Whether readers see that the state in play has changed. */
export const playSeen =
  (before: CharacterPlayState, after: CharacterPlayState) =>
  (sight: Sight): boolean =>
    !dequal(playShownTo(before, sight), playShownTo(after, sight));

/** Notifies these readers that the character, or who can read it, has changed. Call it only after the commit. */
export function notifyOfCharacter(
  context: RequestContext,
  characterId: string,
  readers: readonly CampaignReader[],
): void {
  for (const [campaignId, of] of Map.groupBy(readers, (reader) => reader.campaignId)) {
    const userIds = [...new Set(of.map(({ userId }) => userId))];
    context.app.realtime.campaignChanged(userIds, { campaignId, entryId: null, characterId });
  }
}
