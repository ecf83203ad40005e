import type { QueryClient } from '@tanstack/react-query';
import { sameUserOnly } from '#src/api/http.ts';
import { endsSession } from '#src/api/http-error.ts';
import { foldName } from '#src/lib/fold.ts';
import { sameValue } from '#src/lib/catalogue/same-value.ts';
import { randomKey } from '#src/lib/random-key.ts';
import { errorsOfProblem } from '../issues.ts';
import type { BulkOperation, BulkOutcome, Kind } from '../kind.ts';
import {
  type OperationAnswer,
  contentKey,
  type Sendable,
  sendInChunks,
} from '../submit/send-in-chunks.ts';
import type { CatalogueItem } from '../values.ts';
import type { Command, NewRow, Patch } from './commands.ts';
import { type Draft, hasErrors, merged, nameOfDraft, type DraftStatus } from './draft.ts';
import { type Edits, type Find, newestItem } from './edits.ts';
import { fetchCurrent } from './fetch-current.ts';
import type { ListState, SavedRow } from './list-state.ts';
import { markGone, rebaseEdits, applyResults, type SaveResult } from './rebase.ts';
import { failureOf } from './save-draft.ts';

export interface SaveReport {
  saved: number;
  /** The number of rows that were not saved: errors, conflicts, refusals or no answer. */
  unsaved: number;
  /** The keys of the saved rows. */
  sks: readonly string[];
  /** The reason if saving stopped, else null. */
  stopped: string | null;
}

interface Saving {
  client: QueryClient;
  kind: Kind;
  state: ListState;
}

function operationOfDraft({ skField }: Pick<Kind, 'skField'>, draft: Draft): BulkOperation {
  const { base } = draft;
  if (draft.state === 'removed') {
    return { action: 'delete', sk: draft.sk, version: draft.base.version };
  }
  if (base !== null) {
    return { action: 'update', sk: draft.sk, version: base.version, values: merged(draft) };
  }
  const { changed, key } = draft;
  return { action: 'create', values: key === null ? changed : { ...changed, [skField]: key } };
}

/**
 * The operations in the order in which the server must run them. A deletion comes first if another
 * row gets the name of the deleted item. Any other deletion comes last, after changes that remove
 * references to the item.
 */
function operationsOf(kind: Pick<Kind, 'skField'>, drafts: readonly Draft[]): readonly Sendable[] {
  const taken = new Set(
    drafts.filter(({ state }) => state !== 'removed').map((draft) => foldName(nameOfDraft(draft))),
  );
  const turnOf = (draft: Draft): number => {
    if (draft.state === 'removed') return taken.has(foldName(draft.base.name)) ? 0 : 3;
    return draft.state === 'changed' ? 1 : 2;
  };
  return drafts
    .map((draft) => ({ draft, turn: turnOf(draft) }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ draft }) => ({ id: draft.sk, operation: operationOfDraft(kind, draft) }));
}

/** The result for a row. The server has a newer version of a `stale` row. */
type RowResult = SaveResult | { sent: Draft; outcome: 'stale' };

const refused = (problem: BulkOutcome['problem']): DraftStatus => ({
  state: 'failed',
  message: problem?.detail ?? 'The server did not say what happened to this row.',
  errors: errorsOfProblem(problem?.fields ?? []),
  ...(problem?.usedBy && { usedBy: problem.usedBy }),
});

function resultOf(sent: Draft, { status, item, problem }: BulkOutcome): RowResult {
  if (status !== 'failed') {
    if (item !== null) return { sent, outcome: 'stored', item };
    if (status === 'deleted') return { sent, outcome: 'deleted' };
    return { sent, outcome: 'stale' };
  }
  if (problem?.code === 'version_mismatch') return { sent, outcome: 'stale' };
  if (problem?.code === 'not_found' && sent.state !== 'created') {
    // Someone else has deleted the item, so nothing remains to delete.
    return sent.state === 'removed'
      ? { sent, outcome: 'deleted' }
      : { sent, outcome: 'unsaved', status: { state: 'gone' } };
  }
  return { sent, outcome: 'unsaved', status: refused(problem) };
}

/** Whether a row can be sent: it has no errors, and the user does not have to decide about it. */
const isReady = (kind: Kind, draft: Draft): boolean =>
  draft.status?.state !== 'conflict' && draft.status?.state !== 'gone' && !hasErrors(kind, draft);

/**
 * Saves drafts in batches; each row succeeds or fails independently. Stale rows are rebased on the
 * newer version and, if there is no conflict, sent once more.
 * @throws HttpError if the session has ended; drafts without an answer stay
 */
export async function saveDrafts(
  { client, kind, state }: Saving,
  only?: ReadonlySet<string>,
): Promise<SaveReport> {
  const wanted = [...state.get().edits.drafts.values()].filter(
    ({ sk }) => only === undefined || only.has(sk),
  );
  const requireSameUser = sameUserOnly();
  const attempt = state.get().attempt ?? randomKey();
  const done: SavedRow[] = [];

  function recordResults(results: readonly SaveResult[]): void {
    const stored: CatalogueItem[] = [];
    const deleted: string[] = [];
    for (const result of results) {
      if (result.outcome === 'unsaved') continue;
      const item = result.outcome === 'stored' ? result.item : null;
      done.push({ sent: result.sent, item });
      if (item === null) deleted.push(result.sent.sk);
      else stored.push(item);
    }
    const answered = new Set(results.map(({ sent }) => sent.sk));
    state.set(({ edits, saving }) => ({
      edits: applyResults(edits, results),
      saving: new Set([...saving].filter((sk) => !answered.has(sk))),
    }));
    if (stored.length > 0) kind.upsertItems(client, stored);
    if (deleted.length > 0) void kind.removeItems(client, deleted);
  }

  /** @returns the stale rows */
  async function send(drafts: readonly Draft[]): Promise<Draft[]> {
    if (drafts.length === 0) return [];
    requireSameUser();
    const sent = new Map(drafts.map((draft) => [draft.sk, draft]));
    state.set(({ saving }) => ({ attempt, saving: new Set([...saving, ...sent.keys()]) }));
    const stale: Draft[] = [];
    const onChunk = (answers: readonly OperationAnswer[]) => {
      const results: SaveResult[] = [];
      for (const { id, outcome } of answers) {
        const draft = sent.get(id);
        const result = draft && resultOf(draft, outcome);
        if (result?.outcome === 'stale') stale.push(result.sent);
        else if (result !== undefined) results.push(result);
      }
      recordResults(results);
    };
    const idempotencyKeyOf = contentKey.bind(null, attempt);
    await sendInChunks({ kind, operations: operationsOf(kind, drafts), idempotencyKeyOf, onChunk });
    return stale;
  }

  async function rebaseOnServer(stale: readonly Draft[]): Promise<void> {
    const { found, gone } = await fetchCurrent(
      { client, kind },
      stale.map(({ sk }) => sk),
    );
    kind.upsertItems(client, found);
    state.set(({ edits }) => ({ edits: markGone(rebaseEdits(edits, found), gone) }));
    if (gone.length > 0) await kind.removeItems(client, gone);
  }

  /** Deletions that the server refused because of dependents, if this save deleted all of these. */
  const deletable = (): Draft[] => {
    const gone = new Set(done.flatMap(({ sent, item }) => (item === null ? [sent.sk] : [])));
    return [...state.get().edits.drafts.values()].filter(
      ({ state: of, status }) =>
        of === 'removed' &&
        status?.state === 'failed' &&
        status.usedBy?.length !== 0 &&
        status.usedBy?.every((use) => use.kind === kind.slug && gone.has(use.sk)) === true,
    );
  };

  const currentOf = (drafts: readonly Draft[]): Draft[] =>
    drafts.flatMap(({ sk }) => state.get().edits.drafts.get(sk) ?? []);

  async function saveAll(): Promise<void> {
    const stale = await send(wanted.filter((draft) => isReady(kind, draft)));
    if (stale.length > 0) await rebaseOnServer(stale);
    const again = [...currentOf(stale).filter((draft) => isReady(kind, draft)), ...deletable()];
    const stillStale = await send(again);
    if (stillStale.length > 0) await rebaseOnServer(stillStale);
  }

  let stopped: string | null = null;
  let isAnswered = false;
  try {
    await saveAll();
    isAnswered = true;
  } catch (error) {
    if (endsSession(error)) throw error;
    stopped = failureOf(error).message;
  } finally {
    const wantedSks = new Set(wanted.map(({ sk }) => sk));
    state.set(({ saving }) => ({
      ...(done.length > 0 && { lastSave: done }),
      saving: new Set([...saving].filter((sk) => !wantedSks.has(sk))),
      // If all rows were answered, the next save gets a new id.
      ...(isAnswered && { attempt: null }),
    }));
    if (done.length > 0) await kind.invalidate(client);
    // Not awaited, because the rows are saved even if the new total cannot be fetched.
    if (done.some(({ sent, item }) => sent.base === null || item === null)) {
      void kind.recount(client);
    }
  }
  return {
    saved: done.length,
    unsaved: currentOf(wanted).length,
    sks: done.map(({ sent, item }) => item?.sk ?? sent.sk),
    stopped,
  };
}

interface UndoOfSave {
  command: Command;
  /** The keys of the rows that have no other changes and can be saved immediately. */
  ready: ReadonlySet<string>;
  /** The number of rows that are skipped, because they were changed after the save. */
  skipped: number;
}

/** The row that was above each removed row, from the commands that removed them. */
const placesBefore = ({ done }: Edits): ReadonlyMap<string, string | null> =>
  new Map(done.flatMap(({ removed = [] }) => removed.map(({ sk, after }) => [sk, after] as const)));

/** The command that undoes a save, without rows and fields that were changed after the save. */
export function undoOfSave(edits: Edits, rows: readonly SavedRow[], find: Find): UndoOfSave {
  const patches: Patch[] = [];
  const created: NewRow[] = [];
  const removed: NewRow[] = [];
  const places = placesBefore(edits);
  const ready = new Set<string>();
  let skipped = 0;

  /** @returns whether the save of the row can be undone */
  function reverse({ sent, item }: SavedRow): boolean {
    const sk = item?.sk ?? sent.sk;
    const newest = newestItem(edits, sk, find);
    const isTouched = edits.drafts.has(sk);
    if (item === null) {
      if (sent.base === null || newest !== undefined || isTouched) return false;
      created.push({ sk, values: sent.base.values, after: places.get(sk) ?? null });
    } else {
      if (newest?.version !== item.version) return false;
      if (sent.base === null) {
        if (isTouched) return false;
        removed.push({ sk, values: item.values, after: sent.after });
      } else {
        const draft = edits.drafts.get(sk);
        if (draft?.state === 'removed') return false;
        const shown = draft === undefined ? item.values : merged(draft);
        for (const field of Object.keys(sent.changed)) {
          // A field that was edited after the save keeps the edit.
          if (!sameValue(shown[field], item.values[field])) continue;
          patches.push({ sk, field, from: shown[field], to: sent.base.values[field] });
        }
      }
    }
    if (!isTouched) ready.add(sk);
    return true;
  }

  for (const row of rows) if (!reverse(row)) skipped += 1;
  return { command: { label: 'Undo of the last save', patches, created, removed }, ready, skipped };
}
