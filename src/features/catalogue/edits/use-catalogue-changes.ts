import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { lacksEvents, subscribeToServerEvent } from '#src/api/server-events.ts';
import { afterEditing, editedCell } from '#src/components/grid/ag-dom.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { CatalogueChange, CatalogueChanged } from '#src/generated/model/index.ts';
import { foldName } from '#src/lib/fold.ts';
import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { Kind } from '../kind.ts';
import type { ListQuery } from '../list-query.ts';
import type { CatalogueItem } from '../values.ts';
import type { Find } from './edits.ts';
import { fetchCurrent } from './fetch-current.ts';
import type { ListState } from './list-state.ts';
import { markGone } from './rebase.ts';
import type { EditsOfList } from './use-edits.ts';

/** The effects of an event on one list. */
interface ListEffects {
  /** Rows with a newer version, if they are in the list or have a draft. */
  changed: string[];
  /** Deleted rows that were in the list or have a draft. */
  gone: string[];
  /** Items that are not in the list: new, or on a page that is not loaded yet. */
  unknown: string[];
  /** Whether rows may have been created or deleted, so that the total must be fetched again. */
  recount: boolean;
}

/** The latest known version of an item: from the list, its draft or a save of this page. */
function knownVersion({ get }: ListState, sk: string, listed: Find): number | undefined {
  const { drafts, written } = get().edits;
  const draft = drafts.get(sk);
  const theirs = draft?.status?.state === 'conflict' ? draft.status.theirs.version : undefined;
  const versions = [
    listed(sk)?.version,
    draft?.base?.version,
    theirs,
    written.get(sk)?.version,
  ].filter((version) => version !== undefined);
  return versions.length === 0 ? undefined : Math.max(...versions);
}

/** Computes the effects of an event. Versions that this page already knows have none. */
function effectsOf(
  changes: readonly CatalogueChange[],
  state: ListState,
  listed: Find,
): ListEffects {
  const effects: ListEffects = { changed: [], gone: [], unknown: [], recount: false };
  const { written } = state.get().edits;
  for (const { sk, version } of changes) {
    const known = knownVersion(state, sk, listed);
    const isDeletedHere = written.get(sk)?.item === null && listed(sk) === undefined;
    if (version === null) {
      if (known !== undefined && !isDeletedHere) effects.gone.push(sk);
      if (!isDeletedHere) effects.recount = true;
    } else if (known === undefined || (isDeletedHere && version > known)) {
      effects.unknown.push(sk);
      effects.recount = true;
    } else if (version > known) {
      effects.changed.push(sk);
    }
  }
  return effects;
}

/** Waits until no row is being saved. The answers contain the versions that this page has saved. */
function whenSaved(state: ListState): Promise<void> {
  if (state.get().saving.size === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = state.subscribe(() => {
      if (state.get().saving.size > 0) return;
      stop();
      resolve();
    });
  });
}

/** Whether the user is editing a cell that this version changes. */
function changesEditedCell(item: CatalogueItem, listed: Find): boolean {
  const cell = editedCell();
  if (cell?.rowId !== item.sk) return false;
  return !sameValue(listed(item.sk)?.values[cell.key], item.values[cell.key]);
}

/** New items can be inserted if the list is completely loaded, without search, and sorted by name. */
const canInsert = (query: ListQuery, isComplete: boolean): boolean =>
  isComplete && query.q === '' && query.sort === null && !query.reverse;

const byName = (one: CatalogueItem, other: CatalogueItem): number =>
  foldName(one.name).localeCompare(foldName(other.name), 'en') || (one.sk < other.sk ? -1 : 1);

/** Inserts the new items of the list's category into a completely loaded list, sorted by name. */
function insertItems(
  client: QueryClient,
  kind: Pick<Kind, 'pages'>,
  query: ListQuery,
  items: readonly CatalogueItem[],
): void {
  const fitting = items.filter(
    ({ values }) => query.category === null || values['category'] === query.category,
  );
  if (fitting.length === 0) return;
  client.setQueryData(kind.pages(query).queryKey, (data) => {
    if (data === undefined) return undefined;
    const present = new Set(data.pages.flatMap((page) => page.items.map(({ sk }) => sk)));
    const last = data.pages.length - 1;
    const pages = data.pages.map((page) => ({ ...page, items: [...page.items] }));
    for (const item of fitting) {
      if (present.has(item.sk)) continue;
      const at = pages.findIndex(({ items: [...all] }, index) => {
        const end = all.at(-1);
        return index === last || (end !== undefined && byName(item, end) < 0);
      });
      pages[at]?.items.push(item);
      pages[at]?.items.sort(byName);
    }
    return { ...data, pages };
  });
}

/** Changes by others that the list does not show yet. */
export interface UnseenChanges {
  changed: number;
  created: number;
  /** Whether other changes may be missing: the connection was lost or a request failed. */
  missed: boolean;
  /** The person who made all changes; null if it is unknown or there are several. */
  by: string | null;
}

const nothing: UnseenChanges = { changed: 0, created: 0, missed: false, by: null };

interface ListShown {
  query: ListQuery;
  /** Whether all pages are loaded. */
  complete: boolean;
  refetch: () => Promise<unknown>;
  /** Whether `refetch` drops rows that are loaded or are loading, so that only the user calls it. */
  refetchDrops: boolean;
  /** Called with the keys of the items that were fetched. */
  onChanged?: (sks: readonly string[]) => void;
}

/** The kinds of which a list was opened, and those whose lists may lack changes. */
const opened = new Set<CatalogueKind>();
const outdated = new Set<CatalogueKind>();

// This listens also while no list of the kind is open. Otherwise the cached data would stay outdated for hours.
subscribeToServerEvent('catalogueChanged', ({ kind }) => void outdated.add(kind));
/** Events were lost since the lists were loaded, so all opened kinds count as changed. */
const outdateOpened = () => {
  for (const kind of opened) outdated.add(kind);
};
subscribeToServerEvent('connected', outdateOpened);
subscribeToServerEvent('reconnected', outdateOpened);

/** If one event changes more rows, they are not fetched; the list offers to reload instead. */
const maxFetched = 20;

/** Shows the changes of other administrators without changing a cell that is being edited. */
export function useCatalogueChanges(kind: Kind, { state, listed }: EditsOfList, list: ListShown) {
  const client = useQueryClient();
  const [notice, setNotice] = useState<UnseenChanges | null>(null);
  const [refreshing, setRefreshing] = useState(false);
  const { query, complete, refetch, refetchDrops, onChanged } = list;

  const addNotice = (more: Partial<UnseenChanges>) =>
    setNotice((before) => {
      const { changed, created, missed } = before ?? nothing;
      return {
        changed: changed + (more.changed ?? 0),
        created: created + (more.created ?? 0),
        missed: missed || more.missed === true,
        by: before === null || before.by === more.by ? (more.by ?? null) : null,
      };
    });

  async function show({ changes, by }: CatalogueChanged): Promise<void> {
    await whenSaved(state);
    const { changed, gone, unknown, recount } = effectsOf(changes, state, listed);
    if (recount) void kind.recount(client);
    if (changed.length + gone.length + unknown.length === 0) return;
    await kind.invalidate(client);
    const inserting = unknown.length <= maxFetched && canInsert(query, complete);
    const fetched = changed.length <= maxFetched ? changed : [];
    const current = await fetchCurrent(
      { client, kind },
      inserting ? [...fetched, ...unknown] : fetched,
    );
    const isNew = new Set(unknown);
    // An edit is based on the old version, so a row with an edited cell is updated after the edit.
    const inEditing = current.found.filter((item) => changesEditedCell(item, listed));
    kind.upsertItems(
      client,
      current.found.filter((item) => !inEditing.includes(item)),
    );
    if (inEditing.length > 0) afterEditing(() => kind.upsertItems(client, inEditing));
    insertItems(
      client,
      kind,
      query,
      current.found.filter(({ sk }) => isNew.has(sk)),
    );
    const deleted = [...gone, ...current.gone];
    if (deleted.length > 0) {
      afterEditing(() => {
        state.set(({ edits }) => ({ edits: markGone(edits, deleted) }));
        void kind.removeItems(client, deleted);
      });
    }
    onChanged?.(current.found.map(({ sk }) => sk));
    const unseen = {
      changed: changed.length - fetched.length,
      created: inserting ? 0 : unknown.length,
    };
    if (unseen.changed + unseen.created > 0) addNotice({ ...unseen, by });
  }

  const reload = useEffectEvent(async () => {
    const { queryKey } = kind.pages(query);
    if (!refetchDrops) await refetch();
    // The refetch has failed, or "Load all" has stopped it.
    if (client.getQueryState(queryKey)?.isInvalidated === true) addNotice({ missed: true });
  });
  const loadOutdated = useEffectEvent(async () => {
    // Links load lists of kinds of which no list was opened.
    const cached = client.getQueryState(kind.pages(query).queryKey);
    const isPrefetchOutdated = cached !== undefined && lacksEvents(cached);
    if (!outdated.delete(kind.slug) && !isPrefetchOutdated) return;
    await whenSaved(state);
    await kind.invalidate(client);
    afterEditing(() => void reload());
  });
  const handleChange = useEffectEvent((event: CatalogueChanged) => {
    if (event.kind !== kind.slug) return;
    outdated.delete(kind.slug);
    // If a request fails, the list offers to reload.
    show(event).catch(() => addNotice({ missed: true }));
  });
  const handleReconnect = useEffectEvent(() => {
    outdated.delete(kind.slug);
    void kind.invalidate(client);
    addNotice({ missed: true });
  });

  useEffect(() => {
    // `placed` contains rows created in the list of one query, so it is emptied for another query.
    if (state.get().list !== query) {
      state.set(({ edits }) => ({ list: query, edits: { ...edits, placed: new Map() } }));
    }
    opened.add(kind.slug);
    void loadOutdated();
    const stops = [
      subscribeToServerEvent('catalogueChanged', (event) => handleChange(event)),
      subscribeToServerEvent('connected', () => void loadOutdated()),
      subscribeToServerEvent('reconnected', () => handleReconnect()),
    ];
    return () => stops.forEach((stop) => stop());
  }, [kind, state, query]);

  return {
    notice,
    refreshing,
    async refresh(): Promise<void> {
      setRefreshing(true);
      try {
        await refetch();
        setNotice(null);
      } finally {
        setRefreshing(false);
      }
    },
    dismiss: () => setNotice(null),
  };
}

export type CatalogueChanges = ReturnType<typeof useCatalogueChanges>;
