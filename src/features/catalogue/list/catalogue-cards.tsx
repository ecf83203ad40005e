import { useState } from 'react';
import { Link } from 'react-router';
import { RecordCards } from '#src/components/grid/record-cards.tsx';
import { paths } from '#src/paths.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import type { GridRow } from '../edits/rows.ts';
import type { Kind } from '../kind.ts';
import type { ListSession } from './list-session.ts';
import { number } from './numbers.ts';
import { type OpenRowMenu, RowMenuButton, rowName } from './row-menu.tsx';

interface CatalogueCardsProps {
  list: ListSession;
  onMenu: (menu: OpenRowMenu) => void;
}

/** Drawing all of a long list would keep a phone busy. */
const step = 200;

const states = {
  changed: { label: 'not saved', tone: 'gold' },
  created: { label: 'new, not saved', tone: 'moss' },
  removed: { label: 'will be deleted', tone: 'ember' },
} as const;

/** On a phone a row is a card that leads to the form. */
export function CatalogueCards({ list, onMenu }: CatalogueCardsProps) {
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
        renderTitle={(row) => <CardTitle kind={kind} row={row} />}
        renderActions={(row) => (
          <div className="flex items-center gap-1">
            <label className="grid size-(--target) place-items-center">
              <input
                type="checkbox"
                aria-label={`Select ${rowName(row)}`}
                checked={selection.ids.has(row.sk)}
                onChange={({ target }) => tick(row.sk, target.checked)}
                className="size-5 accent-gold"
              />
            </label>
            <RowMenuButton row={row} onOpen={onMenu} />
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

function CardTitle({ kind, row }: { kind: Kind; row: GridRow }) {
  const { sk, draft } = row;
  const state = draft && states[draft.state];
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {draft?.state === 'created' ? (
        rowName(row)
      ) : (
        <Link className="text-link" to={paths.catalogueUpdate(kind.slug, sk)}>
          {rowName(row)}
        </Link>
      )}
      {state && <Badge tone={state.tone}>{state.label}</Badge>}
    </span>
  );
}
