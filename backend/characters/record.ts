import type { Selectable } from 'kysely';
import type { Input } from '#contract/types.ts';
import type { Character } from '#src/generated/model/index.ts';
import type { CharacterTable } from '#backend/db/schema.ts';
import { presentForm } from '#backend/db/stored-schemas.ts';
import { imageUrl } from '#backend/images/store.ts';
import { metaOf } from '#backend/meta.ts';

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
] as const satisfies readonly (keyof CharacterRow)[];

// `data` is the stored form of this version of the contract or of an earlier one.
export const writtenIn = (row: Pick<CharacterRow, 'data'>) =>
  presentForm('CharacterInput', JSON.parse(row.data)) as WrittenCharacter;

export function characterOf(row: CharacterRow): Character {
  return {
    characterId: row.id,
    ...writtenIn(row),
    draftedBy: row.drafted_by,
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
