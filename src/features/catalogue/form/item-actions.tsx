import type { Lookups } from '#src/lib/catalogue/codec.ts';
import { Copy, History, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#src/ui/button.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { MoreActions } from '#src/ui/more-actions.tsx';
import { paths } from '#src/paths.ts';
import { HistorySidePanel } from '../history/history-panel.tsx';
import type { BulkOutcome, Kind } from '../kind.ts';
import type { HistoryEntry } from '../kind-queries.ts';
import type { CatalogueItem } from '../values.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import type { CatalogueUse } from '#src/generated/model/index.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { failureOf } from '../edits/save-draft.ts';
import { withEdition } from '#src/lib/catalogue/title.ts';
import { titleOf } from '../title.ts';
import { randomKey } from '#src/lib/random-key.ts';

interface ItemActionsProps {
  kind: Kind;
  item: CatalogueItem;
  lookups: Lookups;
  onRestore: (entry: HistoryEntry) => void;
  onDeleted: () => void;
}

/** The actions on a whole item: history, duplicate and delete. */
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
      <MoreActions
        actions={[
          {
            label: `Delete ${kind.one}`,
            icon: <Trash2 aria-hidden />,
            danger: true,
            onSelect: () => setOpen('delete'),
          },
        ]}
      />
      <HistorySidePanel
        kind={kind}
        item={open === 'history' ? { sk: item.sk, name: titleOf(item) } : null}
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

interface DeleteItemProps {
  kind: Kind;
  item: CatalogueItem;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** How long the toast with "Undo" is shown, in milliseconds. */
const undoToastMs = 10_000;

/** The contract allows at most this many dependents in a problem. */
const maxDependents = 100;

function DeleteItem({ kind, item, open, onClose, onDeleted }: DeleteItemProps) {
  const client = useQueryClient();

  const restoring = useMutation({
    mutationFn: async () => {
      const values = { ...item.values, [kind.skField]: item.sk };
      const [outcome] = await kind.bulk([{ action: 'create', values }], {
        idempotencyKey: randomKey(),
      });
      if (outcome?.status !== 'created') throw new Error(outcome?.problem?.detail);
    },
    onSuccess: async () => {
      await kind.refresh(client);
      toast.success(`${titleOf(item)} is back.`);
    },
    onError: (error) =>
      toast.error(`${titleOf(item)} could not be restored. ${failureOf(error).message}`),
  });

  const deletion = useMutation({
    mutationFn: async (): Promise<BulkOutcome | undefined> => {
      const { sk, version } = item;
      const [outcome] = await kind.bulk([{ action: 'delete', sk, version }], {
        idempotencyKey: randomKey(),
      });
      return outcome;
    },
    onSuccess: async (outcome) => {
      if (outcome?.status !== 'deleted') return;
      await kind.removeItems(client, [item.sk]);
      // The dialog closes first, because it would cover the toast with Undo.
      onClose();
      onDeleted();
      toast.success(`${titleOf(item)} deleted.`, {
        duration: undoToastMs,
        action: { label: 'Undo', onClick: () => restoring.mutate() },
      });
    },
  });

  const problem = deletion.data?.problem;
  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${titleOf(item)}?`}
      confirmLabel={`Delete ${kind.one}`}
      pending={deletion.isPending}
      error={
        problem ? (
          <>
            <p>{problem.detail}</p>
            {problem.usedBy !== undefined && <Dependents users={problem.usedBy} />}
          </>
        ) : (
          deletion.error && failureOf(deletion.error).message
        )
      }
      onCancel={() => {
        deletion.reset();
        onClose();
      }}
      onConfirm={() => deletion.mutate()}
    >
      It is deleted from the catalogue for everyone.
    </ConfirmDialog>
  );
}

/** The items that refer to the item, with links to their forms. */
function Dependents({ users }: { users: readonly CatalogueUse[] }) {
  return (
    <>
      <ul aria-label="Used by" className="mt-2 max-h-48 list-disc overflow-y-auto pl-5">
        {users.map(({ kind, sk, name, edition }) => (
          <li key={`${kind} ${sk}`}>
            <Link className="text-link inline-block min-h-6" to={paths.catalogueUpdate(kind, sk)}>
              {withEdition(name, edition)}
            </Link>
          </li>
        ))}
      </ul>
      {users.length >= maxDependents && <p>And more: these are the first {maxDependents}.</p>}
    </>
  );
}
