import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { failureText, HttpError } from '#src/api/http-error.ts';
import { useDraftRemoval } from '#src/components/forms/use-form-draft.ts';
import { getModelGetQueryKey, useModelUpdate } from '#src/generated/endpoints/models/models.ts';
import type { ModelPart } from '#src/generated/model/index.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { modelDraft, partTexts } from './model-texts.ts';

interface RemoveModelProps {
  part: ModelPart;
  version: number;
  open: boolean;
  onClose: () => void;
}

/** Removes a model with its key, after a question. */
export function RemoveModel({ part, version, open, onClose }: RemoveModelProps) {
  const queryClient = useQueryClient();
  const removeDraft = useDraftRemoval(modelDraft(part));
  const { builtIn, does } = partTexts[part];
  const queryKey = getModelGetQueryKey();
  const { mutate, isPending, error } = useModelUpdate({
    mutation: {
      onSuccess: (saved) => {
        void removeDraft();
        toast.success(`The ${builtIn} ${does} from now on.`);
        onClose();
        queryClient.setQueryData(queryKey, saved);
      },
      onError: (failure) => {
        // The page behind the question shows what someone else has saved.
        if (failure instanceof HttpError && failure.code === 'version_mismatch') {
          void queryClient.invalidateQueries({ queryKey });
        }
      },
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onCancel={onClose}
      onConfirm={() => mutate({ data: { [part]: null }, headers: { 'If-Match': `"${version}"` } })}
      title={`Use the built-in ${builtIn}?`}
      confirmLabel={`Use the ${builtIn}`}
      pending={isPending}
      error={error && failureText(error)}
    >
      The connection and its key are deleted on this server. Drafts and pictures that the model has
      made stay.
    </ConfirmDialog>
  );
}
