import type { Safety } from '#src/components/generation/story-source.ts';
import { PicturePainter } from '#src/components/generation/picture-painter.tsx';
import type { PaintedCover } from './painted-cover.ts';

interface CoverPainterProps {
  campaignId: string;
  /** The lines and veils of a form, which need not be saved yet. */
  safety?: () => Safety;
  /** Says what happens with the cover, for example that the form saves it. */
  note: string;
  /** The element that shows the cover. Without one, the progress is shown below the button. */
  frame?: HTMLElement | null;
  /** Resolves to false if the cover could not be used; the dialog then stays open. */
  onUse: (cover: PaintedCover) => boolean | Promise<boolean>;
}

const nothingTyped = (): Safety => ({});

/** A button that opens a dialog in which a cover is painted. */
export const CoverPainter = ({
  campaignId,
  safety = nothingTyped,
  note,
  frame = null,
  onUse,
}: CoverPainterProps) => (
  <PicturePainter
    subject={{ kind: 'cover', campaignId, safety }}
    note={note}
    frame={frame}
    onUse={({ generationId, draft: { cover } }) =>
      cover !== null && onUse({ ...cover, coverGenerationId: generationId })
    }
  />
);
