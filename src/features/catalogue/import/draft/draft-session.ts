import type { Lookups } from '#src/lib/catalogue/codec.ts';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { Gesture, GridHandle, Selection } from '#src/components/grid/grid-types.ts';
import { useNarrow } from '#src/components/grid/use-narrow.ts';
import type { Kind } from '../../kind.ts';
import type { FoundError, Filter, Outline, Summary } from '../worker/draft-types.ts';
import type { ImportSession } from '../import-session.ts';
import { statusKey } from './draft-columns.ts';

interface OpenDraft {
  kind: Kind;
  session: ImportSession;
  outline: Outline;
  summary: Summary;
  lookups: Lookups;
}

/** The data and the functions that the components of the draft's page share. */
export interface DraftSession extends OpenDraft {
  /** Whether cards are shown instead of the grid. */
  narrow: boolean;
  filter: Filter;
  setFilter: (filter: Filter) => void;
  /** The number of rows that pass the filter. */
  count: number;
  selection: Selection;
  onlyChanged: boolean;
  setOnlyChanged: (onlyChanged: boolean) => void;
  /** Whether the list of keyboard shortcuts is open. */
  help: boolean;
  setHelp: (open: boolean) => void;
  edit: (gesture: Gesture) => Promise<void>;
  /** The function stays the same object, so that hooks can depend on it. */
  skip: (ids: readonly string[], leftOut: boolean) => void;
  undo: () => void;
  redo: () => void;
  /** The cell to which `goToError` moved last. */
  foundError: FoundError | null;
  goToError: (direction: 1 | -1) => Promise<void>;
  grid: RefObject<GridHandle | null>;
}

const noFilter: Filter = {};
const noIds: ReadonlySet<string> = new Set();

export function useDraftSession(opened: OpenDraft): DraftSession {
  const { session, summary } = opened;
  const narrow = useNarrow();
  const grid = useRef<GridHandle>(null);
  const [chosen, setFilter] = useState<Filter>({});
  const filter = shownFilter(chosen, summary);
  const [selected, setSelected] = useState(noIds);
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [foundError, setFoundError] = useState<FoundError | null>(null);
  const [help, setHelp] = useState(false);
  const selection = useMemo(() => ({ ids: selected, onChange: setSelected }), [selected]);
  const skip = useCallback(
    (ids: readonly string[], leftOut: boolean) => void session.change('skip', ids, leftOut),
    [session],
  );

  return {
    ...opened,
    narrow,
    filter,
    setFilter: (next) => {
      setFilter(next);
      setSelected(noIds);
      setFoundError(null);
    },
    count: countOf(summary, filter),
    selection,
    onlyChanged,
    setOnlyChanged,
    help,
    setHelp,
    edit: async (gesture) => {
      const before = session.get().summary?.version;
      const after = await session.change('edit', gesture);
      if (after !== null && after.version === before) {
        grid.current?.announce(
          'Nothing has changed. Rows that are saved or being sent cannot be changed.',
        );
      }
    },
    skip,
    undo: () => void session.change('undo'),
    redo: () => void session.change('redo'),
    foundError,
    goToError: async (direction) => {
      const focused = grid.current?.focused() ?? null;
      const from = focused === null ? foundError : { index: focused.index, field: focused.key };
      const found = await session.worker.ask(
        'nextError',
        filter,
        from === null ? null : { index: from.index, field: from.field },
        direction,
      );
      setFoundError(found);
      if (found === null) grid.current?.announce('These rows have no errors.');
      // The status cell shows the error of a whole row.
      else grid.current?.focusRow(found.index, found.field || statusKey);
    },
    grid,
  };
}

/** The filter of a group shows all rows again after the last error of the group is fixed. */
const shownFilter = (filter: Filter, { groups }: Summary): Filter =>
  filter.group === undefined || groups.some(({ id }) => id === filter.group) ? filter : noFilter;

function countOf({ counts, groups }: Summary, { status, group }: Filter): number {
  if (group !== undefined) return groups.find(({ id }) => id === group)?.count ?? 0;
  return status === undefined ? counts.total : counts[status];
}
