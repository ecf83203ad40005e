import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentUser } from '#src/api/session.ts';
import type { GridColumn, GridHandle } from '#src/components/grid/grid-types.ts';
import { type ColumnLayoutState, useColumnLayout } from '#src/components/grid/use-column-layout.ts';
import { useNarrow } from '#src/components/grid/use-narrow.ts';
import type { GridRow } from '../edits/rows.ts';
import { type CatalogueChanges, useCatalogueChanges } from '../edits/use-catalogue-changes.ts';
import { type EditsOfList, useEdits } from '../edits/use-edits.ts';
import type { Kind } from '../kind.ts';
import type { ListQuery } from '../list-query.ts';
import { gridColumns } from './grid-rows.ts';
import { type ListAddress, writeAddress } from './list-address.ts';
import { type RemainingRows, useRemainingRows } from './load-remaining.ts';
import { type ListCommands, useListCommands } from './use-list-commands.ts';
import { type LoadedList, useList, useListAddress, useLookups } from './use-list.ts';
import { type RowSelection, useTickedRows, useSelection } from './use-selection.ts';

/** A dialog over the list. Only one of them can be open. */
type OpenDialog =
  | { type: 'change'; rows: readonly GridRow[] }
  | { type: 'delete'; sks: readonly string[] }
  | { type: 'export' }
  | { type: 'review' }
  | { type: 'help' };

/**
 * State and commands of a list screen. Most parts of the screen get this object as the prop `list`.
 */
export interface ListSession {
  kind: Kind;
  narrow: boolean;
  /** The query in the URL. */
  query: ListQuery;
  unknown: ListAddress['unknown'];
  setQuery: (change: Partial<ListQuery>) => void;
  /** Returns the URL of the list with a changed query. */
  hrefWith: (change: Partial<ListQuery>) => string;
  /** The key of the item with an open history, from the URL. */
  historyOf: string | null;
  setHistory: (sk: string | null) => void;

  loaded: LoadedList;
  loadNext: () => void;
  /** Loads all rows that are not loaded yet. */
  remaining: RemainingRows;
  /** The number of stored rows in the list. */
  count: number;
  /**
   * The number of stored rows that match the query; undefined until all rows are loaded or the server
   * has counted them.
   */
  total: number | undefined;

  edits: EditsOfList;
  lookups: ReturnType<typeof useLookups>;
  changes: CatalogueChanges;
  selection: RowSelection;
  selectingAll: boolean;
  selectAll: () => Promise<void>;
  columns: readonly GridColumn<GridRow>[];
  layout: ColumnLayoutState;
  commands: ListCommands;

  openDialog: OpenDialog | null;
  setOpenDialog: (openDialog: OpenDialog | null) => void;
  fullScreen: boolean;
  setFullScreen: (fullScreen: boolean) => void;
  /** The latest sentence for screen readers. */
  announcement: string;
  announce: (text: string) => void;
  grid: RefObject<GridHandle | null>;
  searchBox: RefObject<HTMLInputElement | null>;
  focusSearch: () => void;
}

/** Whether the server has the row. New rows, and rows that others have deleted, exist only in drafts. */
const isStored = ({ draft }: GridRow): boolean =>
  draft === undefined || (draft.state !== 'created' && draft.status?.state !== 'gone');

export function useListSession(kind: Kind): ListSession {
  const [, setSearch] = useSearchParams();
  const { search, query, unknown } = useListAddress(kind);
  const loaded = useList(kind, query);
  const { pages } = loaded;
  const lookups = useLookups(kind);
  const userId = useCurrentUser()?.id ?? '';
  const { tickedRows, setTickedRows, itemOf } = useTickedRows(kind);
  const edits = useEdits(kind, loaded.items, lookups, userId, itemOf);
  const { rows, draftRows } = edits;
  // All rows count except drafts that the server does not have. A row that was just saved already
  // counts, although its page is not requested again.
  const count = rows.length - draftRows.filter((row) => !isStored(row)).length;
  const total = pages.hasNextPage || pages.isPlaceholderData ? loaded.serverTotal : count;
  const { written } = edits.edits;
  const isDeleted = useCallback((sk: string) => written.get(sk)?.item === null, [written]);
  const selection = useSelection({ tickedRows, setTickedRows, rows, isDeleted });
  const columns = useMemo(() => gridColumns(kind, lookups), [kind, lookups]);
  const layout = useColumnLayout(`${userId}.${kind.slug}`, columns);
  const remaining = useRemainingRows(kind, query);
  const narrow = useNarrow();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const [fullScreen, setFullScreen] = useState(false);
  const [selectingAll, setSelectingAll] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const grid = useRef<GridHandle>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  // Screen readers read only a changed text, so a repeated sentence gets a space at its end.
  const announce = useCallback(
    (text: string) => setAnnouncement((before) => (before === text ? `${text}\u00a0` : text)),
    [],
  );
  const commands = useListCommands({
    kind,
    query,
    edits,
    selection,
    layout,
    grid,
    announce,
    setOpenDialog,
  });
  const changes = useCatalogueChanges(kind, edits, {
    query,
    complete: !pages.hasNextPage,
    refetch: loaded.refetch,
    refetchDrops: loaded.refetchDrops || remaining.pending,
    onChanged: (sks) => grid.current?.flash(sks.map((rowId) => ({ rowId }))),
  });

  if (selectingAll && !pages.hasNextPage && !pages.isPlaceholderData) {
    setSelectingAll(false);
    selection.change(new Set(rows.filter(isStored).map(({ sk }) => sk)));
  }

  return {
    kind,
    narrow,
    query,
    unknown,
    setQuery: (change) =>
      // A search replaces the entry in the history of the browser, because slow typing sends several
      // searches, and each search would add an entry.
      setSearch((before) => writeAddress(before, change), { replace: change.q !== undefined }),
    hrefWith: (change) => `?${writeAddress(search, change).toString()}`,
    historyOf: search.get('history'),
    setHistory: (sk) =>
      setSearch((before) => {
        const next = new URLSearchParams(before);
        if (sk === null) next.delete('history');
        else next.set('history', sk);
        return next;
      }),
    loaded,
    loadNext: () => {
      const isBusy = pages.isFetching || pages.isFetchNextPageError || remaining.pending;
      if (pages.hasNextPage && !isBusy) void pages.fetchNextPage();
    },
    remaining,
    count,
    total,
    edits,
    lookups,
    changes,
    selection,
    selectingAll,
    selectAll: async () => {
      setSelectingAll(true);
      if (pages.hasNextPage && !(await remaining.start())) setSelectingAll(false);
    },
    columns,
    layout,
    commands,
    openDialog,
    setOpenDialog,
    // A narrow screen has no button to leave full screen, and a phone becomes narrow when it is rotated.
    fullScreen: fullScreen && !narrow,
    setFullScreen,
    announcement,
    announce,
    grid,
    searchBox,
    focusSearch: () => searchBox.current?.focus(),
  };
}
