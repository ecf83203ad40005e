import { type QueryKey, type QueryState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { lacksEvents, subscribeToServerEvent } from '#src/api/server-events.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import { kinds } from './kinds/all.ts';

/** The time of the latest event about each kind. Also while no page shows it: its data stays cached for hours. */
const changedAt = new Map<CatalogueKind, number>();
subscribeToServerEvent('catalogueChanged', ({ kind }) => void changedAt.set(kind, Date.now()));

const isOutdated = (slug: CatalogueKind, state: QueryState): boolean =>
  lacksEvents(state) ||
  (state.data !== undefined &&
    !state.isInvalidated &&
    // What was loaded in the same millisecond can lack the change.
    state.dataUpdatedAt <= (changedAt.get(slug) ?? Number.NEGATIVE_INFINITY));

/** Milliseconds between two loads: an import sends an event for each of its requests. */
const gap = 2_000;
/** Milliseconds up to which a load is delayed at random: all readers get an event at the same time. */
const spread = 500;

/**
 * Loads again what the page shows of the catalogue when someone has changed items, and what has changed since the
 * data was loaded. For pages that only show items: a list that is being edited uses `useCatalogueChanges`.
 * @param combined the key of queries that combine the lists of several kinds
 */
export function useFreshItems(combined?: QueryKey): void {
  const client = useQueryClient();
  const loadCombined = useEffectEvent(() => {
    if (combined !== undefined) void client.invalidateQueries({ queryKey: combined });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let loadedAt = Number.NEGATIVE_INFINITY;
    async function load(): Promise<void> {
      timer = undefined;
      const loading = Object.values(kinds).map(({ slug, refreshOutdated }) =>
        refreshOutdated(client, (state) => isOutdated(slug, state)),
      );
      const hasOutdated = (await Promise.all(loading)).includes(true);
      if (!hasOutdated) return;
      loadedAt = Date.now();
      loadCombined();
    }
    const loadSoon = (): void => {
      const pause = Math.max(0, loadedAt + gap - Date.now());
      timer ??= setTimeout(() => void load(), pause + Math.random() * spread);
    };
    void load();
    const ends = [
      subscribeToServerEvent('catalogueChanged', loadSoon),
      subscribeToServerEvent('connected', loadSoon),
      subscribeToServerEvent('reconnected', loadSoon),
    ];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [client]);
}
