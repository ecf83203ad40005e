import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HttpError } from '#src/api/http-error.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';
import { lacksEvents, subscribeToServerEvent } from '#src/api/server-events.ts';

/** The keys of the generated queries contain the ids of the campaign and of the entry. */
const queriesOf = (queryClient: QueryClient, campaignId: string) =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => queryKey.includes(campaignId) });

/** The first part of the key of the list of the characters of a campaign. */
const listOfCharacters = 'campaignCharacters' satisfies OperationId;

/** Milliseconds in which several reports are answered by loading once. */
const pause = 50;

/** Milliseconds between two loads: one member who saves often must not keep all others busy. */
const gap = 2_000;

/**
 * Milliseconds between two loads of the open entry alone, which appear at once also directly after
 * another change. Until the next load of everything, each of them waits this much longer than the one before.
 */
const entryGap = 250;

/** Milliseconds up to which the start of a load is delayed at random: all members get a report at the same time. */
const spread = { first: 40, next: 500, entry: 100 } as const;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The campaigns with an open page that shows what the user has just deleted, or cannot read any more. */
const closing = new Set<string>();

/**
 * Stops loading the open page of the campaign again, before a navigation to another page: it would get a
 * 404, because React keeps it until the next page is rendered.
 */
export const closePage = (campaignId: string): void => void closing.add(campaignId);

/** The campaigns of which a page was opened, and those that have changed since their data was loaded. */
const opened = new Set<string>();
const changed = new Set<string>();

// This listens also while no page of a campaign is open. Otherwise the cached data would stay outdated for hours.
subscribeToServerEvent('campaignChanged', ({ campaignId, characterId }) => {
  // Pages of characters always load them when they are opened.
  if (characterId === undefined) changed.add(campaignId);
});
/** Events were lost since the data was loaded, so all opened campaigns count as changed. */
const changeOpened = () => {
  for (const campaignId of opened) changed.add(campaignId);
};
subscribeToServerEvent('connected', changeOpened);
subscribeToServerEvent('reconnected', changeOpened);

/** The key of mutations that change nothing and can run for minutes: no load waits for them. */
export const readsOnly = ['readsOnly'] as const;

const isSaving = (queryClient: QueryClient): boolean =>
  queryClient.isMutating({
    predicate: ({ options }) => options.mutationKey?.[0] !== readsOnly[0],
  }) > 0;

/** Waits until the user's own changes are saved and shown, or the page is gone. */
async function ownChangesDone(queryClient: QueryClient, unmounted: AbortSignal): Promise<void> {
  for (let isQuiet = false; !isQuiet && !unmounted.aborted;) {
    const wasQuiet = !isSaving(queryClient);
    await wait(pause);
    isQuiet = wasQuiet && !isSaving(queryClient);
  }
}

/**
 * Loads queries again. What the user may not read any more is removed: the page that shows it then
 * says that it does not exist.
 */
async function loadAgain(queryClient: QueryClient, loaded: readonly Query[]): Promise<void> {
  const queries = new Set(loaded);
  await queryClient.invalidateQueries({ predicate: (query) => queries.has(query) });
  for (const query of queries) {
    const { error } = query.state;
    if (error instanceof HttpError && error.status === 404) {
      void queryClient.resetQueries({ queryKey: query.queryKey, exact: true });
    }
  }
}

/**
 * Keeps a page of a campaign up to date: when the server reports a change that the user may see, and when the socket
 * connects, because events were lost before. Pages with a form do not use it, because a text that someone is writing
 * must not change.
 */
export function useCampaignChanges(campaignId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    closing.delete(campaignId);
    opened.add(campaignId);
    const unmounted = new AbortController();
    const isOpen = () => !unmounted.signal.aborted && !closing.has(campaignId);
    let isBusy = false;
    /** Whether the next load of everything has to wait for the gap. */
    let isPausing = false;
    async function load(): Promise<void> {
      if (isBusy) return;
      isBusy = true;
      await wait(Math.random() * spread.first);
      while (changed.has(campaignId) && !unmounted.signal.aborted) {
        await ownChangesDone(queryClient, unmounted.signal);
        isPausing = true;
        if (isOpen()) {
          changed.delete(campaignId);
          entryLoads = 0;
          await loadAgain(queryClient, queriesOf(queryClient, campaignId));
        }
        await wait(gap + Math.random() * spread.next);
        isPausing = false;
      }
      isBusy = false;
    }
    const entries = new Set<string>();
    let entryLoads = 0;
    let loadsEntries = false;
    /** Loads what the page shows of the changed entries, while everything else waits. */
    async function loadEntries(): Promise<void> {
      if (loadsEntries) return;
      loadsEntries = true;
      while (entries.size > 0 && !unmounted.signal.aborted) {
        await wait(entryLoads * entryGap + Math.random() * spread.entry);
        await ownChangesDone(queryClient, unmounted.signal);
        const shown = queriesOf(queryClient, campaignId).filter(
          (query) => query.isActive() && query.queryKey.some((part) => entries.has(String(part))),
        );
        entries.clear();
        if (shown.length > 0 && isOpen()) {
          entryLoads += 1;
          await loadAgain(queryClient, shown);
        }
      }
      loadsEntries = false;
    }
    const characters = new Set<string>();
    let loadsCharacters = false;
    /** Loads what the page shows of the changed characters: a press of a player must not load a whole campaign. */
    async function loadCharacters(): Promise<void> {
      if (loadsCharacters) return;
      loadsCharacters = true;
      while (characters.size > 0 && !unmounted.signal.aborted) {
        await wait(Math.random() * spread.entry);
        const shown = queriesOf(queryClient, campaignId).filter(
          ({ queryKey }) =>
            queryKey[0] === listOfCharacters ||
            queryKey.some((part) => characters.has(String(part))),
        );
        characters.clear();
        if (isOpen()) await loadAgain(queryClient, shown);
        await wait(gap + Math.random() * spread.next);
      }
      loadsCharacters = false;
    }
    const ends = [
      subscribeToServerEvent('campaignChanged', (change) => {
        if (change.campaignId !== campaignId) return;
        if (change.characterId !== undefined) {
          characters.add(change.characterId);
          void loadCharacters();
          return;
        }
        void load();
        if (!isPausing || change.entryId === null) return;
        entries.add(change.entryId);
        void loadEntries();
      }),
      subscribeToServerEvent('connected', () => void load()),
      subscribeToServerEvent('reconnected', () => void load()),
    ];
    // Links load the data of campaigns of which no page was opened.
    const isPrefetchOutdated = queriesOf(queryClient, campaignId).some(({ state }) =>
      lacksEvents(state),
    );
    if (isPrefetchOutdated) changed.add(campaignId);
    if (changed.has(campaignId)) void load();
    return () => {
      unmounted.abort();
      for (const end of ends) end();
    };
  }, [queryClient, campaignId]);
}
