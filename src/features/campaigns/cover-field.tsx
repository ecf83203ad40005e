import { FileField } from '#src/ui/file-field.tsx';
import { campaignLabels } from './campaign-values.ts';
import { CoverPicture } from './cover-picture.tsx';
import type { ChosenCover } from './prepare-cover.ts';

interface CoverFieldProps {
  chosen: ChosenCover | null;
  onFile: (file: File | null) => void;
  error?: string | undefined;
  /** The path of the stored cover. */
  current: unknown;
}

/** A field for the cover of a campaign. */
export function CoverField({ chosen, onFile, error, current }: CoverFieldProps) {
  const shown = chosen ?? current;
  return (
    <FileField
      label={campaignLabels.attachment}
      optional
      accept="image/jpeg,image/png,image/webp,image/avif"
      hint="Any picture will do; we crop it to 16:9. Without one the campaign gets a painting of ours."
      error={error}
      fileName={chosen?.name}
      onFile={onFile}
      prompt={current === null ? 'Choose a picture or drop it here' : 'Choose another picture'}
      preview={shown !== null && <CoverPicture value={shown} />}
    />
  );
}
