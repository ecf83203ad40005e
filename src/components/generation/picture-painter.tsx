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
import { type PaintedGeneration, pictureTexts, type PictureSubject } from './painted-pictures.ts';
import { PictureProgress } from './picture-progress.tsx';
import type { PainterDialog } from './painter-dialog.tsx';
import { announcement, useStoryteller } from './use-storyteller.ts';

interface PicturePainterProps {
  subject: PictureSubject;
  /** Says what happens with the picture, for example that the form saves it. */
  note: string;
  /** The element that shows the picture. Without one, the progress is shown below the button. */
  frame?: HTMLElement | null;
  /** Resolves to false if the picture could not be used; the dialog then stays open. */
  onUse: (painted: PaintedGeneration) => boolean | Promise<boolean>;
}

const idOf = (subject: PictureSubject): string =>
  subject.kind === 'cover' ? subject.campaignId : subject.characterId;

/** A button that opens a dialog in which a picture is painted. The dialog is loaded when it is needed. */
export function PicturePainter({ subject, note, frame, onUse }: PicturePainterProps) {
  const button = useRef<HTMLButtonElement>(null);
  /** The picture that the dialog has shown. */
  const [seenId, setSeenId] = useState<string | null>(null);
  const [Dialog, setDialog] = useState<typeof PainterDialog>();
  const [isOpen, setOpen] = useState(false);
  const painter = useStoryteller(`${subject.kind}/${idOf(subject)}`);
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
    // A closing dialog returns the focus to the element that had it. The button is still there then;
    // a button in the frame may not be.
    button.current?.focus();
    if (Dialog === undefined) loading.onClick();
    else setOpen(true);
  };
  const close = () => {
    setOpen(false);
    if (isWorking) return;
    setSeenId(generation?.generationId ?? null);
    // The user has read why there is no picture, so it is not shown again.
    if (generation?.draft === null) painter.forget();
  };
  const shown = generation !== undefined && generation.generationId !== seenId && !isOpen && (
    <PictureProgress
      kind={subject.kind}
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
        {isWorking ? 'The painter is at work' : `Paint ${kindTexts[subject.kind].one}`}
      </Button>
      {shown &&
        (frame ? (
          createPortal(shown, frame)
        ) : (
          <div
            className={classNames(
              'relative basis-full overflow-hidden rounded-md',
              isWorking && `${pictureTexts[subject.kind].ratio} max-w-64`,
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
            subject={subject}
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
