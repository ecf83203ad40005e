import type { Kysely } from 'kysely';
import { ProblemError, validationProblem } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { EntryImportResult, ImportedEntry } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import { anyOf } from '#backend/db/any-of.ts';
import type { Schema } from '#backend/db/schema.ts';
import { memberIds } from '#backend/campaigns/notify.ts';
import type { MemberCampaign } from '#backend/campaigns/present.ts';
import { readCampaign } from '#backend/campaigns/read.ts';
import { requireGameMaster } from '#backend/campaigns/roles.ts';
import {
  limitImportedTexts,
  requireImportedTexts,
  requireQuotas,
  requireUnusedQuota,
} from '#backend/quotas.ts';
import { requireCover } from '#backend/pictures/require.ts';
import { maxViewCharacters, viewCharacters } from '#src/lib/archive/view-size.ts';
import { changeEntries, type EntryChange } from './change.ts';
import { insertEntry, requireRoom } from './create.ts';
import { undosOf } from './import-undo.ts';
import { readerWith } from './reader.ts';
import { textsOf, viewsOf, type Views } from './views.ts';
import { requireDetailsOfType } from './write.ts';

type Request = Input<'entryImport'>['body'];

/** The ids of the entries of an import by their keys. */
type Ids = Map<string, string>;

/**
 * Creates entries in one transaction. Entries that an earlier request of the same import has created
 * are left as they are.
 */
export async function importEntries(
  context: RequestContext,
  campaignId: string,
  { importId, entries }: Request,
): Promise<EntryImportResult> {
  const { db, app } = context;
  const campaign = await readCampaign(db, campaignId, context.signedIn().id);
  requireGameMasterToImport(campaign.role);
  requireDistinctKeys(entries);
  const undos = await undosOf(db, { campaignId, importId });
  const before = await importedIds(db, campaignId, importId, keysIn(entries));
  await requireImportable(context, campaign, entries, before);
  const views = await newViews(context, campaignId, entries, before);
  return changeEntries(context, campaignId, async (change) => {
    const { transaction, reader, ownerId, notifyReadersOfAll } = change;
    requireGameMasterToImport(reader.role);
    if ((await undosOf(transaction, { campaignId, importId })) > undos) throw undoneMeanwhile();
    const ids = await importedIds(transaction, campaignId, importId, keysIn(entries));
    await forgetDeleted(transaction, campaignId, importId, keysIn(entries));
    const fresh = entries.filter(({ key }) => !ids.has(key));
    await requireRoom(transaction, campaignId, fresh.length);
    const run = new ImportRun(context, change, { campaignId, importId, entries, ids, views });
    await run.createAll(new Set(await memberIds(transaction, campaignId)));
    if (fresh.length > 0) {
      await requireQuotas(transaction, app.config.quotas, ownerId, ['entryMegabytes']);
      await notifyReadersOfAll(fresh.flatMap(({ key }) => ids.get(key) ?? []));
      await context.audit(transaction, {
        action: 'entry.import',
        targetKind: 'campaign',
        targetId: campaignId,
        details: { importId, created: fresh.length },
      });
    }
    return {
      entries: entries.map(({ key }) => ({ key, entryId: ids.get(key) ?? '' })),
      created: fresh.length,
    };
  });
}

/** Makes the checks of the transaction before the views are computed, because computing them takes long. */
async function requireImportable(
  context: RequestContext,
  { id: campaignId, owner_id: ownerId, role }: MemberCampaign,
  entries: readonly ImportedEntry[],
  before: Ids,
): Promise<void> {
  const { app, db, now } = context;
  const { id: userId } = context.signedIn();
  const added = entries.filter(({ key }) => !before.has(key)).length;
  if (added === 0) return;
  requireParents(entries, before);
  await requireImportedTexts(db, userId, app.config.textChangesPerMinute, now);
  await requireRoom(db, campaignId, added);
  await requireUnusedQuota(db, app.config.quotas, ownerId, 'entryMegabytes');
  const reader = readerWith(userId, role);
  for (const [index, { key, type, details, coverPictureId }] of entries.entries()) {
    if (before.has(key)) continue;
    await within(index, async () => {
      requireDetailsOfType(type, details ?? {});
      await requireCover(db, campaignId, reader, coverPictureId);
    });
  }
}

/** The views of the entries that no earlier request has created. */
async function newViews(
  context: RequestContext,
  campaignId: string,
  entries: readonly ImportedEntry[],
  before: Ids,
): Promise<ReadonlyMap<string, Views>> {
  const { app, db, now } = context;
  let characters = 0;
  for (const [index, entry] of entries.entries()) {
    if (before.has(entry.key)) continue;
    await app.pause();
    characters += viewCharacters(textsOf(entry));
    if (characters > maxViewCharacters) throw refusal(index, 'text', tooLarge);
  }
  const views = new Map<string, Views>();
  if (entries.every(({ key }) => before.has(key))) return views;
  const { id: userId } = context.signedIn();
  await limitImportedTexts(db, userId, app.config.textChangesPerMinute, characters, now);
  const members = await memberIds(db, campaignId);
  for (const [index, entry] of entries.entries()) {
    if (before.has(entry.key)) continue;
    const computed = () => viewsOf(textsOf(entry), members, app.pause);
    views.set(entry.key, await within(index, computed));
  }
  return views;
}

/** Not 503, because the client would send the request again after it. */
const undoneMeanwhile = (): ProblemError =>
  new ProblemError('conflict', 'This import was undone while it was under way.');

/**
 * An earlier request of the import had created the entry, so this request computed no views for it. Then the
 * entry was deleted. A transaction must not wait for views, so the client sends the request again.
 */
const deletedMeanwhile = (): ProblemError =>
  new ProblemError('unavailable', 'An entry of this import was just deleted. Please try again.', {
    retryAfter: 1,
  });

const tooLarge =
  'The texts of these entries are stored in too many views for one request. Send fewer entries at once.';

const requireGameMasterToImport = (role: EntryChange['reader']['role']): void =>
  requireGameMaster(role, 'import entries');

const keysIn = (entries: readonly ImportedEntry[]): string[] =>
  entries.flatMap(({ key, parentKey = [] }) => [key, parentKey].flat());

const refusal = (index: number, field: string, message: string): ProblemError =>
  validationProblem([{ path: `/entries/${index}/${field}`, message }]);

/** Runs the work for one entry. @throws its problem, with paths that lead to the entry in the request */
async function within<Result>(index: number, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'validation_failed') throw error;
    throw validationProblem(
      error.fields.map(({ path, message }) => ({
        path: `/entries/${index}${path.replace(/^\/parentId$/, '/parentKey')}`,
        message,
      })),
    );
  }
}

/** @throws ProblemError 422 */
function requireDistinctKeys(entries: readonly ImportedEntry[]): void {
  const seen = new Set<string>();
  for (const [index, { key }] of entries.entries()) {
    if (seen.has(key)) throw refusal(index, 'key', 'Another entry of the request has this key.');
    seen.add(key);
  }
}

const belowItself = (index: number): ProblemError =>
  refusal(index, 'parentKey', 'An entry cannot be below itself.');

const noSuchParent = (index: number): ProblemError =>
  refusal(index, 'parentKey', 'There is no such entry in this import.');

/** @throws ProblemError 422 when an entry is below an unknown one or below itself */
function requireParents(entries: readonly ImportedEntry[], before: Ids): void {
  const added = new Map(
    entries.filter(({ key }) => !before.has(key)).map((entry) => [entry.key, entry]),
  );
  for (const [index, entry] of entries.entries()) {
    const above = new Set<string>();
    let parentKey = added.get(entry.key)?.parentKey;
    while (parentKey !== undefined && !above.has(parentKey)) {
      if (parentKey === entry.key) throw belowItself(index);
      if (above.size === 0 && !added.has(parentKey) && !before.has(parentKey)) {
        throw noSuchParent(index);
      }
      above.add(parentKey);
      parentKey = added.get(parentKey)?.parentKey;
    }
  }
}

/** The entries with these keys that earlier requests of the import have created. */
async function importedIds(
  db: Kysely<Schema>,
  campaignId: string,
  importId: string,
  keys: readonly string[],
): Promise<Ids> {
  const rows = await db
    .selectFrom('entry')
    .select(['id', 'import_key'])
    .where('campaign_id', '=', campaignId)
    .where('import_id', '=', importId)
    .where(anyOf(db, 'import_key', keys))
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, import_key }) => [import_key ?? '', id]));
}

/** Deleted entries lose the ids of the import, so that the same import can create them again. */
async function forgetDeleted(
  transaction: Kysely<Schema>,
  campaignId: string,
  importId: string,
  keys: readonly string[],
): Promise<void> {
  await transaction
    .updateTable('entry')
    .set({ import_id: null, import_key: null })
    .where('campaign_id', '=', campaignId)
    .where('import_id', '=', importId)
    .where(anyOf(transaction, 'import_key', keys))
    .where('deleted_at', 'is not', null)
    .execute();
}

interface ImportPlan {
  readonly campaignId: string;
  readonly importId: string;
  readonly entries: readonly ImportedEntry[];
  readonly ids: Ids;
  readonly views: ReadonlyMap<string, Views>;
}

/** Creates the entries of one request, each parent before the entries below it. */
class ImportRun {
  readonly #context: RequestContext;
  readonly #change: EntryChange;
  readonly #plan: ImportPlan;
  readonly #indexes: ReadonlyMap<string, number>;

  constructor(context: RequestContext, change: EntryChange, plan: ImportPlan) {
    this.#context = context;
    this.#change = change;
    this.#plan = plan;
    this.#indexes = new Map(plan.entries.map(({ key }, index) => [key, index]));
  }

  async createAll(members: ReadonlySet<string>): Promise<void> {
    for (const index of this.#plan.entries.keys()) await this.#create(index, members, new Set());
  }

  /** @param below the entries below this one that are waiting for it; it must not be one of them */
  async #create(
    index: number,
    members: ReadonlySet<string>,
    below: ReadonlySet<number>,
  ): Promise<void> {
    const { campaignId, importId, entries, ids, views } = this.#plan;
    const entry = entries[index];
    if (!entry || ids.has(entry.key)) return;
    if (below.has(index)) throw belowItself(index);
    const { key, parentKey, readerIds = [], draftedBy = null, ...content } = entry;
    const parentIndex = parentKey === undefined ? undefined : this.#indexes.get(parentKey);
    if (parentIndex !== undefined) {
      await this.#create(parentIndex, members, new Set([...below, index]));
    }
    const parentId = parentKey === undefined ? null : ids.get(parentKey);
    if (parentId === undefined) {
      throw noSuchParent(index);
    }
    const entryViews = views.get(key);
    if (!entryViews) throw deletedMeanwhile();
    const request = {
      campaignId,
      body: { ...content, parentId, readerIds: readerIds.filter((id) => members.has(id)) },
      views: entryViews,
      imported: { importId, key, draftedBy },
    };
    const row = await within(index, () => insertEntry(this.#change, this.#context, request));
    ids.set(key, row.id);
  }
}
