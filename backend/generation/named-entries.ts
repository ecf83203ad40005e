import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import { anyOf } from '#backend/db/any-of.ts';
import type { Schema } from '#backend/db/schema.ts';
import { readableEntries, readerWith } from '#backend/entries/reader.ts';
import { everyone } from '#backend/entries/views.ts';
import { cleanName } from '#backend/storyteller/realise/sentences.ts';
import type { Json, KnownThing, Story } from '#backend/storyteller/story.ts';
import type { GenerationRow } from './record.ts';

/** A story with the ids of the entries of the campaign that it uses; earlier versions have them only in the facts. */
export interface StoredStory extends Story {
  readonly entries?: readonly string[];
}

/** Names from the texts of the campaign have ids, too, but other ones. */
const entryId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const textsIn = (facts: Json): string[] =>
  typeof facts === 'string'
    ? [facts]
    : typeof facts === 'object' && facts !== null
      ? Object.values(facts).flatMap(textsIn)
      : [];

/**
 * The ids of the entries of the campaign that a story uses: those in its plan, of which a revision can name each, and
 * those that its texts name.
 */
export function entriesOf(
  { title, sections, facts, entries = [] }: StoredStory,
  known: readonly KnownThing[] = [],
): string[] {
  const text = [title, ...sections.map((section) => section.text)].join('\n');
  const named = known.filter(({ name }) => text.includes(cleanName(name))).map(({ id }) => id);
  return [...new Set([...entries, ...textsIn(facts), ...named])].filter((id) => entryId.test(id));
}

const hidden = 'An entry that this draft names is hidden or deleted now. Write a new draft.';

/** Whom no entry names: this reader reads the entries that are visible to everyone. */
const anyMember = readerWith(everyone, 'viewer');

/**
 * A draft uses only what all members read. A game master can hide an entry after the story was planned.
 * @throws ProblemError 409 when not all members can read one of the entries any more
 */
export async function requireOpenEntries(
  db: Kysely<Schema>,
  { campaign_id: campaignId }: Pick<GenerationRow, 'campaign_id'>,
  entryIds: readonly string[],
): Promise<void> {
  if (campaignId === null || entryIds.length === 0) return;
  const { count } = await readableEntries(db, campaignId, anyMember)
    .where(anyOf(db, 'entry.id', entryIds))
    .where('entry.visibility', '=', 'everyone')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count < entryIds.length) throw new ProblemError('conflict', hidden);
}
