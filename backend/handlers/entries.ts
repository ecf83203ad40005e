import { etagOf } from '#contract/etag.ts';
import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import type { Entry } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import { createEntry } from '#backend/entries/create.ts';
import { deleteEntry, restoreEntry } from '#backend/entries/delete.ts';
import { exportEntries } from '#backend/entries/export.ts';
import { importEntries } from '#backend/entries/import.ts';
import { undoImport } from '#backend/entries/import-undo.ts';
import { listEntries } from '#backend/entries/list.ts';
import { moveEntry } from '#backend/entries/move.ts';
import { entryOf } from '#backend/entries/present.ts';
import { purgeEntries, purgeEntry } from '#backend/entries/purge.ts';
import { readEntry } from '#backend/entries/read.ts';
import { readerOf } from '#backend/entries/reader.ts';
import { searchEntries } from '#backend/entries/search.ts';
import { restoreVersion } from '#backend/entries/restore-version.ts';
import { updateEntry } from '#backend/entries/update.ts';
import { getVersion, listVersions } from '#backend/entries/versions.ts';
import { recordVisit } from '#backend/entries/visits.ts';

const found = (entry: Entry) => ({
  status: 200 as const,
  body: entry,
  headers: { ETag: etagOf(entry.version) },
});

export const entries: Handlers<RequestContext, OperationsOfTag<'entries'>> = {
  entryList: (context, { params }) => listEntries(context, params),
  entrySearch: async (context, { params }) => ({
    status: 200,
    body: { items: await searchEntries(context, params) },
  }),
  entryCreate: async (context, { params, body }) => {
    const entry = await createEntry(context, params, body);
    const location = `/api/campaigns/${params.campaignId}/entries/${entry.entryId}`;
    return {
      status: 201,
      body: entry,
      headers: { ETag: etagOf(entry.version), Location: location },
    };
  },
  entryGet: async (context, { params: { campaignId, entryId, viewAs, visit } }) => {
    const reader = await readerOf(context, campaignId, viewAs);
    const entry = await readEntry(context.db, campaignId, entryId, reader);
    if (visit && viewAs === undefined) await recordVisit(context, entry);
    return found(await entryOf(context.db, entry, reader, context.signedIn().id));
  },
  entryUpdate: async (context, { params, body }) => found(await updateEntry(context, params, body)),
  entryDelete: async (context, { params }) => {
    await deleteEntry(context, params);
    return { status: 204 };
  },
  entryRestore: async (context, { params }) => found(await restoreEntry(context, params)),
  entryPurge: async (context, { params }) => {
    await purgeEntry(context, params);
    return { status: 204 };
  },
  entryPurgeAll: async (context, { params }) => {
    await purgeEntries(context, params.campaignId);
    return { status: 204 };
  },
  entryVersionList: async (context, { params }) => ({
    status: 200,
    body: await listVersions(context, params),
  }),
  entryVersionGet: async (context, { params }) => ({
    status: 200,
    body: await getVersion(context, params),
  }),
  entryVersionRestore: async (context, { params }) => found(await restoreVersion(context, params)),
  entryExport: async (context, { params }) => ({
    status: 200,
    body: await exportEntries(context, params),
  }),
  entryImport: async (context, { params: { campaignId }, body }) => ({
    status: 200,
    body: await importEntries(context, campaignId, body),
  }),
  entryImportUndo: async (context, { params }) => ({
    status: 200,
    body: await undoImport(context, params),
  }),
  entryMove: async (context, { params, body }) => found(await moveEntry(context, params, body)),
};
