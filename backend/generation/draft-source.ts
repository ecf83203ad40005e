import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import { findGeneration, generationOf, settingsOf } from './record.ts';

/** A draft that a text may come from. */
export interface DraftSource {
  readonly author: string;
  /** The lines and sentences of its texts, as `comparable` has them. */
  readonly lines: ReadonlySet<string>;
}

/** Shorter lines, such as most headings, can be in a text by chance. In characters. */
const shortestLine = 20;

/** Only the letters and digits of a line or sentence: the editor of a form can write the same Markdown in another way. */
const comparable = (line: string): string => line.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** The sentences too, so that a line of which a person has changed one is still known by the others. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => [line, ...line.split(/(?<=[.!?])\s+/)])
    .map(comparable)
    .filter(({ length }) => length >= shortestLine);

/**
 * The draft of one of the user's generations; null if there is none any more. A text is saved without the name
 * of its author then, because a draft that was discarded must not keep anyone from saving.
 */
export async function draftSourceOf(
  db: Kysely<Schema>,
  userId: string,
  generationId: string | undefined,
): Promise<DraftSource | null> {
  if (generationId === undefined) return null;
  const row = await findGeneration(db, generationId, userId);
  const draft = row && generationOf(row).draft;
  if (!row || !draft) return null;
  const { entry, campaign, character } = draft;
  // A character keeps the concept that its user has chosen.
  const hasOwnConcept = (settingsOf(row).choices.concept ?? '').trim() !== '';
  const texts = [
    entry?.text,
    entry?.details.recap,
    campaign?.setting,
    campaign?.storyOverview,
    campaign?.dmNotes,
    hasOwnConcept ? '' : character?.concept,
  ];
  return { author: row.author, lines: new Set(texts.flatMap((text) => linesOf(text ?? ''))) };
}

export interface AuthoredText {
  readonly text: string;
  /** Who wrote the draft that is in the text; null if people wrote it. */
  readonly draftedBy: string | null;
}

export const noText: AuthoredText = { text: '', draftedBy: null };

/**
 * Who wrote the draft that is in a text after a change: the author of `source` if the change has put a line or
 * sentence of it into the text, otherwise the same as before. An empty text has no author.
 */
export function draftedByAfter(
  before: AuthoredText,
  text: string,
  source: DraftSource | null,
): string | null {
  if (text.trim() === '') return null;
  if (source === null || text === before.text) return before.draftedBy;
  const old = new Set(linesOf(before.text));
  const isUsed = linesOf(text).some((line) => source.lines.has(line) && !old.has(line));
  return isUsed ? source.author : before.draftedBy;
}
