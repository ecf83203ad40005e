import { sha256 } from '@noble/hashes/sha2.js';
import { base64url, utf8 } from '#backend/bytes.ts';
import { inPresentForm, shapeOf, type Shape } from '#contract/stored-form.ts';
import { kindTable } from '#src/generated/contract/kinds.ts';
import { schemas } from '#src/generated/contract/schemas.ts';

/**
 * The schemas whose values are stored as JSON, or in columns if a comment says so. Stored rows can be older than the current schemas.
 * `campaign.safety` has no schema of its own: `tableFactsOf` has a default for each of its fields.
 */
export const storedSchemas: readonly string[] = [
  ...Object.values(kindTable).map(({ input }) => input),
  'CharacterInput',
  // The columns of `character` that name the authors of drafts in its texts.
  'CharacterFileAuthors',
  'CharacterPlayState',
  // The column `character.other_classes`.
  'OtherClasses',
  // The column `character_roll.dice` is a list of these.
  'RollDie',
  // The columns of `character_roll` and `character_share`: no answer with status 201 has their values.
  'CharacterRoll',
  'CharacterSharingRequest',
  'EntryDetails',
  'EntrySummaryDetails',
  'EntrySummarySteps',
  // The column `entry_version.changed` is a list of these.
  'EntryVersionField',
  'GenerationSettings',
  'GenerationRevision',
  'GenerationDraft',
  // The setting `models` has these, without a key that can be read.
  'ModelConnectionRequest',
];

function schemaOf(name: string) {
  const schema = schemas[name];
  if (!schema) throw new Error(`The contract has no schema ${name}.`);
  return schema;
}

export const storedShape = (name: string): Shape => shapeOf(schemaOf(name));

const stamps = new Map<string, string>();

/**
 * A text that changes when the shape of a schema changes. It is stored with each catalogue item; an
 * item with another stamp must be converted.
 */
export function shapeStamp(name: string): string {
  const cachedStamp = stamps.get(name);
  if (cachedStamp !== undefined) return cachedStamp;
  const stamp = base64url(sha256(utf8(JSON.stringify(storedShape(name))))).slice(0, 8);
  stamps.set(name, stamp);
  return stamp;
}

/** A stored value in the form of the current contract; new fields have their defaults. */
export const presentForm = (name: string, value: unknown): unknown =>
  inPresentForm(schemaOf(name), value);
