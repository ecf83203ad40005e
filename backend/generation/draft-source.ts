import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import { findGeneration, generationOf, markUsed, person, shownColumns } from './record.ts';
import type { Generation } from '#src/generated/model/index.ts';

interface TextsOfDraft {
  readonly author: string;
  /** The lines and sentences of each of its texts, as `comparable` has them. */
  readonly texts: readonly ReadonlySet<string>[];
}

/** A draft that a text may come from. */
export interface DraftSource extends TextsOfDraft {
  /** The user's other drafts, the newest first: a form can have texts of several, and names only the last one. */
  readonly others?: readonly TextsOfDraft[];
}

/** With less than this share of a draft in it, a text counts as written by people. */
const smallestShare = 0.1;

/** How many other drafts are compared with a text. A user has more only after a long time. */
const mostOthers = 50;

/** In characters. Shorter lines, such as most headings, can be in a text by chance. */
const shortestLine = 20;

/** Only the letters and digits of a line or sentence: the editor of a form can write the same Markdown in another way. */
const comparable = (line: string): string => line.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** The lines and their sentences. If a person changes one sentence of a line, the others are still found. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => [line, ...line.split(/(?<=[.!?])\s+/)])
    .map(comparable)
    .filter(({ length }) => length >= shortestLine);

/**
 * The draft of one of the user's generations; null if there is none any more. A text is saved without the name
 * of its author then, because a draft that was discarded must not keep anyone from saving. Call it in the transaction
 * that saves the text: from then on the draft counts as used.
 */
export async function draftSourceOf(
  transaction: Kysely<Schema>,
  userId: string,
  generationId: string | undefined,
  now: number,
): Promise<DraftSource | null> {
  if (generationId === undefined) return null;
  const row = await findGeneration(transaction, generationId, userId);
  const source = row && textsOf(generationOf(row));
  if (!source) return null;
  await markUsed(transaction, generationId, now);
  const others = await transaction
    .selectFrom('generation')
    .select(shownColumns)
    .where('user_id', '=', userId)
    .where('id', '<>', generationId)
    .where('draft', 'is not', null)
    .where('kind', 'not in', ['cover', 'portrait'])
    .orderBy('created_at', 'desc')
    .limit(mostOthers)
    .execute();
  return { ...source, others: others.flatMap((other) => textsOf(generationOf(other)) ?? []) };
}

/** Null without a draft. */
function textsOf({ author, draft, settings }: Generation): TextsOfDraft | null {
  if (!draft) return null;
  const { entry, campaign, character, sections } = draft;
  // A character keeps the concept that its user has chosen.
  const hasOwnConcept = (settings.choices.concept ?? '').trim() !== '';
  const texts = [
    entry?.text,
    entry?.details.recap,
    campaign?.setting,
    campaign?.storyOverview,
    campaign?.dmNotes,
    hasOwnConcept ? '' : character?.concept,
    ...(character ? sections.filter(({ audience }) => audience === 'everyone') : []).map(
      ({ text }) => text,
    ),
  ];
  return {
    author,
    texts: texts.map((text) => new Set(linesOf(text ?? ''))).filter(({ size }) => size > 0),
  };
}

export interface AuthoredText {
  readonly text: string;
  /** Who wrote the draft that is in the text; null if people wrote it. */
  readonly draftedBy: string | null;
}

export const noText: AuthoredText = { text: '', draftedBy: null };

/** Whether a text has more than a little of a draft that was not there before. */
function isUsedIn(text: string, old: ReadonlySet<string>, { texts }: TextsOfDraft): boolean {
  const lines = new Set(linesOf(text).filter((line) => !old.has(line)));
  return texts.some((ofDraft) => {
    const kept = [...ofDraft].filter((line) => lines.has(line)).length;
    return kept > 0 && kept / ofDraft.size >= smallestShare;
  });
}

const rowLength = 3;

/** All groups of three words in a row. If a person changes one word of a sentence, the others are still found. */
function rowsOf(text: string): ReadonlySet<string> {
  const words = comparable(text).toLowerCase().split(' ');
  return new Set(
    words
      .slice(Math.min(rowLength, words.length) - 1)
      .map((_, at) => words.slice(at, at + rowLength).join(' ')),
  );
}

function isRewritten(before: string, text: string): boolean {
  const old = rowsOf(before);
  const rows = rowsOf(text);
  return [...old].filter((row) => rows.has(row)).length / old.size < smallestShare;
}

/**
 * Who wrote the draft that is in a text after a change. It is the author of `source`, or of one of its `others`, if
 * the change has put some of this draft into the text. Otherwise it is the author before the change, unless hardly anything is left of the text
 * before. An empty text and a draft of a person have no author.
 */
export function draftedByAfter(
  before: AuthoredText,
  text: string,
  source: DraftSource | null,
): string | null {
  if (text.trim() === '') return null;
  if (text === before.text) return before.draftedBy;
  const old = new Set(linesOf(before.text));
  const drafts = source === null ? [] : [source, ...(source.others ?? [])];
  const used = drafts.find((draft) => isUsedIn(text, old, draft));
  if (used) return used.author === person ? null : used.author;
  return before.draftedBy === null || isRewritten(before.text, text) ? null : before.draftedBy;
}
