import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Kind } from '../kind.ts';
import { capitalised } from '../kind-texts.ts';
import { failureOf } from '../edits/save-draft.ts';
import type { CatalogueItem } from '../values.ts';

interface DeleteItemProps {
  kind: Kind;
  /** The one to be deleted; null while nobody asks. */
  item: CatalogueItem | null;
  onDone: (deleted: boolean) => void;
}

export function DeleteItem({ kind, item, onDone }: DeleteItemProps) {
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: kind.remove,
    onSuccess: async (_nothing, { sk }) => {
      await kind.drop(client, sk);
      toast.success(`${item?.name ?? capitalised(kind.one)} deleted.`);
      onDone(true);
    },
  });
  const close = () => {
    deletion.reset();
    onDone(false);
  };
  return (
    <ConfirmDialog
      open={item !== null}
      title={`Delete ${item?.name ?? kind.one}?`}
      confirmLabel={`Delete ${kind.one}`}
      pending={deletion.isPending}
      error={deletion.error && failureOf(deletion.error).message}
      onCancel={close}
      onConfirm={() => {
        if (item) deletion.mutate(item);
      }}
    >
      It leaves the catalogue for everyone. Characters who carry it keep what they wrote down.
    </ConfirmDialog>
  );
}
