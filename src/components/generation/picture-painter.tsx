import { useState } from 'react';
import { createPortal } from 'react-dom';
import { isAtWork } from '#src/api/use-generation.ts';
import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { useLoadOnPress } from '#src/ui/use-load-on-press.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { BrushIcon } from './generation-icons.tsx';
import { kindTexts } from './generation-labels.ts';
import type { PaintedGeneration, Sitter } from './painted-pictures.ts';
import type { PainterDialog } from './painter-dialog.tsx';
import { announcement, useStoryteller } from './use-storyteller.ts';

interface PicturePainterProps {
  sitter: Sitter;
  /** Says what happens with the picture, for example that the form saves it. */
  note: string;
  /** Resolves to false if the picture could not be used; the dialog then stays open. */
  onUse: (painted: PaintedGeneration) => boolean | Promise<boolean>;
}

const idOf = (sitter: Sitter): string =>
  sitter.kind === 'cover' ? sitter.campaignId : sitter.characterId;

/** A button that opens a dialog in which a picture is painted. The dialog is loaded when it is needed. */
export function PicturePainter({ sitter, note, onUse }: PicturePainterProps) {
  const [Dialog, setDialog] = useState<typeof PainterDialog>();
  const [isOpen, setOpen] = useState(false);
  const painter = useStoryteller(`${sitter.kind}/${idOf(sitter)}`);
  const { notice, buttonProps: loading } = useLoadOnPress({
    load: () => import('./panels.ts'),
    what: 'painter',
    onLoaded: ({ panels }) => {
      setDialog(() => panels.PainterDialog);
      setOpen(true);
    },
  });
  const { generation } = painter;
  const isWorking = generation !== undefined && isAtWork(generation);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {notice}
      <VisuallyHidden role="status">{announcement(generation)}</VisuallyHidden>
      <Button
        variant="arcane"
        icon={isWorking ? <Spinner /> : <BrushIcon size={18} />}
        aria-haspopup="dialog"
        {...(Dialog === undefined ? loading : { onClick: () => setOpen(true) })}
      >
        {isWorking ? 'The painter is at work' : `Paint ${kindTexts[sitter.kind].one}`}
      </Button>
      {Dialog &&
        // Outside of a form around it, because forms cannot be nested.
        createPortal(
          <Dialog
            sitter={sitter}
            note={note}
            open={isOpen}
            painter={painter}
            onClose={() => setOpen(false)}
            onUse={onUse}
          />,
          document.body,
        )}
    </div>
  );
}
