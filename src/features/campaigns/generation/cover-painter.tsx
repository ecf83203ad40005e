import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { useLoadOnPress } from '#src/ui/use-load-on-press.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { CoverDialog } from './cover-dialog.tsx';
import { BrushIcon } from './generation-icons.tsx';
import type { PaintedCover } from './painted-cover.ts';
import { isAtWork } from './use-generation.ts';
import { announcement, useStoryteller } from './use-storyteller.ts';

interface CoverPainterProps {
  campaignId: string;
  /** Says what happens with the cover, for example that the form saves it. */
  note: string;
  /** Resolves to false if the cover could not be used; the dialog then stays open. */
  onUse: (cover: PaintedCover) => boolean | Promise<boolean>;
}

/** A button that opens a dialog in which a cover is painted. The dialog is loaded when it is needed. */
export function CoverPainter({ campaignId, note, onUse }: CoverPainterProps) {
  const [Dialog, setDialog] = useState<typeof CoverDialog>();
  const [isOpen, setOpen] = useState(false);
  const painter = useStoryteller(`cover/${campaignId}`);
  const { notice, buttonProps: loading } = useLoadOnPress({
    load: () => import('./panels.ts'),
    what: 'painter',
    onLoaded: ({ panels }) => {
      setDialog(() => panels.CoverDialog);
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
        {isWorking ? 'The painter is at work' : 'Paint a cover'}
      </Button>
      {Dialog &&
        // Outside of a form around it, because forms cannot be nested.
        createPortal(
          <Dialog
            campaignId={campaignId}
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
