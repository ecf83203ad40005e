import { isRemoved, type RemovedAttachment } from '#src/components/forms/form-draft.ts';
import type { ReactNode } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { CampaignCreateRequest } from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { FileField } from '#src/ui/file-field.tsx';
import { campaignLabels } from './campaign-values.ts';
import { CoverPicture } from './cover-picture.tsx';
import { isPaintedCover, type PaintedCover } from './generation/painted-cover.ts';
import { type ChosenCover, isChosenCover } from './prepare-cover.ts';

interface CoverFieldProps {
  chosen: ChosenCover | PaintedCover | RemovedAttachment | null;
  onFile: (file: File | null) => void;
  /** Called with whether the stored cover is removed when the form is saved. */
  onRemoval: (isRemoved: boolean) => void;
  error?: string | undefined;
  /** The path of the stored cover. */
  current: unknown;
  /** Another way to a cover. */
  action: ReactNode;
}

/** A field for the cover of a campaign. */
export function CoverField({ chosen, onFile, onRemoval, error, current, action }: CoverFieldProps) {
  const removes = isRemoved(chosen);
  const isPainted = isPaintedCover(chosen);
  const shown = removes ? null : (chosen ?? current);
  return (
    <div className="flex flex-col gap-2">
      <FileField
        label={campaignLabels.attachment}
        optional
        accept="image/jpeg,image/png,image/webp,image/avif"
        hint="Any picture will do; we crop it to 16:9. Without a cover, the campaign shows one of our pictures."
        error={error}
        fileName={isChosenCover(chosen) ? chosen.name : undefined}
        onFile={onFile}
        prompt={shown === null ? 'Choose a picture or drop it here' : 'Choose another picture'}
        preview={shown !== null && <CoverPicture value={shown} />}
      />
      <div className="flex flex-wrap items-center gap-3">
        {action}
        {/* A restored draft can remove a cover that is gone meanwhile. */}
        {isPainted ? (
          <Button size="small" variant="ghost" onClick={() => onRemoval(false)}>
            Keep the present one
          </Button>
        ) : (
          (removes || current !== null) &&
          !isChosenCover(chosen) && (
            <Button size="small" variant="ghost" onClick={() => onRemoval(!removes)}>
              {removes ? 'Keep the cover' : 'Remove the cover'}
            </Button>
          )
        )}
        <p role="status" className="text-sm text-muted">
          {removes && 'It is removed when you save.'}
          {isPainted && 'The painted cover is saved with the form.'}
        </p>
      </div>
    </div>
  );
}

interface PaintedCoverFieldProps {
  /** The beginning of the ids of the fields. */
  id: string;
  control: Control<CampaignCreateRequest, unknown, CampaignCreateRequest>;
}

/** Asks for a painted cover. The page of the new campaign shows it when it is there. */
export function PaintedCoverField({ id, control }: PaintedCoverFieldProps) {
  const { field, fieldState } = useController({ control, name: 'generateCover' });
  return (
    <CheckboxField
      id={`${id}generateCover`}
      label="Paint a cover for this campaign"
      hint="The painter begins when you create the campaign, and looks at its title, setting and story. You go on at once; the cover appears a few seconds later."
      error={fieldState.error?.message}
      checked={field.value === true}
      onChange={field.onChange}
    />
  );
}
