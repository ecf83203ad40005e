import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { failureText } from '#src/api/http-error.ts';
import { forgetSheet } from '#src/api/waiting/kept-sheets.ts';
import { useDraftRemoval } from '#src/components/forms/use-form-draft.ts';
import {
  getCharacterGetQueryKey,
  useCharacterDelete,
} from '#src/generated/endpoints/characters/characters.ts';
import type { Character } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { characterDraft } from './character-fields.ts';
import { partDraft } from './notes/part-draft.ts';

interface DeleteCharacterProps {
  character: Character;
  open: boolean;
  onClose: () => void;
}

export function DeleteCharacter({ character, open, onClose }: DeleteCharacterProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { characterId } = character;
  const removals = [
    useDraftRemoval(characterDraft(characterId)),
    useDraftRemoval(partDraft(characterId, 'notes')),
    useDraftRemoval(partDraft(characterId, 'overrides')),
  ];
  const { mutate, isPending, error } = useCharacterDelete({
    mutation: {
      onSuccess: async () => {
        // The text of a deleted character must not stay on the device.
        for (const removeDraft of removals) void removeDraft();
        void forgetSheet(paths.character(characterId)).catch(() => undefined);
        toast.success(`${character.name} is deleted.`);
        await navigate(paths.characterList, { replace: true });
        // The query is removed after the navigation, because the open page of the character would
        // fetch the deleted character again.
        queryClient.removeQueries({
          queryKey: getCharacterGetQueryKey(characterId),
          type: 'inactive',
        });
      },
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onCancel={onClose}
      onConfirm={() => mutate({ characterId })}
      title={`Delete ${character.name}?`}
      confirmLabel="Delete character"
      pending={isPending}
      error={error && failureText(error)}
    >
      The character and everything on the sheet are gone for good.
    </ConfirmDialog>
  );
}
