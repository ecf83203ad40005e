import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import { requireShare } from '#backend/player-share.ts';
import { requireQuotas, type Quotas } from '#backend/quotas.ts';
import type { Reader } from './reader.ts';
import { removeVersions } from './store-version.ts';

/** The bytes of a row besides its texts: two ids and numbers, in the table and in its indexes. */
const rowBytes = sql.lit(150);

/** Counts the size of an entry with everything that is stored for it. */
export async function countBytes(transaction: Kysely<Schema>, entryId: string): Promise<number> {
  const { bytes } = await transaction
    .updateTable('entry')
    .set({
      bytes: sql<number>`${rowBytes} + octet_length(title) + octet_length(text)
        + 2 * octet_length(tags) + octet_length(details)
        + (select coalesce(sum(${rowBytes} + octet_length(text) + octet_length(recap)), 0)
           from entry_view where entry_id = entry.id)
        + (select coalesce(sum(${rowBytes} + bytes), 0) from entry_search where entry_id = entry.id)
        + (select coalesce(sum(${rowBytes} + 2 * octet_length(words)), 0)
           from entry_link where entry_id = entry.id)
        + (select coalesce(sum(${rowBytes} + 2 * octet_length(title_fold)), 0)
           from entry_title where entry_id = entry.id)
        + (select ${rowBytes} * count(*) from entry_picture where entry_id = entry.id)
        + (select ${rowBytes} * count(*) from entry_shown where entry_id = entry.id)
        + (select coalesce(sum(${rowBytes} + octet_length(title) + octet_length(text)
             + octet_length(tags) + octet_length(reader_ids) + octet_length(details)), 0)
           from entry_version where entry_id = entry.id)
        + (select ${rowBytes} * count(*) from entry_version_picture where entry_id = entry.id)`,
    })
    .where('id', '=', entryId)
    .returning('bytes')
    .executeTakeFirstOrThrow();
  return bytes;
}

interface Written {
  readonly campaignId: string;
  readonly entryId: string;
  /** The member who has changed the entry. */
  readonly reader: Reader;
  /** The size of the entry before the change. */
  readonly bytesBefore: number;
  /** The owner of the campaign. */
  readonly ownerId: string;
}

/**
 * Counts the size of an entry after a change. If the quota or a player's share is used up, earlier versions of
 * the entry are removed, so that a text can still be shortened or hidden.
 * @throws ProblemError 409 when the entry is larger than before and exceeds the quota or the share
 */
export async function requireRoomForTexts(
  transaction: Kysely<Schema>,
  quotas: Quotas,
  { campaignId, entryId, reader, bytesBefore, ownerId }: Written,
): Promise<void> {
  const isLarger = async () => (await countBytes(transaction, entryId)) > bytesBefore;
  if (!(await isLarger())) return;
  try {
    await requireQuotas(transaction, quotas, ownerId, ['entryMegabytes']);
    await requireShare(transaction, quotas, { campaignId, reader }, ['entryMegabytes']);
  } catch (problem) {
    await removeVersions(transaction, entryId, { kept: 1 });
    if (await isLarger()) throw problem;
  }
}
