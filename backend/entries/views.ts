import type { Kysely } from 'kysely';
import { validationProblem } from '#contract/problem.ts';
import { memberIds } from '#backend/campaigns/notify.ts';
import type { Pause } from '#backend/ports.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { EntryTable } from '#backend/db/tables/entry-tables.ts';
import { insertMany } from '#backend/db/insert-many.ts';
import { noText, type AuthoredText } from '#backend/generation/draft-source.ts';
import { linksOfTokens } from '#src/lib/entry-text/links.ts';
import { parser } from '#src/lib/entry-text/parser.ts';
import { picturesIn, picturesOfTokens } from '#src/lib/entry-text/pictures.ts';
import { readersIn, textFor } from '#src/lib/entry-text/passages.ts';
import { storeSearched } from './search-index.ts';
import { plainTextOfTokens } from '#src/lib/entry-text/plain-text.ts';
import { excerptOf } from '#src/lib/excerpt.ts';
import { foldName } from '#src/lib/fold.ts';
import { isId } from '#src/lib/ids.ts';

/** The audience of the whole texts: game masters, and the player who has written the entry. */
export const wholeText = 'gm';

/** The audience of members whom no passage names. */
export const everyone = 'everyone';

/** Each named member gets a separate view, so this number limits the stored size of an entry. */
const maxNamedReaders = 20;

/** How many characters are read for an excerpt. It is enough unless the text begins with very long addresses. */
const readForExcerpt = 3_000;

/** The beginning of a Markdown text as plain text, without headings unless there is nothing else. */
export function excerptOfMarkdown(text: string): string {
  const tokens = parser.parse(text.slice(0, readForExcerpt), {});
  const body = tokens.filter((_token, index) => tokens[index - 1]?.type !== 'heading_open');
  return excerptOf(plainTextOfTokens(body) || plainTextOfTokens(tokens));
}

/** Whether the word can be the id of a user. `gm` is too short for an id, but `everyone` is not. */
const isUserId = (word: string): boolean => isId(word) && word !== everyone;

/** The texts of an entry that have passages and links. */
export interface EntryTexts {
  readonly text: string;
  readonly recap: string;
}

interface Written {
  readonly text?: string | undefined;
  readonly details?: { readonly recap?: string | undefined } | undefined;
}

export const textsOf = ({ text = '', details }: Written): EntryTexts => ({
  text,
  recap: details?.recap ?? '',
});

/** Everything that is written, for the author of a draft in it. */
export const allWritten = ({ text, recap }: EntryTexts): string => `${text}\n${recap}`;

/** Who wrote a draft that is in the texts of a view; null if people wrote them. */
export type DraftedBy = (before: AuthoredText, texts: EntryTexts) => string | null;

/**
 * For texts of an archive, which names one author for all of an entry. Where a passage is hidden, the draft can
 * be in that passage alone, and its author would reveal it.
 */
export const importedAuthor =
  (whole: EntryTexts, author: string | null): DraftedBy =>
  (_before, { text, recap }) =>
    allWritten({ text, recap }).trim() !== '' &&
    text.trimEnd() === whole.text.trimEnd() &&
    recap.trimEnd() === whole.recap.trimEnd()
      ? author
      : null;

/** What the texts contain. */
interface Contents {
  /** The titles to which the texts link. */
  readonly links: readonly string[];
  /** The ids of the pictures that the texts show. */
  readonly pictures: readonly string[];
  /** The texts as plain text. */
  readonly plain: string;
}

interface View extends EntryTexts, Contents {
  readonly audience: string;
  readonly excerpt: string;
}

/** An entry before a change. */
interface ViewsBefore {
  readonly texts: EntryTexts;
  /** The audiences that have a view. */
  readonly audiences: ReadonlySet<string>;
}

const noViewsBefore: ViewsBefore = { texts: { text: '', recap: '' }, audiences: new Set() };

/** The texts for each audience: one view for everyone, and one for each named member. */
export interface Views {
  readonly before: ViewsBefore;
  readonly whole: EntryTexts;
  readonly wholeContents: Contents;
  readonly views: readonly View[];
}

/**
 * Removes from the texts, for each audience, the passages that it may not read. A hostile text takes up to
 * 0.1 s to parse, so the computation pauses between its parts. Call it before a transaction, which must wait
 * only for the database.
 *
 * A member whom the texts have named, but who has no view, was not a member for some time. This member gets no
 * view until a change no longer names the member: only a change after that can be meant to show it to the member.
 * @param members the members of the campaign: other ids in a text get no view
 */
export async function viewsOf(
  whole: EntryTexts,
  members: readonly string[],
  pause: Pause,
  before = noViewsBefore,
): Promise<Views> {
  // Only words in the form of an id count, so that a text cannot name the audience `gm` or `everyone`.
  const named = new Set(namesIn(whole).filter(isUserId));
  if (named.size > maxNamedReaders) {
    const message = `The passages of one entry can name ${maxNamedReaders} members.`;
    throw validationProblem([{ path: '/text', message }]);
  }
  const readers = members.filter((id) => named.has(id));
  const hasView = (id: string): boolean => before.audiences.has(id);
  // Most changes name no other members, so the texts before need not be parsed.
  const namedBefore = new Set(readers.every(hasView) ? [] : namesIn(before.texts));
  const views: View[] = [];
  for (const audience of [everyone, ...readers]) {
    if (namedBefore.has(audience) && !hasView(audience)) continue;
    await pause();
    // A hidden passage at the end of a text leaves empty lines, which would reveal that it exists.
    const text = textFor(whole.text, audience).trimEnd();
    await pause();
    const recap = textFor(whole.recap, audience).trimEnd();
    const contents = await contentsOf({ text, recap }, pause);
    views.push({ audience, text, recap, excerpt: excerptOfMarkdown(text), ...contents });
  }
  return { before, whole, wholeContents: await contentsOf(whole, pause), views };
}

const namesIn = ({ text, recap }: EntryTexts): string[] => [
  ...readersIn(text),
  ...readersIn(recap),
];

/** Parses each text once. */
async function contentsOf({ text, recap }: EntryTexts, pause: Pause): Promise<Contents> {
  await pause();
  const tokens = parser.parse(text, {});
  await pause();
  const recapTokens = parser.parse(recap, {});
  await pause();
  return {
    links: linksOfTokens([...tokens, ...recapTokens]),
    pictures: [...new Set([tokens, recapTokens].flatMap(picturesOfTokens))],
    plain: [tokens, recapTokens].map(plainTextOfTokens).join('\n'),
  };
}

/** The ids of the pictures that the texts name. */
export const picturesOfTexts = ({ text, recap }: EntryTexts): string[] => [
  ...new Set([...picturesIn(text), ...picturesIn(recap)]),
];

type StoredEntry = Pick<
  EntryTable,
  'id' | 'campaign_id' | 'title' | 'tags' | 'details' | 'player_id'
>;

/**
 * Stores the views of an entry, so that reading an entry only selects a view and computes nothing.
 * @param pictures the pictures that the writer may read; the texts show no others
 * @param unchanged the audiences that find the entry by the same words as before
 */
export async function storeViews(
  transaction: Kysely<Schema>,
  entry: StoredEntry,
  { before, wholeContents, views: computed }: Views,
  pictures: ReadonlySet<string>,
  now: number,
  draftedBy: DraftedBy,
  unchanged: ReadonlySet<string> = new Set(),
): Promise<void> {
  const audiences = new Set([everyone, ...(await memberIds(transaction, entry.campaign_id))]);
  const stored = await transaction
    .deleteFrom('entry_view')
    .where('entry_id', '=', entry.id)
    .returning(['audience', 'text', 'recap', 'drafted_by'])
    .execute();
  const last = new Map(stored.map((view) => [view.audience, view]));
  // A member can have left since the views were computed, and can have joined again.
  const views = computed.filter(
    ({ audience }) =>
      audiences.has(audience) && (last.has(audience) || !before.audiences.has(audience)),
  );
  await insertMany(
    transaction,
    'entry_view',
    views.map(({ audience, text, recap, excerpt }) => {
      const old = last.get(audience) ?? last.get(everyone);
      const authored = old ? { text: allWritten(old), draftedBy: old.drafted_by } : noText;
      return {
        entry_id: entry.id,
        audience,
        text,
        recap,
        excerpt,
        drafted_by: draftedBy(authored, { text, recap }),
      };
    }),
  );
  const shown = [{ audience: wholeText, ...wholeContents }, ...views];
  await storeLinks(transaction, entry, shown, now);
  await transaction.deleteFrom('entry_picture').where('entry_id', '=', entry.id).execute();
  await insertMany(
    transaction,
    'entry_picture',
    shown.flatMap(({ audience, pictures: ids }) =>
      ids
        .filter((id) => pictures.has(id))
        .map((picture_id) => ({ entry_id: entry.id, audience, picture_id })),
    ),
  );
  const author = entry.player_id;
  const searched = new Map([
    ...views.map(({ audience, plain }) => [audience, plain] as const),
    [wholeText, wholeContents.plain],
    ...(author === null ? [] : [[author, wholeContents.plain] as const]),
  ]);
  await storeSearched(transaction, entry, searched, unchanged);
}

/**
 * A link keeps the time at which it was first written, so that it still leads to an entry that was renamed
 * later. No target is stored, because the target depends on what the reader may read.
 */
async function storeLinks(
  transaction: Kysely<Schema>,
  { id, campaign_id }: StoredEntry,
  views: readonly Pick<View, 'audience' | 'links'>[],
  now: number,
): Promise<void> {
  const before = await transaction
    .deleteFrom('entry_link')
    .where('entry_id', '=', id)
    .returning(['title_fold', 'since'])
    .execute();
  const written = new Map(before.map(({ title_fold, since }) => [title_fold, since]));
  await insertMany(
    transaction,
    'entry_link',
    views.flatMap((view) =>
      view.links.map((words, place) => {
        const title_fold = foldName(words);
        const since = written.get(title_fold) ?? now;
        return {
          entry_id: id,
          audience: view.audience,
          title_fold,
          words,
          place,
          campaign_id,
          since,
        };
      }),
    ),
  );
}
