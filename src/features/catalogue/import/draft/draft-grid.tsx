import { Eye, EyeOff } from 'lucide-react';
import { type Ref, useCallback, useMemo, useRef } from 'react';
import { DataGrid } from '#src/components/grid/data-grid.tsx';
import type { Gesture, GridHandle, Selection } from '#src/components/grid/grid-types.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import type { Kind } from '../../kind.ts';
import type { DraftRow, Filter, Outline, Summary } from '../engine/draft-types.ts';
import type { Engine, Lookups } from '../engine/engine.ts';
import { draftColumns, markOf, rowState } from './draft-columns.ts';
import { canChange, nameOfRow } from './row-texts.ts';

interface DraftGridProps {
  kind: Kind;
  engine: Engine;
  outline: Outline;
  summary: Summary;
  lookups: Lookups;
  filter: Filter;
  /** How many rows the filter leaves. */
  count: number;
  onlyChanged: boolean;
  selection: Selection;
  handle: Ref<GridHandle>;
  onGesture: (gesture: Gesture) => void;
  onSkip: (ids: readonly string[], leftOut: boolean) => void;
  onUndo: () => void;
  onRedo: () => void;
  onNextError: (direction: 1 | -1) => void;
  onSend: () => void;
  onHelp: () => void;
}

const rowId = ({ id }: DraftRow): string => id;

/** The list's own grid, over rows that are in no catalogue yet and live in the worker. */
export function DraftGrid({
  kind,
  engine,
  outline,
  summary,
  lookups,
  filter,
  count,
  onlyChanged,
  onSkip,
  onSend,
  ...grid
}: DraftGridProps) {
  const columns = useMemo(
    () => draftColumns({ kind, outline, summary, lookups, onlyChanged }),
    [kind, outline, summary, lookups, onlyChanged],
  );
  // Only of rows that somebody has seen: a choice about others is never asked here.
  const seen = useRef(new Map<string, DraftRow>());
  const source = useMemo(
    () => ({
      count,
      version: versionOf(summary.version, filter),
      load: async (start: number, end: number) => {
        const rows = await engine.window(filter, start, end);
        if (seen.current.size > 5000) seen.current.clear();
        for (const row of rows) seen.current.set(row.id, row);
        return rows;
      },
    }),
    [engine, filter, count, summary.version],
  );

  const renderActions = useCallback(
    (row: DraftRow) => {
      if (!canChange(row)) return null;
      const out = row.status === 'skip';
      return (
        <IconButton
          size="small"
          label={`${out ? 'Take in' : 'Leave out'} ${nameOfRow(row)}`}
          icon={out ? <Eye aria-hidden size={16} /> : <EyeOff aria-hidden size={16} />}
          onClick={() => onSkip([row.id], !out)}
        />
      );
    },
    [onSkip],
  );

  return (
    <DataGrid<DraftRow>
      {...grid}
      label={`${kind.title} of the import`}
      name={`${kind.slug}.import`}
      columns={columns}
      source={source}
      rowId={rowId}
      rowName={nameOfRow}
      markOf={markOf}
      rowState={rowState}
      renderActions={renderActions}
      onSave={onSend}
      onDeleteRows={(ids) => {
        const known = ids.map((id) => seen.current.get(id));
        onSkip(ids, !known.every((row) => row?.status === 'skip'));
      }}
    />
  );
}

const filters = new Map<string, number>();

/** Another filter is another list of rows, even where nothing in the rows has changed. */
function versionOf(version: number, filter: Filter): number {
  const name = JSON.stringify(filter);
  const number = filters.get(name) ?? filters.size;
  filters.set(name, number);
  return version * 10_000 + (number % 10_000);
}
