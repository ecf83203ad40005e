import { Suspense, useMemo, useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { CatalogueGrid } from './catalogue-grid.tsx';
import { createMarkOf } from './grid-rows.ts';
import type { ListSession } from './list-session.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { type OpenRowMenu, RowMenu, RowMenuButton } from './row-menu.tsx';
import { findSameNames } from './same-names.ts';
import { Link } from 'react-router';
import { RecordCards } from '#src/components/grid/record-cards.tsx';
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
  function tick(sk: string, ticked: boolean) {
    const ids = new Set(selection.ids);
    if (ticked) ids.add(sk);
    else ids.delete(sk);
    selection.change(ids);
  }
  return (
    <>
      <RecordCards
        label={kind.title}
        rows={rows.slice(0, shown)}
        rowId={({ sk }) => sk}
        columns={columns.slice(1, 6)}
        renderTitle={(row) => <CardTitle kind={kind} row={row} title={titleOf(row)} />}
        renderActions={(row) => (
          <div className="flex items-center gap-1">
            <label className="grid size-(--target) place-items-center">
              <input
                type="checkbox"
                aria-label={`Select ${titleOf(row)}`}
                checked={selection.ids.has(row.sk)}
                onChange={({ target }) => tick(row.sk, target.checked)}
                className="checkbox"
              />
            </label>
            <RowMenuButton row={row} title={titleOf(row)} onOpen={onMenu} />
          </div>
        )}
      />
      {rows.length > shown && (
        <Button onClick={() => setShown(shown + step)}>
          {`Show ${number(Math.min(step, rows.length - shown))} more of those loaded`}
        </Button>
      )}
    </>
  );
}

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
