import { X } from 'lucide-react';
import { useCallback, useMemo, useRef } from 'react';
import { DataGrid } from '../../../components/grid/data-grid.tsx';
import type { CellMark, GridColumn, GridHandle } from '../../../components/grid/grid-types.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { BulkRow } from './bulk-table.ts';
import type { Field } from '../field.ts';
import { firstErrorIn } from '../issues.ts';
import type { Kind } from '../kind.ts';

interface BulkGridProps {
  kind: Kind;
  fields: readonly Field[];
  rows: readonly BulkRow[];
  onEdit: (id: string, field: Field, text: string) => void;
  onRemove: (id: string) => void;
}

const statusKey = 'status';

function statusOf({ state, errors }: BulkRow): string {
  if (state.state === 'created') return 'Created';
  if (state.state === 'sending') return 'On its way…';
  if (state.state === 'refused') return state.message;
  const count = Object.keys(errors).length;
  if (count === 0) return 'Will be created';
  return count === 1 ? '1 error' : `${count} errors`;
}

function columnsOf(fields: readonly Field[]): GridColumn<BulkRow>[] {
  return [
    { key: 'row', label: 'Row', text: ({ id }) => id, width: 70, numeric: true, pinned: true },
    { key: statusKey, label: 'Status', text: statusOf, width: 150, pinned: true },
    ...fields.map((field) => ({
      key: field.key,
      label: field.label,
      text: ({ values }: BulkRow) => field.text(values[field.key]),
      width: field.options.width ?? field.type.width,
      editor: field.type.editor ?? { type: 'prose' as const },
      ...(field.type.numeric === true && { numeric: true }),
    })),
  ];
}

function markOf(row: BulkRow, key: string): CellMark | undefined {
  if (key === statusKey) {
    return row.state.state === 'refused'
      ? { state: 'invalid', note: row.state.message }
      : undefined;
  }
  const error = firstErrorIn(row.errors, key);
  return error === undefined ? undefined : { state: 'invalid', note: error };
}

/** The same grid as the list's, over rows that are not in the catalogue yet. */
export function BulkGrid({ kind, fields, rows, onEdit, onRemove }: BulkGridProps) {
  const grid = useRef<GridHandle>(null);
  const columns = useMemo(() => columnsOf(fields), [fields]);
  const byKey = useMemo(() => new Map(fields.map((field) => [field.key, field])), [fields]);
  const renderActions = useCallback(
    ({ id, state }: BulkRow) =>
      state.state === 'created' ? null : (
        <IconButton
          size="small"
          label={`Leave out row ${id}`}
          icon={<X size={16} />}
          onClick={() => onRemove(id)}
        />
      ),
    [onRemove],
  );
  const faulty = rows.flatMap((row) => {
    const field = fields.find(({ key }) => firstErrorIn(row.errors, key) !== undefined);
    return field === undefined ? [] : [{ row, field }];
  });
  const [first] = faulty;
  return (
    <div className="flex flex-col gap-2">
      {first !== undefined && (
        <div>
          <Button
            size="small"
            variant="ghost"
            onClick={() => grid.current?.focusCell(first.row.id, first.field.key)}
          >
            Go to the first error ({faulty.length} {faulty.length === 1 ? 'row' : 'rows'})
          </Button>
        </div>
      )}
      <div className="h-[max(20rem,calc(100dvh-26rem))]">
        <DataGrid
          handle={grid}
          label={`${kind.many} to create`}
          name={`${kind.slug}.bulk`}
          columns={columns}
          rows={rows}
          rowId={(row) => row.id}
          markOf={markOf}
          onEdit={({ rowId, key, text }) => {
            const field = byKey.get(key);
            if (field !== undefined) onEdit(rowId, field, text);
          }}
          renderActions={renderActions}
        />
      </div>
    </div>
  );
}
