import { isAtWork } from '#src/api/use-generation.ts';
import type { Generation } from '#src/generated/model/index.ts';
import { Button } from '#src/ui/button.tsx';
import { Canvas } from './canvas.tsx';
import { pictureTexts, type PictureSubject } from './painted-pictures.ts';
import './at-work.css';

interface PictureProgressProps {
  kind: PictureSubject['kind'];
  generation: Generation;
  isCancelling: boolean;
  onCancel: () => void;
  /** Opens the dialog with the picture, or with the reason why there is none. */
  onOpen: () => void;
}

/**
 * Says above the present picture that a new one waits, is painted, is done or has failed. While it is
 * painted, a canvas covers the present one.
 */
export function PictureProgress({
  kind,
  generation,
  isCancelling,
  onCancel,
  onOpen,
}: PictureProgressProps) {
  const { noun } = pictureTexts[kind];
  const { status } = generation;
  if (isAtWork(generation)) {
    return (
      <>
        <Canvas className="absolute inset-0" />
        <div className={box}>
          <span className="min-w-0 flex-1 basis-24">
            {status === 'queued' ? 'Waiting for the painter' : 'Being painted'}
          </span>
          <Button
            size="small"
            aria-label={`Cancel the ${noun}`}
            pending={isCancelling}
            onClick={onCancel}
          >
            Cancel
          </Button>
          <div role="progressbar" aria-label={`The new ${noun}`} className="at-work basis-full" />
        </div>
      </>
    );
  }
  if (status === 'cancelled') return null;
  return (
    <div className={box}>
      <span className="min-w-0 flex-1 basis-24">
        {status === 'done' ? `A new ${noun} is painted` : `The ${noun} could not be painted`}
      </span>
      <Button size="small" onClick={onOpen}>
        {status === 'done' ? 'See it' : 'See why'}
      </Button>
    </div>
  );
}

const box =
  'absolute inset-x-2 bottom-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-arcane/40 bg-surface-1/90 px-3 py-1.5 text-sm';
