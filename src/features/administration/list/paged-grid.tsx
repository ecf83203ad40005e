import { MoreHorizontal } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense, useMemo, useState } from 'react';
import type { GridColumn, Sorting } from '#src/components/grid/grid-types.ts';
import { DataGrid } from '#src/components/grid/lazy-data-grid.tsx';
import { ShortcutDialog } from '#src/components/grid/shortcut-dialog.tsx';
import type { ColumnLayoutState } from '#src/components/grid/use-column-layout.ts';
import { useNarrow } from '#src/components/grid/use-narrow.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { AnchoredMenu, type OpenMenu } from '#src/ui/anchored-menu.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { classNames } from '#src/ui/class-names.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';

interface PagedGridProps<Row> {
  /** The accessible name of the grid or of the list of cards. */
  label: string;
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
  layout: ColumnLayoutState;
  /** Must be the same function in every rendering. */
  rowId: (row: Row) => string;
  /** Must be the same function in every rendering. */
  rowName: (row: Row) => string;
  /** The title of a card, where the grid has no room, and the key of the column that it shows. */
  renderTitle: (row: Row) => ReactNode;
  titleKey: string;
  /** The items of the menu of a row. */
  renderMenu: (row: Row) => ReactNode;
  sort?: Sorting;
  onSort?: (key: string) => void;
  onNearEnd: () => void;
  searchBox?: RefObject<HTMLInputElement | null>;
  /** Whether the rows are those of the previous query. */
  isOutdated: boolean;
}

interface RowMenu<Row> extends OpenMenu {
  row: Row;
}

/** Rows that an administrator reads: the grid of the catalogue without editing, or cards on a narrow screen. */
export function PagedGrid<Row>(props: PagedGridProps<Row>) {
  const { rows, rowId, rowName, renderMenu, isOutdated } = props;
  const narrow = useNarrow();
  const [menu, setMenu] = useState<RowMenu<Row> | null>(null);
  // The list can be loaded again while the menu is open, for example after an action on the same row.
  const row = menu && (rows.find((other) => rowId(other) === rowId(menu.row)) ?? menu.row);
  return (
    <div
      aria-busy={isOutdated}
      className={classNames(
        'transition-opacity',
        isOutdated && 'opacity-60',
        !narrow && 'h-[max(18rem,calc(100dvh-21rem))]',
      )}
    >
      {narrow ? (
        <Cards {...props} onMenu={setMenu} />
      ) : (
        <Suspense fallback={<RowsSkeleton label="Laying out the grid" />}>
          <Grid {...props} onMenu={setMenu} />
        </Suspense>
      )}
      <AnchoredMenu
        menu={menu}
        onClose={() => setMenu(null)}
        label={row === null ? 'Actions' : menuLabel(rowName(row))}
      >
        {row !== null && renderMenu(row)}
      </AnchoredMenu>
    </div>
  );
}

const menuLabel = (name: string): string => `Actions for ${name}`;

interface WithMenu<Row> extends PagedGridProps<Row> {
  onMenu: (menu: RowMenu<Row>) => void;
}

function Grid<Row>({ rowName, onMenu, searchBox, layout, onSort, ...props }: WithMenu<Row>) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const rowAction = useMemo(
    () => ({
      icons: { menu: <MoreHorizontal size={18} /> },
      popup: 'menu' as const,
      of: (row: Row) => ({ icon: 'menu', label: menuLabel(rowName(row)) }),
      onPress: (row: Row, anchor: HTMLElement) => onMenu({ row, anchor, returnFocusTo: anchor }),
    }),
    [rowName, onMenu],
  );
  return (
    <>
      <DataGrid
        label={props.label}
        name={props.label}
        rows={props.rows}
        columns={props.columns}
        rowId={props.rowId}
        rowName={rowName}
        rowAction={rowAction}
        {...(props.sort && { sort: props.sort })}
        {...(onSort && { onSort: (key: string) => onSort(key) })}
        layout={layout.layout}
        onLayout={layout.change}
        onNearEnd={props.onNearEnd}
        onSearch={() => searchBox?.current?.focus()}
        onHelp={() => setHelpOpen(true)}
      />
      <ShortcutDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  );
}

function Cards<Row>(props: WithMenu<Row>) {
  const { label, rows, columns, rowId, rowName, renderTitle, titleKey, onMenu } = props;
  const fields = columns.filter(({ key }) => key !== titleKey);
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {rows.map((row) => {
        const actions = menuLabel(rowName(row));
        return (
          <li key={rowId(row)} className="panel flex items-start gap-2 p-4">
            <div className="min-w-0 flex-1">
              <h2 className="text-base font-semibold wrap-anywhere">{renderTitle(row)}</h2>
              <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm">
                {fields.map(({ key, label: field, text }) =>
                  text(row) === '' ? null : (
                    <div key={key} className="contents">
                      <dt className="text-muted">{field}</dt>
                      <dd className="tabular wrap-anywhere">{unbroken(text(row))}</dd>
                    </div>
                  ),
                )}
              </dl>
            </div>
            <button
              type="button"
              {...buttonProps({ variant: 'ghost', size: 'small' })}
              data-shape="square"
              aria-label={actions}
              aria-haspopup="menu"
              title={actions}
              onClick={({ currentTarget: anchor }) =>
                onMenu({ row, anchor, returnFocusTo: anchor })
              }
            >
              <MoreHorizontal aria-hidden size={18} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
