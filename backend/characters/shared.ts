import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import { readCampaign } from '#backend/campaigns/read.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CampaignRole } from '#backend/db/tables/campaign-tables.ts';
import type { SharedCharacter } from '#src/generated/model/index.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';
import { stateIn } from './play-state.ts';
import { characterColumns, characterOf, writtenIn } from './record.ts';
import { playShownTo, shownTo, sightOfLink, sightOfMember } from './shown.ts';
import { textsOf } from './texts.ts';

/**
 * The characters that the user may read in a campaign: game masters all, and others their own and those that are
 * shared with everyone. `role` is the role of the user, which only a member has.
 */
export const readableCharacters = (
  db: Kysely<Schema>,
  campaignId: string,
  { userId, role }: { readonly userId: string; readonly role: CampaignRole },
) =>
  db
    .selectFrom('character_share as share')
    .innerJoin('character', 'character.id', 'share.character_id')
    .innerJoin('user', 'user.id', 'character.owner_id')
    .leftJoin('character_play as play', 'play.character_id', 'character.id')
    .where('share.campaign_id', '=', campaignId)
    .$if(!isGameMaster(role), (query) =>
      query.where((is) =>
        is.or([is('share.user_id', '=', userId), is('share.readers', '=', 'everyone')]),
      ),
    );

/** A character of a campaign as the user may read it. */
export async function readCampaignCharacter(
  context: RequestContext,
  { campaignId, characterId }: Input<'campaignCharacterGet'>['params'],
): Promise<SharedCharacter> {
  const userId = context.signedIn().id;
  const { role } = await readCampaign(context.db, campaignId, userId);
  const row = await readableCharacters(context.db, campaignId, { userId, role })
    .select(characterColumns.map((column) => `character.${column}` as const))
    .select(['character.owner_id', 'user.name as owner', 'play.state'])
    .select(['share.shares_items', 'share.shares_backstory'])
    .where('character.id', '=', characterId)
    .executeTakeFirst();
  if (!row) throw new ProblemError('not_found', 'There is no such character in this campaign.');
  const { owner } = row;
  const state = stateIn(row.state, writtenIn(row));
  const character = characterOf(row);
  if (row.owner_id === userId) return { character, play: state, owner };
  const sight = sightOfMember(row, role);
  return { character: shownTo(character, sight), play: playShownTo(state, sight), owner };
}

/** A character as everyone who has its link reads it. */
export async function readSharedCharacter(
  context: RequestContext,
  { linkCode }: Input<'characterSharedGet'>['params'],
): Promise<SharedCharacter> {
  const row = await context.db
    .selectFrom('character_link as link')
    .innerJoin('character', 'character.id', 'link.character_id')
    .innerJoin('user', 'user.id', 'character.owner_id')
    .leftJoin('character_play as play', 'play.character_id', 'character.id')
    .select(characterColumns.map((column) => `character.${column}` as const))
    .select(['user.name as owner', 'play.state'])
    .where('link.code', '=', linkCode)
    .executeTakeFirst();
  if (!row) {
    const detail = 'This link does not work. Ask its owner for a new one.';
    throw new ProblemError('not_found', detail);
  }
  const character = shownTo(characterOf(row), sightOfLink);
  return {
    character,
    play: playShownTo(stateIn(row.state, writtenIn(row)), sightOfLink),
    owner: row.owner,
    texts: await textsOf(context.db, character),
  };
}
