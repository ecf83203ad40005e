import type { ReactNode } from 'react';
import type { GridColumn } from './grid-types.ts';

interface RecordCardsProps<Row> {
  label: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  renderTitle: (row: Row) => ReactNode;
  /** The fields below the title of a card; empty texts are omitted. */
  columns: readonly GridColumn<Row>[];
  renderActions?: (row: Row) => ReactNode;
}

/** Shows the rows of a grid as cards, for narrow screens. */
export function RecordCards<Row>({
  label,
  rows,
  rowId,
  renderTitle,
  columns,
  renderActions,
}: RecordCardsProps<Row>) {
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {rows.map((row) => (
        <li key={rowId(row)} className="panel flex items-start gap-2 p-4">
          <div className="min-w-0 flex-1">
            <h2 className="text-base font-semibold wrap-anywhere">{renderTitle(row)}</h2>
            <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm">
              {columns.map((column) => {
                const text = column.text(row);
                return text === '' ? null : (
                  <div key={column.key} className="contents">
                    <dt className="text-muted">{column.label}</dt>
                    <dd className="tabular wrap-anywhere">{text}</dd>
                  </div>
                );
              })}
            </dl>
          </div>
          {renderActions?.(row)}
        </li>
      ))}
    </ul>
  );
}
