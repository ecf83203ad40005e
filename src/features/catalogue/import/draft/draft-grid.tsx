import { Eye, EyeOff } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { DataGrid } from '#src/components/grid/lazy-data-grid.tsx';
import type { DraftRow, Filter } from '../worker/draft-types.ts';
import { draftColumns, columnsShapeOf, draftMarkOf, draftRowState } from './draft-columns.ts';
import type { DraftSession } from './draft-session.ts';
import { canChange, titleOfRow } from './row-texts.ts';

interface DraftGridProps {
  draft: DraftSession;
  onSend: () => void;
}

const rowId = ({ id }: DraftRow): string => id;

/** The grid with the rows of the draft, which are loaded from the worker. */
export function DraftGrid({ draft, onSend }: DraftGridProps) {
  const { kind, outline, summary, lookups, filter, count, onlyChanged, skip } = draft;
  const { worker } = draft.session;
  const shape = columnsShapeOf({ kind, outline, summary, onlyChanged });
  const columns = useMemo(
    () => draftColumns({ kind, outline, lookups, shape }),
    [kind, outline, lookups, shape],
  );
  // The loaded rows by id. `onDeleteRows` gets only ids, and looks up the status of the rows here.
  const loadedRows = useRef(new Map<string, DraftRow>());
  const source = useMemo(
    () => ({
      count,
      version: versionOf(summary.version, filter),
      load: async (start: number, end: number) => {
        const rows = await worker.ask('window', filter, start, end);
        if (loadedRows.current.size > 5000) loadedRows.current.clear();
        for (const row of rows) loadedRows.current.set(row.id, row);
        return rows;
      },
    }),
    [worker, filter, count, summary.version],
  );

  const rowAction = useMemo(
    () => ({
      icons: { out: <EyeOff size={16} />, in: <Eye size={16} /> },
      of: (row: DraftRow) => {
        if (!canChange(row)) return undefined;
        return row.status === 'skip'
          ? { icon: 'in', label: `Take in ${titleOfRow(row)}` }
          : { icon: 'out', label: `Leave out ${titleOfRow(row)}` };
      },
      onPress: (row: DraftRow) => skip([row.id], row.status !== 'skip'),
    }),
    [skip],
  );

  return (
    <DataGrid<DraftRow>
      label={`${kind.title} of the import`}
      name={`${kind.slug}.import`}
      columns={columns}
      source={source}
      rowId={rowId}
      rowName={titleOfRow}
      markOf={draftMarkOf}
      rowState={draftRowState}
      rowAction={rowAction}
      selection={draft.selection}
      handle={draft.grid}
      onGesture={(gesture) => void draft.edit(gesture)}
      onUndo={draft.undo}
      onRedo={draft.redo}
      onNextError={(direction) => void draft.goToError(direction)}
      onHelp={() => draft.setHelp(true)}
      onSave={onSend}
      onDeleteRows={(ids) => {
        const known = ids.map((id) => loadedRows.current.get(id));
        skip(ids, !known.every((row) => row?.status === 'skip'));
      }}
    />
  );
}

const filters = new Map<string, number>();

/** A version for the grid that also changes with the filter, so that the grid loads again. */
function versionOf(version: number, filter: Filter): number {
  const name = JSON.stringify(filter);
  const number = filters.get(name) ?? filters.size;
  filters.set(name, number);
  return version * 10_000 + (number % 10_000);
}
