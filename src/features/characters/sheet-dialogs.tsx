import type { Character } from '#src/generated/model/index.ts';
import { DeleteCharacter } from './delete-character.tsx';
import { ShareDialog } from './sharing/share-dialog.tsx';
import type { SheetDialog } from './sheet-dialog.ts';

interface SheetDialogsProps {
  character: Character;
  dialog: SheetDialog;
  onClose: () => void;
}

/** The dialogs of the menu of the sheet. */
export const SheetDialogs = ({ character, dialog, onClose }: SheetDialogsProps) => (
  <>
    <DeleteCharacter character={character} open={dialog === 'delete'} onClose={onClose} />
    <ShareDialog character={character} open={dialog === 'share'} onClose={onClose} />
  </>
);
