import { ArrowUp, Pencil, Printer, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { useNarrow } from '#src/components/grid/use-narrow.ts';
import type { Character } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { MoreActions } from '#src/ui/more-actions.tsx';
import type { SheetDialog } from './sheet-dialog.ts';
import type { SheetDialogs } from './sheet-dialogs.tsx';

export interface SheetActionsProps {
  character: Character;
  /** Loads the code of the form. */
  loadEdit: () => Promise<unknown>;
  onEdit: () => void;
  /** Loads the code of the form for a new level. */
  loadLevelUp: () => Promise<unknown>;
  onLevelUp: () => void;
}

/** The menu of the sheet. Its dialogs are loaded with it. */
export function SheetActions({
  character,
  loadEdit,
  onEdit,
  loadLevelUp,
  onLevelUp,
}: SheetActionsProps) {
  const navigate = useNavigate();
  // The header of a phone has no buttons for the forms.
  const isPhone = useNarrow();
  const [dialog, setDialog] = useState<SheetDialog>(null);
  const [Dialogs, setDialogs] = useState<typeof SheetDialogs>();
  async function loadDialogs() {
    const module = await import('./sheet-dialogs.tsx');
    setDialogs(() => module.SheetDialogs);
  }
  const open = (load: () => Promise<unknown>, onLoaded: () => void) => () =>
    void load().then(onLoaded, () => toast.error('The form did not arrive. Try again.'));
  const forms = [
    {
      label: 'Edit',
      icon: <Pencil aria-hidden />,
      onSelect: open(loadEdit, onEdit),
    },
    {
      label: 'Level up',
      icon: <ArrowUp aria-hidden />,
      onSelect: open(loadLevelUp, onLevelUp),
    },
  ];
  return (
    <>
      <MoreActions
        load={loadDialogs}
        actions={[
          ...(isPhone ? forms : []),
          {
            label: 'Print',
            icon: <Printer aria-hidden />,
            onSelect: () => void navigate(paths.characterPrint(character.characterId)),
          },
          {
            label: 'Share and export',
            icon: <Share2 aria-hidden />,
            onSelect: () => setDialog('share'),
          },
          {
            label: 'Delete character',
            icon: <Trash2 aria-hidden />,
            danger: true,
            onSelect: () => setDialog('delete'),
          },
        ]}
      />
      {Dialogs && <Dialogs character={character} dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}
