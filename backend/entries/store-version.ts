import type { Insertable, Kysely } from 'kysely';
import type { EntryVersionField } from '#src/generated/model/index.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { EntryVersionTable } from '#backend/db/tables/entry-tables.ts';
import { insertMany } from '#backend/db/insert-many.ts';
import type { ReadEntry } from './read.ts';
import { wholeText } from './views.ts';

/** In milliseconds. Changes that one person makes within this time become one version. */
const openFor = 10 * 60 * 1000;

/** The contract has the same limit in its description. */
const maxVersions = 100;

interface Change {
  readonly by: string;
  readonly at: number;
  /** Who wrote a draft that the change has put into the entry. */
  readonly draftedBy: string | null;
  /** True if the change gets a version of its own, even if the same person has just written the one before. */
  readonly isSeparate?: boolean;
}

/** Stores the present content of an entry as its newest version. Call it after the change. */
export async function storeVersion(
  transaction: Kysely<Schema>,
  entry: ReadEntry,
  { by, at, isSeparate = false, draftedBy }: Change,
): Promise<void> {
  const { id: entry_id, version } = entry;
  const [newest, earlier] = await transaction
    .selectFrom('entry_version')
    .selectAll()
    .where('entry_id', '=', entry_id)
    .orderBy('version', 'desc')
    .limit(2)
    .execute();
  const continued =
    newest?.changed_by === by && newest.open_until > at && !isSeparate ? newest : undefined;
  const before = continued === undefined ? newest : earlier;
  if (continued !== undefined) {
    await transaction
      .deleteFrom('entry_version')
      .where('entry_id', '=', entry_id)
      .where('version', '=', continued.version)
      .execute();
  }
  const content = await contentOf(transaction, entry);
  const changed = before === undefined ? [] : differences(before, content);
  await transaction
    .insertInto('entry_version')
    .values({
      ...content,
      version,
      changed_by: by,
      changed_at: at,
      // Later changes never join the first version, so that the history keeps the original entry.
      open_until: newest === undefined ? 0 : (continued?.open_until ?? at + openFor),
      changed: JSON.stringify(changed),
      drafted_by: draftedBy ?? continued?.drafted_by ?? null,
    })
    .execute();
  await storePictures(transaction, entry);
  await removeVersions(transaction, entry_id, { kept: maxVersions });
}

type Content = Omit<
  Insertable<EntryVersionTable>,
  'version' | 'changed_by' | 'changed_at' | 'open_until' | 'changed' | 'drafted_by'
>;

async function contentOf(db: Kysely<Schema>, entry: ReadEntry): Promise<Content> {
  const readers = await db
    .selectFrom('entry_reader')
    .select('user_id')
    .where('entry_id', '=', entry.id)
    .execute();
  const { type, title, tags, visibility, cover_picture_id, details, text } = entry;
  return {
    entry_id: entry.id,
    type,
    title,
    tags,
    visibility,
    reader_ids: JSON.stringify(readers.map(({ user_id }) => user_id).toSorted()),
    cover_picture_id,
    details,
    text,
  };
}

/** The columns of the fields of the contract, in the order in which the history page shows the fields. */
const columnOf = {
  title: 'title',
  type: 'type',
  text: 'text',
  details: 'details',
  cover: 'cover_picture_id',
  tags: 'tags',
  visibility: 'visibility',
  readerIds: 'reader_ids',
} as const satisfies Record<EntryVersionField, keyof Content>;

const differences = (before: Content, after: Content): string[] =>
  Object.entries(columnOf).flatMap(([field, column]) =>
    before[column] === after[column] ? [] : [field],
  );

/** Pictures that the entry shows now are not deleted while this version exists. */
async function storePictures(
  transaction: Kysely<Schema>,
  { id, version, cover_picture_id }: ReadEntry,
): Promise<void> {
  const shown = await transaction
    .selectFrom('entry_picture')
    .select('picture_id')
    .where('entry_id', '=', id)
    .where('audience', '=', wholeText)
    .execute();
  const ids = new Set(shown.map(({ picture_id }) => picture_id));
  if (cover_picture_id !== null) ids.add(cover_picture_id);
  await insertMany(
    transaction,
    'entry_version_picture',
    [...ids].map((picture_id) => ({ entry_id: id, version, picture_id })),
  );
}

/** Removes all versions of an entry but the newest ones. */
export async function removeVersions(
  transaction: Kysely<Schema>,
  entryId: string,
  { kept }: { readonly kept: number },
): Promise<void> {
  await transaction
    .deleteFrom('entry_version')
    .where('entry_id', '=', entryId)
    .where('version', '<=', (eb) =>
      eb
        .selectFrom('entry_version as newer')
        .select('newer.version')
        .where('newer.entry_id', '=', entryId)
        .orderBy('newer.version', 'desc')
        .limit(1)
        .offset(kept),
    )
    .execute();
}
