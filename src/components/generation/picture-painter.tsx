import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isAtWork } from '#src/api/use-generation.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import { useLoadOnPress } from '#src/ui/use-load-on-press.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { BrushIcon } from './generation-icons.tsx';
import { kindTexts } from './generation-labels.ts';
import { type PaintedGeneration, pictureTexts, type Sitter } from './painted-pictures.ts';
import { PicturePlace } from './picture-place.tsx';
import type { PainterDialog } from './painter-dialog.tsx';
import { announcement, useStoryteller } from './use-storyteller.ts';

interface PicturePainterProps {
  sitter: Sitter;
  /** Says what happens with the picture, for example that the form saves it. */
  note: string;
  /** The element in which the picture will be. Without one, its place is below the button. */
  place?: HTMLElement | null;
  /** Resolves to false if the picture could not be used; the dialog then stays open. */
  onUse: (painted: PaintedGeneration) => boolean | Promise<boolean>;
}

const idOf = (sitter: Sitter): string =>
  sitter.kind === 'cover' ? sitter.campaignId : sitter.characterId;

/** A button that opens a dialog in which a picture is painted. The dialog is loaded when it is needed. */
export function PicturePainter({ sitter, note, place, onUse }: PicturePainterProps) {
  const button = useRef<HTMLButtonElement>(null);
  /** The picture that the dialog has shown. */
  const [seenId, setSeenId] = useState<string | null>(null);
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
  const open = () => {
    // The dialog gives the focus back to the button, because the place changes meanwhile.
    button.current?.focus();
    if (Dialog === undefined) loading.onClick();
    else setOpen(true);
  };
  const close = () => {
    setOpen(false);
    if (isWorking) return;
    setSeenId(generation?.generationId ?? null);
    // A reason why there is no picture is read once.
    if (generation?.draft === null) painter.forget();
  };
  const shown = generation !== undefined && generation.generationId !== seenId && !isOpen && (
    <PicturePlace
      kind={sitter.kind}
      generation={generation}
      isCancelling={painter.isCancelling}
      onCancel={() => {
        button.current?.focus();
        painter.cancel();
      }}
      onOpen={open}
    />
  );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {notice}
      <VisuallyHidden role="status">{announcement(generation)}</VisuallyHidden>
      <Button
        ref={button}
        variant="arcane"
        icon={isWorking ? <Spinner /> : <BrushIcon size={18} />}
        aria-haspopup="dialog"
        {...(Dialog === undefined ? loading : { onClick: () => setOpen(true) })}
      >
        {isWorking ? 'The painter is at work' : `Paint ${kindTexts[sitter.kind].one}`}
      </Button>
      {shown &&
        (place ? (
          createPortal(shown, place)
        ) : (
          <div
            className={classNames(
              'relative basis-full overflow-hidden rounded-md',
              isWorking && `${pictureTexts[sitter.kind].ratio} max-w-64`,
              !isWorking && 'min-h-14 max-w-80',
            )}
          >
            {shown}
          </div>
        ))}
      {Dialog &&
        // Outside of a form around it, because forms cannot be nested.
        createPortal(
          <Dialog
            sitter={sitter}
            note={note}
            open={isOpen}
            painter={painter}
            onClose={close}
            onUse={onUse}
          />,
          document.body,
        )}
    </div>
  );
}
