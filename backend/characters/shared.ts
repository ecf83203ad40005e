import { sql, type Kysely, type Selectable } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import { readCampaign } from '#backend/campaigns/read.ts';
import type { RequestContext } from '#backend/context.ts';
import { anyOf } from '#backend/db/any-of.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CampaignRole } from '#backend/db/tables/campaign-tables.ts';
import type { CharacterTable } from '#backend/db/tables/character-tables.ts';
import { imageUrl } from '#backend/images/store.ts';
import { mapInSlices } from '#backend/map-in-slices.ts';
import type {
  CampaignCharacter,
  CampaignCharacterList,
  SharedCharacter,
} from '#src/generated/model/index.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import type { Sum } from '#src/lib/character/sum.ts';
import { stateIn } from './play-state.ts';
import { characterColumns, characterOf, otherClassesIn, writtenIn } from './record.ts';
import { playShownTo, shownTo, sightOfLink, sightOfMember } from './shown.ts';

/** The most that the list of a campaign contains. */
const mostListed = 250;

/**
 * The characters that the user may read in a campaign: game masters all, and others their own and those that are
 * shared with everyone. `role` is the role of the user, which only a member has.
 */
const readableCharacters = (
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

/** A number in the range of the contract. An override can make others very large, such as a proficiency bonus of 9999. */
const listed = ({ value }: Sum): number => Math.min(9999, Math.max(-100, value));

/** The characters of a campaign that the user may read, by name. */
export async function listCampaignCharacters(
  context: RequestContext,
  { campaignId }: Input<'campaignCharacters'>['params'],
): Promise<CampaignCharacterList> {
  const { db, app } = context;
  const userId = context.signedIn().id;
  const { role } = await readCampaign(db, campaignId, userId);
  const readable = () => readableCharacters(db, campaignId, { userId, role });
  const sizes = await readable()
    .select(['character.id', sql<number>`octet_length(character.data)`.as('bytes')])
    .orderBy('character.name_fold')
    .orderBy('character.id')
    .limit(mostListed)
    .execute();
  const items: CampaignCharacter[] = [];
  for (const ids of inParts(sizes)) {
    const rows = await readable()
      .select(listedColumns)
      .where(anyOf(db, 'character.id', ids))
      .orderBy('character.name_fold')
      .orderBy('character.id')
      .execute();
    items.push(...(await mapInSlices(rows, app.pause, itemOf)));
  }
  return { items };
}

/** A campaign can have hundreds of megabytes of characters, which are never in memory at once. */
const bytesOfPart = 500_000;

/** Ids whose characters are read together: one, or as many as take up no more than `bytesOfPart`. */
function inParts(sizes: readonly { readonly id: string; readonly bytes: number }[]): string[][] {
  const parts: string[][] = [];
  let left = 0;
  for (const { id, bytes } of sizes) {
    left -= bytes;
    const part = parts.at(-1);
    if (part && left >= 0) part.push(id);
    else {
      parts.push([id]);
      left = bytesOfPart - bytes;
    }
  }
  return parts;
}

const listedColumns = [
  'character.id',
  'character.data',
  'character.name',
  'character.class',
  'character.other_classes',
  'character.species',
  'character.level',
  'character.portrait_id',
  'character.portrait_alt',
  'user.name as owner',
  'play.state',
] as const;

type ListedRow = Pick<
  Selectable<CharacterTable>,
  | 'id'
  | 'data'
  | 'name'
  | 'class'
  | 'other_classes'
  | 'species'
  | 'level'
  | 'portrait_id'
  | 'portrait_alt'
> & { readonly owner: string; readonly state: string | null };

function itemOf(row: ListedRow): CampaignCharacter {
  const written = writtenIn(row);
  const { hitPoints, armorClass, passivePerception } = deriveCharacter(written);
  return {
    characterId: row.id,
    name: row.name,
    class: row.class,
    otherClasses: otherClassesIn(row),
    species: row.species,
    level: row.level,
    portraitImage: imageUrl(row.portrait_id),
    portraitAlt: row.portrait_alt,
    owner: row.owner,
    lostHitPoints: stateIn(row.state, written).lostHitPoints,
    hitPoints: listed(hitPoints),
    armorClass: listed(armorClass),
    passivePerception: listed(passivePerception),
  };
}

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
  return {
    character: shownTo(characterOf(row), sightOfLink),
    play: playShownTo(stateIn(row.state, writtenIn(row)), sightOfLink),
    owner: row.owner,
  };
}
