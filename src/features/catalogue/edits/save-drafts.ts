import type { QueryClient } from '@tanstack/react-query';
import { HttpError } from '#src/api/http-error.ts';
import type { Kind } from '../kind.ts';
import { randomKey } from '../random-key.ts';
import type { CatalogueItem } from '../values.ts';
import type { Answer } from '../submit/chunk.ts';
import { contentKey } from '../submit/content-key.ts';
import { sendInChunks } from '../submit/send-in-chunks.ts';
import type { Desk, SavedRow } from './desk.ts';
import type { Draft } from './draft.ts';
import { isFaulty } from './draft-errors.ts';
import { fetchCurrent } from './fetch-current.ts';
import { lost, rebase } from './meet.ts';
import { operationsOf } from './operations.ts';
import { verdictOn } from './outcomes.ts';
import { failureOf } from './save-draft.ts';
import { settle, type Settled } from './settled.ts';

export interface SaveReport {
  saved: number;
  /** Refused, clashing with another change, not sent because of errors, or not answered for. */
  left: number;
  /** The keys of what was saved. */
  sks: readonly string[];
  /** Why it was broken off, when it was. */
  stopped: string | null;
}

interface Saving {
  client: QueryClient;
  kind: Kind;
  desk: Desk;
}

/** Rows with errors wait, and so do those that somebody has to decide about first. */
const isReady = (kind: Kind, draft: Draft): boolean =>
  draft.status?.state !== 'conflict' && draft.status?.state !== 'gone' && !isFaulty(kind, draft);

/** The end of the session is no matter of one row: whoever watches over it has to hear of it. */
const endsSession = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 401 || error.status === 403);

/**
 * Saves drafts in chunks, each row judged singly. What somebody else has changed meanwhile is merged
 * where nothing clashes and sent once more; the rest stays with what is wrong about it.
 * @throws HttpError when the session has ended; every draft that was not answered for is still there
 */
export async function saveDrafts(
  { client, kind, desk }: Saving,
  only?: ReadonlySet<string>,
): Promise<SaveReport> {
  const wanted = [...desk.get().edits.drafts.values()].filter(
    ({ sk }) => only === undefined || only.has(sk),
  );
  const attempt = desk.get().attempt ?? randomKey();
  const done: SavedRow[] = [];

  function keep(results: readonly Settled[]): void {
    const stored: CatalogueItem[] = [];
    const deleted: string[] = [];
    for (const result of results) {
      if (result.outcome === 'stands') continue;
      const item = result.outcome === 'stored' ? result.item : null;
      done.push({ sent: result.sent, item });
      if (item === null) deleted.push(result.sent.sk);
      else stored.push(item);
    }
    const told = new Set(results.map(({ sent }) => sent.sk));
    desk.set(({ edits, saving }) => ({
      edits: settle(edits, results),
      saving: new Set([...saving].filter((sk) => !told.has(sk))),
    }));
    if (stored.length > 0) kind.keep(client, stored);
    if (deleted.length > 0) void kind.drop(client, deleted);
  }

  /** @returns what has to be looked at again */
  async function send(drafts: readonly Draft[]): Promise<Draft[]> {
    if (drafts.length === 0) return [];
    const sent = new Map(drafts.map((draft) => [draft.sk, draft]));
    desk.set(({ saving }) => ({ attempt, saving: new Set([...saving, ...sent.keys()]) }));
    const stale: Draft[] = [];
    const onChunk = (answers: readonly Answer[]) => {
      const results: Settled[] = [];
      for (const { id, outcome } of answers) {
        const draft = sent.get(id);
        const verdict = draft && verdictOn(draft, outcome);
        if (verdict?.outcome === 'stale') stale.push(verdict.sent);
        else if (verdict !== undefined) results.push(verdict);
      }
      keep(results);
    };
    const keyOf = contentKey.bind(null, attempt);
    await sendInChunks({ kind, operations: operationsOf(kind, drafts), keyOf, onChunk });
    return stale;
  }

  /** Brings what is stored now under the drafts. */
  async function catchUp(stale: readonly Draft[]): Promise<void> {
    const { found, gone } = await fetchCurrent(
      { client, kind },
      stale.map(({ sk }) => sk),
    );
    kind.keep(client, found);
    desk.set(({ edits }) => ({ edits: lost(rebase(edits, found), gone) }));
    if (gone.length > 0) await kind.drop(client, gone);
  }

  /** Items that were kept back only by others that are gone now. */
  const freed = (): Draft[] => {
    const gone = new Set(done.flatMap(({ sent, item }) => (item === null ? [sent.sk] : [])));
    return [...desk.get().edits.drafts.values()].filter(
      ({ state, status }) =>
        state === 'removed' &&
        status?.state === 'failed' &&
        status.usedBy?.length !== 0 &&
        status.usedBy?.every(({ sk, kind: of }) => of === kind.slug && gone.has(sk)) === true,
    );
  };

  const now = (drafts: readonly Draft[]): Draft[] =>
    drafts.flatMap(({ sk }) => desk.get().edits.drafts.get(sk) ?? []);

  async function saveAll(): Promise<void> {
    const stale = await send(wanted.filter((draft) => isReady(kind, draft)));
    if (stale.length > 0) await catchUp(stale);
    const again = [...now(stale).filter((draft) => isReady(kind, draft)), ...freed()];
    const stillStale = await send(again);
    if (stillStale.length > 0) await catchUp(stillStale);
  }

  let stopped: string | null = null;
  let answered = false;
  try {
    await saveAll();
    answered = true;
  } catch (error) {
    if (endsSession(error)) throw error;
    stopped = failureOf(error).message;
  } finally {
    const mine = new Set(wanted.map(({ sk }) => sk));
    desk.set(({ saving }) => ({
      ...(done.length > 0 && { lastSave: done }),
      saving: new Set([...saving].filter((sk) => !mine.has(sk))),
      // A save that was answered to the end is over; another one is a new matter.
      ...(answered && { attempt: null }),
    }));
    if (done.length > 0) await kind.outdate(client);
    // Not waited for: what is saved is saved, whether or not it can be counted.
    if (done.some(({ sent, item }) => sent.base === null || item === null)) {
      void kind.recount(client);
    }
  }
  return {
    saved: done.length,
    left: now(wanted).length,
    sks: done.map(({ sent, item }) => item?.sk ?? sent.sk),
    stopped,
  };
}
