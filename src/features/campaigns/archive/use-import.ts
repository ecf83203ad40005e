import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { HttpError } from '#src/api/http-error.ts';
import { useCurrentUser } from '#src/api/session.ts';
import {
  campaignDelete,
  getCampaignListInfiniteQueryKey,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import { entryImportUndo } from '#src/generated/endpoints/entries/entries.ts';
import type { EntryImportUndone } from '#src/generated/model/index.ts';
import type { ImportableEntry, ImportContent } from '#src/lib/archive/import-content.ts';
import { useEntryRefresh } from '../entries/refresh-entries.ts';
import { type Added, addedSince, isUntouched } from './added-since.ts';
import {
  countEarlier,
  hasCreated,
  type ImportedEntries,
  nothingImported,
  withResult,
  withUnanswered,
} from './imported-entries.ts';
import type { ChosenFiles } from './archive-reader.ts';
import { type ArchiveWorker, openArchiveWorker } from './archive-worker.ts';
import {
  forgetAttempt,
  type ImportAttempt,
  isOver,
  keepAttempt,
  keptAttempt,
  newAttempt,
} from './import-attempt.ts';
import { forgetLastImport, keepLastImport, lastImportInto } from './last-import.ts';
import type { BegunImport, SendProgress } from './send-import.ts';
import { useRetries } from '#src/components/archive/use-retries.ts';

/** What the user has chosen in the preview. */
export interface ImportChoice {
  readonly content: ImportContent;
  readonly entries: readonly ImportableEntry[];
  readonly withPictures: boolean;
  /** Only for a new campaign. */
  readonly title: string;
}

/** What an undo would delete besides this import. */
export type UndoQuestion =
  | { readonly kind: 'campaign'; readonly added: Added }
  /** `count` is null if the user has left out entries, which an earlier import may have brought. */
  | { readonly kind: 'entries'; readonly count: number | null };

interface Undo {
  readonly made: BegunImport;
  /** The same as in `LastImport`; used only for a campaign that existed before the import. */
  readonly earlier: number | null;
  /** The question to which the user has agreed; null if none was asked. */
  readonly agreed: UndoQuestion | null;
}

/** How many entries an undo can delete besides those that this page has created; null if that is unknown. */
function earlierAmong(imported: ImportedEntries, entryCount: number): number | null {
  const count = countEarlier(imported);
  return count === 0 && imported.stored.size < entryCount ? null : count;
}

/**
 * Whether the campaign that this attempt has created was deleted. A conflict at its creation means this, too.
 * @param isMade whether the server has confirmed the creation in this attempt
 */
const isGone = (error: unknown, isMade: boolean): boolean =>
  error instanceof HttpError && (error.status === 404 || (!isMade && error.code === 'conflict'));

/**
 * Reads files, imports what the user has chosen of them, and undoes the import.
 * @param campaignId null for a new campaign
 */
export function useImport(campaignId: string | null) {
  const queryClient = useQueryClient();
  // Empty while the page closes after the session has ended.
  const userId = useCurrentUser()?.id ?? '';
  const worker = useRef<ArchiveWorker>(null);
  const controller = useRef<AbortController>(null);
  // Each repetition uses the same attempt, so that a lost response or a reload creates no second campaign.
  const [attempt, setAttempt] = useState(newAttempt);
  const [progress, setProgress] = useState<SendProgress | null>(null);
  const [begun, setBegun] = useState<BegunImport | null>(null);
  const [imported, setImported] = useState(nothingImported);
  /** What the user is asked before an undo; null if nothing is asked. */
  const [question, setQuestion] = useState<UndoQuestion | null>(null);
  const [last, setLast] = useState(() =>
    campaignId === null ? null : lastImportInto(userId, campaignId),
  );
  const refreshEntries = useEntryRefresh(begun?.campaignId ?? campaignId ?? '');
  const { retryOptions, waiting, failure, tryAgain } = useRetries();
  useEffect(
    () => () => {
      controller.current?.abort();
      worker.current?.close();
    },
    [],
  );
  const refresh = () =>
    Promise.all([
      refreshEntries(),
      queryClient.invalidateQueries({ queryKey: getCampaignListInfiniteQueryKey() }),
    ]);
  const reading = useMutation({
    mutationFn: (chosen: ChosenFiles) => {
      worker.current?.close();
      const opened = (worker.current = openArchiveWorker());
      return opened.read(chosen);
    },
    onSuccess: ({ hash }) => setAttempt(keptAttempt(userId, hash) ?? newAttempt()),
  });
  function endAttempt(): ImportAttempt {
    if (campaignId === null && reading.data) forgetAttempt(userId, reading.data.hash);
    const next = newAttempt();
    setAttempt(next);
    setBegun(null);
    setImported(nothingImported);
    return next;
  }
  /** Lets the user undo the import also after its page was closed. An import that goes on counts as one. */
  function keepForLater(importId: string, known: ImportedEntries, entryCount: number) {
    if (campaignId === null || !hasCreated(known)) return;
    const before = last?.importId === importId ? last : { created: 0 };
    const earlier = earlierAmong(known, entryCount);
    const kept = {
      importId,
      created: before.created + known.created + known.unanswered.size,
      at: Date.now(),
      earlier: earlier === null ? null : Math.max(0, earlier - before.created),
    };
    keepLastImport(userId, campaignId, kept);
  }
  const sending = useMutation({
    mutationFn: async ({ content, entries, withPictures, title }: ImportChoice) => {
      const { signal } = (controller.current = new AbortController());
      // The same key needs the same title, and is only known for some time.
      const isSame = (attempt.title ?? title) === title && !isOver(attempt);
      const current = campaignId !== null || isSame ? attempt : endAttempt();
      const keep = (next: ImportAttempt) => {
        if (campaignId !== null) return;
        setAttempt(next);
        keepAttempt(userId, content.hash, next);
      };
      keep({ ...current, title });
      let isMade = false;
      let importId = '';
      let known = current === attempt ? imported : nothingImported;
      const note = (next: ImportedEntries) => {
        known = next;
        setImported(known);
        keepForLater(importId, known, content.entries.length);
      };
      // Only an import needs this code, and with it the reader of texts.
      const { sendImport } = await import('./send-import.ts');
      try {
        const done = await sendImport({
          content,
          entries,
          withPictures,
          target: campaignId === null ? { title, key: current.key } : { campaignId },
          readPicture: (path) => {
            if (worker.current) return worker.current.picture(path);
            throw new TypeError('The files are closed.');
          },
          retries: retryOptions(signal),
          onProgress: setProgress,
          onBegun: (made) => {
            isMade = true;
            ({ importId } = made);
            setBegun(made);
            keep({ ...current, title, isBegun: true });
          },
          onImported: (batch, result) => note(withResult(known, batch, result)),
          onUnanswered: (batch) => note(withUnanswered(known, batch)),
        });
        if (campaignId === null) forgetAttempt(userId, content.hash);
        return done;
      } catch (error) {
        // The campaign was deleted meanwhile, so the next attempt creates another one.
        if (campaignId === null && isGone(error, isMade)) endAttempt();
        throw error;
      } finally {
        void refresh();
      }
    },
  });
  const undoing = useMutation({
    mutationFn: async ({
      made,
      earlier,
      agreed,
    }: Undo): Promise<EntryImportUndone | 'asks' | null> => {
      setQuestion(null);
      const ask = (asked: UndoQuestion) => {
        setQuestion(asked);
        return 'asks' as const;
      };
      if (made.version === null) {
        if (agreed === null && earlier !== 0) return ask({ kind: 'entries', count: earlier });
        const result = await entryImportUndo(made.campaignId, made.importId);
        forgetLastImport(userId, made.campaignId);
        setLast(null);
        endAttempt();
        void refresh();
        return result;
      }
      const { campaignId: id, version } = made;
      const added =
        agreed?.kind === 'campaign'
          ? agreed.added
          : await addedSince(queryClient, { campaignId: id, version, imported });
      if (agreed === null && !isUntouched(added)) return ask({ kind: 'campaign', added });
      await campaignDelete(id, { 'If-Match': `"${added.version}"` });
      // With the same key, the server would answer with the deleted campaign.
      endAttempt();
      void refresh();
      return null;
    },
  });
  function undo(agreed: UndoQuestion | null) {
    if (begun) {
      const earlier = earlierAmong(imported, reading.data?.entries.length ?? 0);
      undoing.mutate({ made: begun, earlier, agreed });
    } else if (last && campaignId !== null) {
      const made = { campaignId, importId: last.importId, version: null };
      undoing.mutate({ made, earlier: last.earlier, agreed });
    }
  }
  const isCancelled = sending.error?.name === 'AbortError';
  return {
    read: reading.mutate,
    isReading: reading.isPending,
    readError: reading.error,
    content: reading.data ?? null,
    /** The title of the new campaign, if it exists already. */
    begunTitle: attempt.isBegun ? attempt.title : null,
    send: sending.mutate,
    isSending: sending.isPending,
    isCancelled,
    sendError: isCancelled ? null : sending.error,
    sent: sending.data ?? null,
    progress,
    waiting,
    failure,
    tryAgain,
    cancel: () => controller.current?.abort(),
    /** Whether something exists already, also after a failure. */
    isBegun: begun !== null,
    /** Whether this page has created something. An undo would otherwise delete an earlier import. */
    canUndo: begun !== null && (begun.version !== null || hasCreated(imported)),
    /** The import that an earlier visit of the page has sent, and that can be undone. */
    last,
    undo: () => undo(null),
    question,
    agreeToUndo: () => undo(question),
    keepImport: () => setQuestion(null),
    isUndoing: undoing.isPending,
    undoError: undoing.error,
    undone: undoing.isSuccess && undoing.data !== 'asks' ? { result: undoing.data } : null,
    startAgain: () => {
      reading.reset();
      sending.reset();
      undoing.reset();
      setProgress(null);
      setBegun(null);
      setImported(nothingImported);
      setQuestion(null);
      setAttempt(newAttempt());
      setLast(campaignId === null ? null : lastImportInto(userId, campaignId));
    },
  };
}
