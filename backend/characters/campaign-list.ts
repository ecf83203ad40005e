import type { Selectable } from 'kysely';
import type { Input } from '#contract/types.ts';
import { readCampaign } from '#backend/campaigns/read.ts';
import type { RequestContext } from '#backend/context.ts';
import type { CharacterTable } from '#backend/db/tables/character-tables.ts';
import { imageUrl } from '#backend/images/store.ts';
import type { CampaignCharacter, CampaignCharacterList } from '#src/generated/model/index.ts';
import { numbersOfListed, writtenBytes, type Numbers } from './listed-numbers.ts';
import { otherClassesIn } from './record.ts';
import { readableCharacters } from './shared.ts';

/** The most that the list of a campaign contains. */
const mostListed = 250;

/** The characters of a campaign that the user may read, by name. */
export async function listCampaignCharacters(
  context: RequestContext,
  { campaignId }: Input<'campaignCharacters'>['params'],
): Promise<CampaignCharacterList> {
  const userId = context.signedIn().id;
  const { role } = await readCampaign(context.db, campaignId, userId);
  const rows = await readableCharacters(context.db, campaignId, { userId, role })
    .select(listedColumns)
    .select(writtenBytes)
    .orderBy('character.name_fold')
    .orderBy('character.id')
    .limit(mostListed)
    .execute();
  const numbers = await numbersOfListed(context, rows);
  return {
    items: rows.flatMap((row) => {
      const found = numbers.get(row.id);
      return found ? [itemOf(row, found)] : [];
    }),
  };
}

const listedColumns = [
  'character.id',
  'character.version',
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
  'id' | 'name' | 'class' | 'other_classes' | 'species' | 'level' | 'portrait_id' | 'portrait_alt'
> & { readonly owner: string };

const itemOf = (row: ListedRow, numbers: Numbers): CampaignCharacter => ({
  characterId: row.id,
  name: row.name,
  class: row.class,
  otherClasses: otherClassesIn(row),
  species: row.species,
  level: row.level,
  portraitImage: imageUrl(row.portrait_id),
  portraitAlt: row.portrait_alt,
  owner: row.owner,
  ...numbers,
});
