import { Copy, History, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#src/ui/button.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { paths } from '#src/paths.ts';
import type { Lookups } from '../edits/rows.ts';
import { HistorySheet } from '../history/history-sheet.tsx';
import type { Kind } from '../kind.ts';
import type { HistoryEntry } from '../kind-queries.ts';
import type { CatalogueItem } from '../values.ts';
import { DeleteItem } from './delete-item.tsx';

interface ItemActionsProps {
  kind: Kind;
  item: CatalogueItem;
  lookups: Lookups;
  onRestore: (entry: HistoryEntry) => void;
  onDeleted: () => void;
}

/** What can be done with a whole item, beside changing its fields. */
export function ItemActions({ kind, item, lookups, onRestore, onDeleted }: ItemActionsProps) {
  const [open, setOpen] = useState<'history' | 'delete' | null>(null);
  return (
    <>
      <Button icon={<History aria-hidden size={18} />} onClick={() => setOpen('history')}>
        History
      </Button>
      <Link to={paths.catalogueCreate(kind.slug, { copy: item.sk })} {...buttonProps()}>
        <Copy aria-hidden size={18} />
        Duplicate
      </Link>
      <Button
        variant="ghost"
        icon={<Trash2 aria-hidden size={18} />}
        onClick={() => setOpen('delete')}
      >
        Delete
      </Button>
      <HistorySheet
        kind={kind}
        item={open === 'history' ? item : null}
        lookups={lookups}
        onRestore={(entry) => {
          setOpen(null);
          onRestore(entry);
        }}
        onClose={() => setOpen(null)}
      />
      <DeleteItem
        kind={kind}
        item={item}
        open={open === 'delete'}
        onClose={() => setOpen(null)}
        onDeleted={onDeleted}
      />
    </>
  );
}
