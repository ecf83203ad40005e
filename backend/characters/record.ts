import type { Selectable } from 'kysely';
import type { Input } from '#contract/types.ts';
import type { Character, CharacterSummary, OtherClass } from '#src/generated/model/index.ts';
import type { CharacterTable } from '#backend/db/tables/character-tables.ts';
import { presentForm } from '#backend/db/stored-schemas.ts';
import { imageUrl } from '#backend/images/store.ts';
import { metaOf } from '#backend/meta.ts';
import { foldName } from '#src/lib/fold.ts';

/** A character as it is stored. */
export type WrittenCharacter = Omit<Input<'characterCreate'>['body'], 'draftGenerationId'>;

export type CharacterRow = Pick<
  Selectable<CharacterTable>,
  | 'id'
  | 'data'
  | 'version'
  | 'created_at'
  | 'updated_at'
  | 'last_accessed_at'
  | 'portrait_id'
  | 'portrait_alt'
  | 'drafted_by'
  | 'appearance_drafted_by'
  | 'backstory_drafted_by'
>;

/** The columns from which an answer is made. */
export const characterColumns = [
  'id',
  'data',
  'version',
  'created_at',
  'updated_at',
  'last_accessed_at',
  'portrait_id',
  'portrait_alt',
  'drafted_by',
  'appearance_drafted_by',
  'backstory_drafted_by',
] as const satisfies readonly (keyof CharacterRow)[];

// `data` is the stored form of this version of the contract or of an earlier one.
export const writtenIn = (row: Pick<CharacterRow, 'data'>) =>
  presentForm('CharacterInput', JSON.parse(row.data)) as WrittenCharacter;

export function characterOf(row: CharacterRow): Character {
  return {
    characterId: row.id,
    ...writtenIn(row),
    draftedBy: row.drafted_by,
    storyDraftedBy: {
      appearance: row.appearance_drafted_by,
      backstory: row.backstory_drafted_by,
    },
    portraitImage: imageUrl(row.portrait_id),
    portraitAlt: row.portrait_alt,
    version: row.version,
    meta: metaOf(row),
  };
}

export function storedCharacter(body: Input<'characterCreate'>['body']): WrittenCharacter {
  const { draftGenerationId: _, ...written } = body;
  return { ...written, name: written.name.trim(), concept: written.concept.trim() };
}

/** The columns that hold what the owner has written. */
export const writtenColumns = (written: WrittenCharacter) => ({
  name: written.name,
  name_fold: foldName(written.name),
  data: JSON.stringify(written),
  class: written.class,
  species: written.species,
  background: written.background,
  level: written.level,
  concept: written.concept,
  other_classes: JSON.stringify(written.otherClasses),
});

/** The columns that lists show. `data` is not among them, because it can be long. */
export const summaryColumns = [
  'id',
  'name',
  'class',
  'species',
  'background',
  'level',
  'concept',
  'other_classes',
  'version',
  'created_at',
  'updated_at',
  'last_accessed_at',
  'portrait_id',
  'portrait_alt',
] as const satisfies readonly (keyof CharacterTable)[];

type SummaryRow = Pick<Selectable<CharacterTable>, (typeof summaryColumns)[number]>;

// The column has the stored form of this version of the contract or of an earlier one.
export const otherClassesIn = (row: Pick<SummaryRow, 'other_classes'>) =>
  presentForm('OtherClasses', JSON.parse(row.other_classes)) as OtherClass[];

/** The numbers of a summary that are not in its columns. */
type SummaryNumbers = Pick<CharacterSummary, 'lostHitPoints' | 'hitPoints' | 'armorClass'>;

export const summaryOf = (
  row: SummaryRow,
  { lostHitPoints, hitPoints, armorClass }: SummaryNumbers,
): CharacterSummary => ({
  characterId: row.id,
  name: row.name,
  class: row.class,
  otherClasses: otherClassesIn(row),
  species: row.species,
  background: row.background,
  level: row.level,
  concept: row.concept,
  portraitImage: imageUrl(row.portrait_id),
  portraitAlt: row.portrait_alt,
  lostHitPoints,
  hitPoints,
  armorClass,
  version: row.version,
  meta: metaOf(row),
});
