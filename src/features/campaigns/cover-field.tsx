import { useEffect, useState } from 'react';
import { FileField } from '#src/ui/file-field.tsx';

interface CoverFieldProps {
  file: File | null;
  onFile: (file: File | null) => void;
  error?: string | undefined;
  /** The URL of the stored cover. */
  current?: string | null;
}

function revoke(url: string | null) {
  if (url !== null) URL.revokeObjectURL(url);
}

/** A field for the cover of a campaign. The preview is cropped like the stored cover. */
export function CoverField({ file, onFile, error, current = null }: CoverFieldProps) {
  const [chosenUrl, setChosenUrl] = useState<string | null>(null);
  useEffect(() => () => revoke(chosenUrl), [chosenUrl]);
  const preview = chosenUrl ?? current;
  return (
    <FileField
      label="Cover picture"
      optional
      accept="image/jpeg,image/png,image/webp,image/avif"
      hint="Any picture will do; we crop it to 16:9. Without one the campaign gets a painting of ours."
      error={error}
      fileName={file?.name}
      onFile={(picture) => {
        setChosenUrl(picture && URL.createObjectURL(picture));
        onFile(picture);
      }}
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
