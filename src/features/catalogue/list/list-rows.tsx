import { memo, Suspense, useMemo, useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { CatalogueGrid } from './catalogue-grid.tsx';
import { createMarkOf } from './grid-rows.ts';
import type { ListSession } from './list-session.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { type OpenRowMenu, RowMenu, RowMenuButton } from './row-menu.tsx';
import { findSameNames } from './same-names.ts';
import { Link } from 'react-router';
import type { GridColumn } from '#src/components/grid/grid-types.ts';
import { paths } from '#src/paths.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import type { GridRow } from '../edits/rows.ts';
import type { Kind } from '../kind.ts';
import { number } from '../numbers.ts';
import { titleOf } from '../title.ts';

/** The height of the grid with no bar, one bar or two bars below it, so that no bar covers a row. */
const heights = [
  'h-[max(18rem,calc(100dvh-21rem))]',
  'h-[max(18rem,calc(100dvh-24.25rem))]',
  'h-[max(18rem,calc(100dvh-27.75rem))]',
] as const;

/** Shows the rows as a grid, or as cards on a narrow screen. */
export function ListRows({ list }: { list: ListSession }) {
  const { kind, narrow, edits, lookups, loaded, selection } = list;
  const { rows, draftRows } = edits;
  const [menu, setMenu] = useState<OpenRowMenu | null>(null);
  const fields = useMemo(() => new Map(kind.fields.map((field) => [field.key, field])), [kind]);
  const sameNames = useMemo(() => findSameNames(rows, draftRows), [rows, draftRows]);
  const mark = useMemo(
    () => createMarkOf({ fields, lookups, sameNames }),
    [fields, lookups, sameNames],
  );
  const { done, undone } = edits.edits;
  const hasDirtyBar = draftRows.length + done.length + undone.length > 0;
  const bars = hasDirtyBar ? (selection.ids.size > 0 ? 2 : 1) : selection.ids.size > 0 ? 1 : 0;
  // The rows of the previous query stay visible until the rows of the new query are loaded.
  const isOutdated = loaded.pages.isPlaceholderData;
  return (
    <div
      aria-busy={isOutdated}
      className={classNames(
        'transition-opacity',
        isOutdated && 'opacity-60',
        !narrow && (list.fullScreen ? 'min-h-0 flex-1' : heights[bars]),
      )}
    >
      {narrow ? (
        <CatalogueCards list={list} onMenu={setMenu} />
      ) : (
        <Suspense fallback={<ListSkeleton label="Laying out the grid" />}>
          <CatalogueGrid list={list} markOf={mark} onMenu={setMenu} />
        </Suspense>
      )}
      <RowMenu list={list} open={menu} onClose={() => setMenu(null)} />
    </div>
  );
}

interface CatalogueCardsProps {
  list: ListSession;
  onMenu: (menu: OpenRowMenu) => void;
}

/** This many cards are drawn at a time, because drawing all cards of a long list blocks a phone. */
const step = 200;

const states = {
  changed: { label: 'not saved', tone: 'gold' },
  created: { label: 'new, not saved', tone: 'moss' },
  removed: { label: 'will be deleted', tone: 'ember' },
} as const;

/** Shows the rows as cards. The title of a card links to the form of the item. */
function CatalogueCards({ list, onMenu }: CatalogueCardsProps) {
  const { kind, columns, selection } = list;
  const { rows } = list.edits;
  const [shown, setShown] = useState(step);
  const cardColumns = useMemo(() => columns.slice(1, 6), [columns]);
  return (
    <>
      <ul aria-label={kind.title} className="flex flex-col gap-3">
        {rows.slice(0, shown).map((row) => (
          <CatalogueCard
            key={row.sk}
            kind={kind}
            row={row}
            columns={cardColumns}
            isTicked={selection.ids.has(row.sk)}
            onTick={selection.tick}
            onMenu={onMenu}
          />
        ))}
      </ul>
      {rows.length > shown && (
        <Button onClick={() => setShown(shown + step)}>
          {`Show ${number(Math.min(step, rows.length - shown))} more of those loaded`}
        </Button>
      )}
    </>
  );
}

interface CatalogueCardProps {
  kind: Kind;
  row: GridRow;
  /** The fields below the title; empty texts are omitted. */
  columns: readonly GridColumn<GridRow>[];
  isTicked: boolean;
  onTick: (sk: string, isTicked: boolean) => void;
  onMenu: (menu: OpenRowMenu) => void;
}

/** Drawn again only if its row has changed, because each change of the screen draws the list again. */
const CatalogueCard = memo(function CatalogueCard(props: CatalogueCardProps) {
  const { kind, row, columns, isTicked, onTick, onMenu } = props;
  const title = titleOf(row);
  return (
    <li className="panel flex items-start gap-2 p-4">
      <div className="min-w-0 flex-1">
        <h2 className="text-base font-semibold wrap-anywhere">
          <CardTitle kind={kind} row={row} title={title} />
        </h2>
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
      <div className="flex items-center gap-1">
        <label className="grid size-(--target) place-items-center">
          <input
            type="checkbox"
            aria-label={`Select ${title}`}
            checked={isTicked}
            onChange={({ target }) => onTick(row.sk, target.checked)}
            className="checkbox"
          />
        </label>
        <RowMenuButton row={row} title={title} onOpen={onMenu} />
      </div>
    </li>
  );
});

function CardTitle({ kind, row, title }: { kind: Kind; row: GridRow; title: string }) {
  const { sk, draft } = row;
  const state = draft && states[draft.state];
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {draft?.state === 'created' ? (
        title
      ) : (
        <Link className="text-link" to={paths.catalogueUpdate(kind.slug, sk)}>
          {title}
        </Link>
      )}
      {state && <Badge tone={state.tone}>{state.label}</Badge>}
    </span>
  );
}
