import { Printer, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Character } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { MoreActions } from '#src/ui/more-actions.tsx';
import type { SheetDialog } from './sheet-dialog.ts';
import type { SheetDialogs } from './sheet-dialogs.tsx';

/** The menu of the sheet. Its dialogs are loaded with it. */
export function SheetActions({ character }: { character: Character }) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<SheetDialog>(null);
  const [Dialogs, setDialogs] = useState<typeof SheetDialogs>();
  async function loadDialogs() {
    const module = await import('./sheet-dialogs.tsx');
    setDialogs(() => module.SheetDialogs);
  }
  return (
    <>
      <MoreActions
        load={loadDialogs}
        actions={[
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
