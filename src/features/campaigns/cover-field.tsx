import { isRemoved, type RemovedAttachment } from '#src/components/forms/form-draft.ts';
import { Button } from '#src/ui/button.tsx';
import { FileField } from '#src/ui/file-field.tsx';
import { campaignLabels } from './campaign-values.ts';
import { CoverPicture } from './cover-picture.tsx';
import { type ChosenCover, isChosenCover } from './prepare-cover.ts';

interface CoverFieldProps {
  chosen: ChosenCover | RemovedAttachment | null;
  onFile: (file: File | null) => void;
  /** Called with whether the stored cover is removed when the form is saved. */
  onRemoval: (isRemoved: boolean) => void;
  error?: string | undefined;
  /** The path of the stored cover. */
  current: unknown;
}

/** A field for the cover of a campaign. */
export function CoverField({ chosen, onFile, onRemoval, error, current }: CoverFieldProps) {
  const removes = isRemoved(chosen);
  const shown = removes ? null : (chosen ?? current);
  return (
    <div className="flex flex-col gap-2">
      <FileField
        label={campaignLabels.attachment}
        optional
        accept="image/jpeg,image/png,image/webp,image/avif"
        hint="Any picture will do; we crop it to 16:9. Without one the campaign gets a painting of ours."
        error={error}
        fileName={isChosenCover(chosen) ? chosen.name : undefined}
        onFile={onFile}
        prompt={shown === null ? 'Choose a picture or drop it here' : 'Choose another picture'}
        preview={shown !== null && <CoverPicture value={shown} />}
      />
      {/* A restored draft can remove a cover that is gone meanwhile. */}
      {(removes || current !== null) && !isChosenCover(chosen) && (
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small" variant="ghost" onClick={() => onRemoval(!removes)}>
            {removes ? 'Keep the cover' : 'Remove the cover'}
          </Button>
          <p role="status" className="text-sm text-muted">
            {removes && 'It is removed when you save.'}
          </p>
        </div>
      )}
    </div>
  );
}
