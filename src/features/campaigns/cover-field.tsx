import { useEffect, useMemo } from 'react';
import { FileField } from '#src/ui/file-field.tsx';
import type { ChosenCover } from './prepare-cover.ts';

interface CoverFieldProps {
  chosen: ChosenCover | null;
  onFile: (file: File | null) => void;
  error?: string | undefined;
  /** The URL of the stored cover. */
  current?: string | null;
}

/** A field for the cover of a campaign. */
export function CoverField({ chosen, onFile, error, current = null }: CoverFieldProps) {
  const chosenUrl = useMemo(() => chosen && URL.createObjectURL(chosen.coverImageW704), [chosen]);
  useEffect(
    () => () => {
      if (chosenUrl !== null) URL.revokeObjectURL(chosenUrl);
    },
    [chosenUrl],
  );
  const preview = chosenUrl ?? current;
  return (
    <FileField
      label="Cover picture"
      optional
      accept="image/jpeg,image/png,image/webp,image/avif"
      hint="Any picture will do; we crop it to 16:9. Without one the campaign gets a painting of ours."
      error={error}
      fileName={chosen?.name}
      onFile={onFile}
      prompt={current === null ? 'Choose a picture or drop it here' : 'Choose another picture'}
      preview={
        preview !== null && (
          <img
            src={preview}
            alt=""
            width={512}
            height={288}
            className="aspect-[16/9] w-full max-w-lg rounded-sm object-cover"
          />
        )
      }
    />
  );
}
