import type { Kysely } from 'kysely';
import type {
  Entry,
  EntryDetails,
  EntryReference,
  EntrySummary,
  EntrySummaryDetails,
  EntrySummarySteps,
  Picture,
} from '#src/generated/model/index.ts';
import type { Schema } from '#backend/db/schema.ts';
import { pictureOf } from '#backend/pictures/picture.ts';
import { presentForm } from '#backend/db/stored-schemas.ts';
import { isFavourite } from './favourites.ts';
import { backlinksOf, linksOf, referenceOf } from './links.ts';
import { canEdit, type ListedEntry, type ReadEntry } from './read.ts';
import { readableEntries, type Reader } from './reader.ts';
import { timeOf } from '#backend/time-of.ts';
import { mostAncestors } from '#src/lib/contract-limits.ts';

// `details` is the stored form of this version of the contract or of an earlier one.
export const storedDetails = (row: Pick<ReadEntry, 'details'>): EntryDetails =>
  presentForm('EntryDetails', JSON.parse(row.details)) as EntryDetails;

/** The details as far as the reader may read them. */
export function readableDetails(entry: ReadEntry): EntryDetails {
  const details = storedDetails(entry);
  if (entry.view === null) return details;
  const { recap: _, ...others } = details;
  // An empty recap would reveal that there is a recap of which every passage is hidden.
  return entry.view.recap === '' ? others : { ...others, recap: entry.view.recap };
}

/** The recap as far as the reader may read it. */
export const recapOf = (entry: ReadEntry): string => readableDetails(entry).recap ?? '';

const metaOf = (row: ListedEntry): EntrySummary['meta'] => ({
  created_at: timeOf(row.created_at),
  updated_at: timeOf(row.updated_at),
  deleted_at: row.deleted_at === null ? null : timeOf(row.deleted_at),
});

/** The cover. All readers of the entry see it. */
export const coverOf = ({ cover }: Pick<ReadEntry, 'cover'>): Picture | null =>
  cover && pictureOf(cover);

/**
 * The fields that lists, exports and answers with one entry have in common.
 * @param parentId the parent, or null if the reader may not read it
 */
export const commonFields = (row: ListedEntry, parentId: string | null) => ({
  ...referenceOf(row),
  cover: coverOf(row),
  // `contentColumns` has written the list.
  tags: JSON.parse(row.tags) as string[],
  parentId,
  visibility: row.visibility,
  author: row.author,
  meta: metaOf(row),
});

/** Who wrote the draft from which the readable texts of the entry come; null if they come from no draft. */
export const draftedByOf = ({ view, drafted_by }: ReadEntry): string | null =>
  view === null ? drafted_by : view.drafted_by;

/** What the reader may know about the places of listed entries in the tree. */
export interface ReadableTree {
  /** The ids of the readable parents. */
  readonly parents: ReadonlySet<string>;
  /** The ids of the entries with at least one readable entry below them. */
  readonly withChildren: ReadonlySet<string>;
}

export const entrySummaryOf = (
  row: ListedEntry,
  reader: Reader,
  { parents, withChildren }: ReadableTree,
): EntrySummary => ({
  ...commonFields(row, parentAmong(row, parents)),
  hasChildren: withChildren.has(row.id),
  // `summaryColumns` has written both columns, for this version of the contract or an earlier one.
  details: presentForm(
    'EntrySummaryDetails',
    JSON.parse(row.summary_details),
  ) as EntrySummaryDetails,
  steps:
    row.summary_steps === null
      ? null
      : // `summaryColumns` has written this column, too.
        (presentForm('EntrySummarySteps', JSON.parse(row.summary_steps)) as EntrySummarySteps),
  excerpt: row.excerpt,
  authorReads: row.authorReads,
  canEdit: canEdit(reader, row),
  version: row.version,
});

/** The parent, if the reader may read it. */
export const parentAmong = (
  { parent_id }: Pick<ReadEntry, 'parent_id'>,
  readable: ReadonlySet<string>,
): string | null => (parent_id !== null && readable.has(parent_id) ? parent_id : null);

/**
 * The entry with its texts, and with the readable ones of its ancestors, links and backlinks.
 * @param userId the signed-in user, if a game master views the entry as another member
 */
export async function entryOf(
  db: Kysely<Schema>,
  row: ReadEntry,
  reader: Reader,
  userId = reader.userId,
): Promise<Entry> {
  const ancestors = await ancestorsOf(db, row, reader);
  const nearest = ancestors.at(-1);
  const parentId = nearest?.entryId === row.parent_id ? row.parent_id : null;
  return {
    ...commonFields(row, parentId),
    text: row.view?.text ?? row.text,
    details: readableDetails(row),
    authorReads: row.authorReads,
    draftedBy: draftedByOf(row),
    canEdit: canEdit(reader, row),
    version: row.version,
    ancestors,
    readerIds: canEdit(reader, row) ? await chosenReaderIds(db, row.id) : [],
    links: await linksOf(db, row, reader),
    backlinks: await backlinksOf(db, row, reader),
    isFavourite: await isFavourite(db, row.id, userId),
  };
}

async function chosenReaderIds(db: Kysely<Schema>, entryId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('entry_reader')
    .select('user_id')
    .where('entry_id', '=', entryId)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** The ancestors, the topmost first, up to the first one that the reader may not read. */
async function ancestorsOf(
  db: Kysely<Schema>,
  row: ReadEntry,
  reader: Reader,
): Promise<EntryReference[]> {
  const found: EntryReference[] = [];
  let parentId = row.parent_id;
  while (parentId !== null && found.length < mostAncestors) {
    const parent = await readableEntries(db, row.campaign_id, reader)
      .select(['entry.id', 'entry.type', 'entry.title', 'entry.parent_id'])
      .where('entry.id', '=', parentId)
      .executeTakeFirst();
    if (!parent) break;
    found.unshift(referenceOf(parent));
    parentId = parent.parent_id;
  }
  return found;
}
