import type { ExpressionBuilder, Kysely, Updateable } from 'kysely';
import { campaignOwner } from '#backend/campaigns/read.ts';
import type { MemberCampaign } from '#backend/campaigns/present.ts';
import { writtenIn, type CharacterRow } from '#backend/characters/record.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CampaignTable } from '#backend/db/tables/campaign-tables.ts';
import { asMarkdown } from '#backend/storyteller/realise/sentences.ts';
import type { GeneratedCharacter, GenerationSection } from '#src/generated/model/index.ts';
import { firstCharacters } from '#src/lib/first-characters.ts';
import { keepDraft, keepOfCampaign, type Keeper } from './keep-draft.ts';
import { person } from './record.ts';

const titleLength = 120;
const sectionLength = 20_000;

const parts = [
  { column: 'setting', field: 'setting', heading: 'The setting', audience: 'everyone' },
  { column: 'story_overview', field: 'storyOverview', heading: 'The story', audience: 'everyone' },
  { column: 'dm_notes', field: 'dmNotes', heading: 'The notes', audience: 'gm' },
] as const;

/** A text that stays as a part of the new one is not replaced. */
const isReplaced = (before: string, after: string | undefined): boolean =>
  before.trim() !== '' && after !== undefined && !after.includes(before.trim());

/** The section of a draft, which is Markdown, for a text of a campaign, which is not. */
const asSection = (text: string): string =>
  firstCharacters(text.split('\n').map(asMarkdown).join('\n\n'), sectionLength);

/**
 * Keeps the texts of a campaign that a draft replaces as a draft of their own, because a campaign has no versions.
 * @returns the images of old drafts that were deleted because of the limit of drafts
 */
export async function keepTexts(
  keeper: Keeper,
  transaction: Kysely<Schema>,
  before: MemberCampaign,
  changes: Updateable<CampaignTable>,
): Promise<string[]> {
  const replaced = parts.filter(({ column }) => isReplaced(before[column], changes[column]));
  if (replaced.length === 0) return [];
  const texts = { setting: '', storyOverview: '', dmNotes: '' };
  for (const { column, field } of replaced) texts[field] = before[column];
  return keepOfCampaign(keeper, transaction, before.owner_id, {
    kind: 'setting',
    campaign_id: before.id,
    settings: {},
    author: person,
    draft: {
      title: firstCharacters(before.title, titleLength),
      sections: replaced.map(({ column, field, heading, audience }): GenerationSection => ({
        sectionId: field.toLowerCase(),
        heading,
        audience,
        text: asSection(before[column]),
      })),
      campaign: { title: before.title, ...texts },
    },
  });
}

/**
 * Takes the texts of a campaign from a user who is not a game master of it any more. The owner gets those that are not
 * kept for the owner already.
 */
export async function forgetTexts(
  transaction: Kysely<Schema>,
  campaignId: string,
  userId: string,
): Promise<void> {
  const ownerId = await campaignOwner(transaction, campaignId);
  const isKept = (ofUser: string) => (eb: ExpressionBuilder<Schema, 'generation'>) =>
    eb.and({ user_id: ofUser, campaign_id: campaignId, kind: 'setting', author: person });
  const atOwner = await transaction
    .selectFrom('generation')
    .select('created_at')
    .where(isKept(ownerId))
    .execute();
  const times = atOwner.map(({ created_at: createdAt }) => createdAt);
  await transaction
    .updateTable('generation')
    .set({ user_id: ownerId })
    .where(isKept(userId))
    .$if(times.length > 0, (query) => query.where('created_at', 'not in', times))
    .execute();
  await transaction.deleteFrom('generation').where(isKept(userId)).execute();
}

/** The texts of a character, of which a draft has a section. */
const characterParts = [
  { field: 'appearance', heading: 'Appearance' },
  { field: 'backstory', heading: 'Backstory' },
] as const;

/** Lines stay lines, because the form takes the text of the section back. */
const asExactSection = (text: string): string =>
  firstCharacters(text.split('\n').map(asMarkdown).join('\n'), sectionLength);

/**
 * Keeps a character that a draft replaces as a draft of its own, because a character has no versions.
 * @returns the images of old drafts that were deleted because of the limit of drafts
 */
export async function keepCharacter(
  keeper: Keeper,
  transaction: Kysely<Schema>,
  before: CharacterRow,
): Promise<string[]> {
  const written = writtenIn(before);
  const character: GeneratedCharacter = {
    name: written.name,
    class: written.class,
    species: written.species,
    background: written.background,
    level: written.level,
    abilityMethod: written.abilityMethod,
    abilities: written.abilities,
    increases: written.increases,
    skills: written.skills,
    equipment: written.equipment,
    concept: written.concept,
  };
  return keepDraft(keeper, transaction, {
    kind: 'character',
    campaign_id: null,
    settings: { characterId: before.id },
    author: person,
    draft: {
      title: firstCharacters(written.name, titleLength),
      sections: characterParts
        .filter(({ field }) => written[field].trim() !== '')
        .map(({ field, heading }): GenerationSection => ({
          sectionId: field,
          heading,
          audience: 'everyone',
          text: asExactSection(written[field]),
        })),
      character,
    },
  });
}
