import type { Input } from '#contract/types.ts';
import { requireVersion } from '#contract/etag.ts';
import { dequal } from 'dequal/lite';
import type { Entry, EntryType } from '#src/generated/model/index.ts';
import { ProblemError } from '#contract/problem.ts';
import { memberIds } from '#backend/campaigns/notify.ts';
import type { RequestContext } from '#backend/context.ts';
import { requirePictures } from '#backend/pictures/require.ts';
import { changeEntries } from './change.ts';
import { entryOf, storedDetails } from './present.ts';
import { readEntry, requireEditable, type ReadEntry } from './read.ts';
import { readerOf } from './reader.ts';
import { requireRoomForTexts } from './size.ts';
import { storeVersion } from './store-version.ts';
import { storeTitle } from './titles.ts';
import { picturesOfTexts, storeViews, viewsOf, type EntryTexts, type Views } from './views.ts';
import {
  contentColumns,
  detailsFor,
  requireDetailsOfType,
  storeReaders,
  storeTags,
} from './write.ts';

/**
 * Changes the given fields of an entry. A request that changes nothing keeps the version.
 * @param restored the version whose content the fields are
 */
export async function updateEntry(
  context: RequestContext,
  { campaignId, entryId, ifMatch }: Input<'entryUpdate'>['params'],
  body: Input<'entryUpdate'>['body'],
  restored?: number,
): Promise<Entry> {
  const prepared = await preparedViews(context, { campaignId, entryId }, body);
  return changeEntries(context, campaignId, async ({ transaction, reader, ownerId, touch }) => {
    const stored = await readEntry(transaction, campaignId, entryId, reader);
    requireEditable(reader, stored);
    requireVersion(ifMatch, stored.version);
    const before = await entryOf(transaction, stored, reader);
    // Written from a validated request.
    const type = body.type ?? (stored.type as EntryType);
    if (body.details) requireDetailsOfType(type, body.details);
    const details = detailsFor(type, body.details ?? storedDetails(stored));
    const after = { ...before, ...definedFields(body), type, details };
    const { coverPictureId = stored.cover_picture_id } = body;
    const columns = {
      ...contentColumns(after),
      cover_picture_id: coverPictureId,
      visibility: after.visibility,
    };
    const isSame =
      Object.entries(columns).every(([name, value]) => Reflect.get(stored, name) === value) &&
      dequal(before.readerIds.toSorted(), after.readerIds.toSorted());
    if (isSame) return before;
    const { text, tags } = after;
    const texts = { text, recap: details.recap ?? '' };
    if (prepared !== null && !dequal(prepared.whole, texts)) throw changedMeanwhile();
    const views = prepared;
    // Checked before the change: after it, the user may not be able to read a picture that the text contains.
    const pictures = await requirePictures(transaction, campaignId, reader, {
      coverPictureId,
      views,
      ...(stored.player_id !== null &&
        stored.player_id !== reader.userId && {
          ofPlayer: { entryId, pictures: picturesOfTexts(textsOf(stored, {})), restored },
        }),
    });
    await touch(entryId);
    const version = stored.version + 1;
    await transaction
      .updateTable('entry')
      .set({ ...columns, updated_at: context.now, version })
      .where('id', '=', entryId)
      .execute();
    await storeTags(transaction, entryId, tags);
    // Stored readers can have left the campaign since, so only given ones are checked.
    if (body.readerIds) {
      await storeReaders(transaction, { id: entryId, campaignId }, body.readerIds);
    }
    if (views) {
      await storeViews(transaction, { ...stored, ...columns }, views, pictures, context.now);
    }
    const titled = { ...columns, id: entryId, campaign_id: campaignId };
    await storeTitle(transaction, titled, context.now);
    const changed = await readEntry(transaction, campaignId, entryId, reader);
    await storeVersion(transaction, changed, {
      by: reader.userId,
      at: context.now,
      isSeparate: restored !== undefined,
    });
    const size = { entryId, bytesBefore: stored.bytes, ownerId };
    await requireRoomForTexts(transaction, context.app.config.quotas, size);
    await touch(entryId);
    await context.audit(transaction, {
      action: restored === undefined ? 'entry.update' : 'entry.restore-version',
      targetKind: 'entry',
      targetId: entryId,
      // The texts are only for members, so the log contains only the names of the fields.
      details:
        restored === undefined
          ? { campaignId, version, changed: Object.keys(body) }
          : { campaignId, version, restored },
    });
    return entryOf(transaction, changed, reader);
  });
}

/** Another request has changed the texts since, and a transaction must not wait for new views. */
const changedMeanwhile = (): ProblemError =>
  new ProblemError(
    'unavailable',
    'Another person has just saved this entry, too. Please try again.',
    {
      retryAfter: 1,
    },
  );

/** The views of the texts after the change; null if the request changes nothing that they contain. */
async function preparedViews(
  context: RequestContext,
  { campaignId, entryId }: { readonly campaignId: string; readonly entryId: string },
  body: Input<'entryUpdate'>['body'],
): Promise<Views | null> {
  const outside = new Set(['visibility', 'readerIds', 'coverPictureId']);
  if (Object.keys(body).every((name) => outside.has(name))) return null;
  const reader = await readerOf(context, campaignId);
  const entry = await readEntry(context.db, campaignId, entryId, reader);
  // Without the right to change the entry, the request must not cost a computation.
  requireEditable(reader, entry);
  const members = await memberIds(context.db, campaignId);
  return viewsOf(textsOf(entry, body), members, context.app.pause);
}

/** The texts after the change. */
const textsOf = (
  entry: ReadEntry,
  // Written from a validated request.
  { text, details, type = entry.type as EntryType }: Input<'entryUpdate'>['body'],
): EntryTexts => ({
  text: text ?? entry.text,
  // Another type can have no recap.
  recap: detailsFor(type, details ?? storedDetails(entry)).recap ?? '',
});

/** The fields of the request that are not undefined. */
const definedFields = <Body extends object>(body: Body): Partial<Body> =>
  // Removing fields keeps the types of the others.
  Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== undefined),
  ) as Partial<Body>;
