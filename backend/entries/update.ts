import type { Input } from '#contract/types.ts';
import { requireVersion } from '#contract/etag.ts';
import { dequal } from 'dequal/lite';
import type { Entry, EntryType } from '#src/generated/model/index.ts';
import { ProblemError } from '#contract/problem.ts';
import { memberIds } from '#backend/campaigns/notify.ts';
import type { RequestContext } from '#backend/context.ts';
import { draftedByAfter, draftSourceOf } from '#backend/generation/draft-source.ts';
import { limitTextChanges } from '#backend/quotas.ts';
import { requireCover, requirePictures } from '#backend/pictures/require.ts';
import { changeEntries } from './change.ts';
import { entryOf, storedDetails } from './present.ts';
import { readEntry, requireEditable, type ReadEntry } from './read.ts';
import { readerOf } from './reader.ts';
import { shownOf, storeShown, unchangedAudiences } from './shown.ts';
import { requireRoomForTexts } from './size.ts';
import { storeVersion } from './store-version.ts';
import { storeTitle } from './titles.ts';
import {
  allWritten,
  picturesOfTexts,
  storeViews,
  textsOf,
  viewsOf,
  type DraftedBy,
  type Views,
} from './views.ts';
import {
  contentColumns,
  detailsFor,
  requireDetailsOfType,
  storeReaders,
  storeTags,
  type EntryContent,
} from './write.ts';

/**
 * Changes the given fields of an entry. A request that changes nothing keeps the version.
 * @param restored the earlier version from which the fields come, if the request restores one
 */
export async function updateEntry(
  context: RequestContext,
  { campaignId, entryId, ifMatch }: Input<'entryUpdate'>['params'],
  body: Input<'entryUpdate'>['body'],
  restored?: number,
): Promise<Entry> {
  const prepared = await preparedViews(context, { campaignId, entryId, ifMatch }, body, restored);
  return changeEntries(context, campaignId, async ({ transaction, reader, ownerId, notify }) => {
    const stored = await readEntry(transaction, campaignId, entryId, reader);
    requireEditable(reader, stored);
    requireVersion(ifMatch, stored.version);
    const before = await entryOf(transaction, stored, reader);
    const after = { ...before, ...definedFields(body) };
    const { coverPictureId = stored.cover_picture_id } = body;
    const content = contentAfter(stored, body);
    const columns = {
      ...contentColumns(content),
      cover_picture_id: coverPictureId,
      visibility: after.visibility,
    };
    const isSame =
      Object.entries(columns).every(([name, value]) => Reflect.get(stored, name) === value) &&
      dequal(before.readerIds.toSorted(), after.readerIds.toSorted());
    if (isSame) return before;
    const views = prepared;
    const isPrepared =
      views === null ? !changesViews(stored, columns) : dequal(views.whole, textsOf(content));
    if (!isPrepared) throw changedMeanwhile();
    // Checked before the change: the change itself can make a picture of the text unreadable for the user.
    const pictures = await requirePictures(transaction, campaignId, reader, {
      coverPictureId,
      views,
      ...(stored.player_id !== null &&
        stored.player_id !== reader.userId && {
          ofPlayer: {
            entryId,
            pictures: picturesOfTexts(
              textsOf({ text: stored.text, details: storedDetails(stored) }),
            ),
            restored,
          },
        }),
    });
    const draft = await draftSourceOf(
      transaction,
      reader.userId,
      body.draftGenerationId,
      context.now,
    );
    const textBefore = allWritten(textsOf({ text: stored.text, details: storedDetails(stored) }));
    const textAfter = allWritten(textsOf(content));
    const authored = { text: textBefore, draftedBy: stored.drafted_by };
    const shown = await shownOf(transaction, stored);
    const version = stored.version + 1;
    await transaction
      .updateTable('entry')
      .set({
        ...columns,
        drafted_by: draftedByAfter(authored, textAfter, draft),
        updated_at: context.now,
        version,
      })
      .where('id', '=', entryId)
      .execute();
    await storeTags(transaction, entryId, content.tags);
    // Stored readers may have left the campaign meanwhile, so only the readers of the request are checked.
    if (body.readerIds) {
      await storeReaders(transaction, { id: entryId, campaignId }, body.readerIds);
    }
    if (views) {
      const changed = { ...stored, ...columns };
      const found = unchangedAudiences(shown, changed, views);
      const draftedBy: DraftedBy = (old, texts) => draftedByAfter(old, allWritten(texts), draft);
      await storeViews(transaction, changed, views, pictures, context.now, draftedBy, found);
    }
    const titled = { ...columns, id: entryId, campaign_id: campaignId };
    await storeTitle(transaction, titled, context.now, stored.visibility);
    const changed = await readEntry(transaction, campaignId, entryId, reader);
    const userIds = await storeShown(transaction, changed, {
      before: shown,
      after: await shownOf(transaction, changed),
      now: context.now,
    });
    notify(entryId, userIds);
    await storeVersion(transaction, changed, {
      by: reader.userId,
      at: context.now,
      // The version before has what a draft replaces.
      isSeparate: restored !== undefined || body.draftGenerationId !== undefined,
      draftedBy: draftedByAfter({ text: textBefore, draftedBy: null }, textAfter, draft),
    });
    const size = { campaignId, entryId, reader, bytesBefore: stored.bytes, ownerId };
    await requireRoomForTexts(transaction, context.app.config.quotas, size);
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

/** Another request has changed the texts meanwhile, and a transaction must not wait for new views. */
const changedMeanwhile = (): ProblemError =>
  new ProblemError(
    'unavailable',
    'Another person has just saved this entry, too. Please try again.',
    {
      retryAfter: 1,
    },
  );

/**
 * The views of the texts after the change; null if the request changes neither the views nor the search. The
 * checks come first, so that a refused request does not pay for the views.
 */
async function preparedViews(
  context: RequestContext,
  { campaignId, entryId, ifMatch }: Input<'entryUpdate'>['params'],
  body: Input<'entryUpdate'>['body'],
  restored: number | undefined,
): Promise<Views | null> {
  const { app, db, now } = context;
  const reader = await readerOf(context, campaignId);
  const entry = await readEntry(db, campaignId, entryId, reader);
  requireEditable(reader, entry);
  requireVersion(ifMatch, entry.version);
  const content = contentAfter(entry, body);
  // Even with an unchanged text, a restored version can show a picture that the text does not show now.
  const isRestored = restored !== undefined;
  if (!isRestored && !changesViews(entry, contentColumns(content))) return null;
  await requireCover(db, campaignId, reader, body.coverPictureId);
  await limitTextChanges(db, reader.userId, app.config.textChangesPerMinute, now);
  const rows = await db
    .selectFrom('entry_view')
    .select('audience')
    .where('entry_id', '=', entryId)
    .execute();
  return viewsOf(textsOf(content), await memberIds(db, campaignId), app.pause, {
    texts: textsOf({ text: entry.text, details: storedDetails(entry) }),
    audiences: new Set(rows.map(({ audience }) => audience)),
  });
}

/** The content after the change. */
function contentAfter(entry: ReadEntry, body: Input<'entryUpdate'>['body']): EntryContent {
  // Written from a validated request.
  const type = body.type ?? (entry.type as EntryType);
  if (body.details) requireDetailsOfType(type, body.details);
  return {
    type,
    title: body.title ?? entry.title,
    text: body.text ?? entry.text,
    // `contentColumns` has written the list.
    tags: body.tags ?? (JSON.parse(entry.tags) as string[]),
    details: detailsFor(type, body.details ?? storedDetails(entry)),
  };
}

/** Title and tags are not part of the views, but they are stored in the search index together with the texts. */
const changesViews = (
  entry: ReadEntry,
  columns: Pick<ReadEntry, 'title' | 'text' | 'tags' | 'details'>,
): boolean =>
  (['title', 'text', 'tags', 'details'] as const).some((name) => columns[name] !== entry[name]);

/** The fields of the request that are not undefined. */
const definedFields = <Body extends object>(body: Body): Partial<Body> =>
  // Removing fields keeps the types of the others.
  Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== undefined),
  ) as Partial<Body>;
