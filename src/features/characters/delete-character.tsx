import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { forgetCharacterLists, oneCharacter } from '#src/api/characters.ts';
import { HttpError } from '#src/api/http-error.ts';
import { characterDelete } from '#src/generated/endpoints/characters/characters.ts';
import type { Character } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

interface DeleteCharacterProps {
  character: Character;
  open: boolean;
  onClose: () => void;
}

export function DeleteCharacter({ character, open, onClose }: DeleteCharacterProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => characterDelete(character.characterId),
    onSuccess: async () => {
      toast.success(`${character.name} is deleted.`);
      await navigate(paths.characterList, { replace: true });
      // Where the page is still on its way out, it would ask again for what is gone.
      queryClient.removeQueries({ ...oneCharacter(character.characterId), type: 'inactive' });
      forgetCharacterLists(queryClient);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onCancel={onClose}
      onConfirm={mutate}
      title={`Delete ${character.name}?`}
      confirmLabel="Delete character"
      pending={isPending}
      error={error && (error instanceof HttpError ? error.detail : 'The server cannot be reached.')}
    >
      The character and everything on the sheet are gone for good.
    </ConfirmDialog>
  );
}
