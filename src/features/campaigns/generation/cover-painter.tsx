import type { Safety } from '#src/components/generation/story-source.ts';
import { PicturePainter } from '#src/components/generation/picture-painter.tsx';
import type { PaintedCover } from './painted-cover.ts';

interface CoverPainterProps {
  campaignId: string;
  /** The lines and veils of a form, which need not be saved yet. */
  safety?: () => Safety;
  /** Says what happens with the cover, for example that the form saves it. */
  note: string;
  /** The element in which the cover is. Without one, its place is below the button. */
  place?: HTMLElement | null;
  /** Resolves to false if the cover could not be used; the dialog then stays open. */
  onUse: (cover: PaintedCover) => boolean | Promise<boolean>;
}

const nothingTyped = (): Safety => ({});

/** A button that opens a dialog in which a cover is painted. */
export const CoverPainter = ({
  campaignId,
  safety = nothingTyped,
  note,
  place = null,
  onUse,
}: CoverPainterProps) => (
  <PicturePainter
    sitter={{ kind: 'cover', campaignId, safety }}
    note={note}
    place={place}
    onUse={({ generationId, draft: { cover } }) =>
      cover !== null && onUse({ ...cover, coverGenerationId: generationId })
    }
  />
);
