import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useParams } from 'react-router';
import { RefusedPicture } from '#src/components/entry-editor/refused-picture.ts';
import { pictureUrl } from '#src/components/entries/picture-url.ts';
import { pictureAddress } from '#src/lib/entry-text/picture-address.ts';
import { Button } from '#src/ui/button.tsx';
import { FileField } from '#src/ui/file-field.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { ControlledFieldProps } from './choice-field.tsx';
import { fieldLabels } from './entry-values.ts';
import { acceptedPictures } from './prepare-picture.ts';
import { usePictureUpload } from './use-picture-upload.ts';

interface Failure {
  file: File;
  text: string;
  canRetry: boolean;
}

/** A field for the cover of an entry. The picture is added at once, and shown when the form is saved. */
export function EntryCoverField({ id, control }: ControlledFieldProps) {
  const { campaignId = '' } = useParams();
  const { field, fieldState } = useController({ control, name: 'coverPictureId' });
  const upload = usePictureUpload(campaignId);
  const [adding, setAdding] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);

  async function choose(file: File | null) {
    running.current.abort();
    const { signal } = (running.current = new AbortController());
    setFailure(null);
    setAdding(file?.name ?? null);
    if (file === null) {
      field.onChange(null);
      return;
    }
    try {
      const { pictureId } = await upload(file, signal);
      if (!signal.aborted) field.onChange(pictureId);
    } catch (error) {
      if (signal.aborted) return;
      const text = error instanceof Error ? error.message : String(error);
      const canRetry = !(error instanceof RefusedPicture);
      setFailure({ file, text: `${file.name} was not added. ${text}`, canRetry });
    }
    if (!signal.aborted) setAdding(null);
  }

  const cover = field.value;
  return (
    <div className="flex flex-col gap-2">
      <FileField
        id={id + field.name}
        label={fieldLabels.coverPictureId}
        optional
        accept={acceptedPictures}
        hint="A portrait, a place, an item: shown above the entry, and small in lists."
        error={failure?.text ?? fieldState.error?.message}
        fileName={cover === null || adding !== null ? undefined : 'Present cover'}
        onFile={(file) => void choose(file)}
        onBlur={field.onBlur}
        prompt={
          adding === null
            ? cover === null
              ? 'Choose a picture or drop it here'
              : 'Choose another picture'
            : `Adding ${adding}…`
        }
        preview={
          adding === null ? (
            cover !== null && (
              <img
                src={`${pictureUrl(pictureAddress(cover))}?size=small`}
                alt=""
                className="max-h-48 max-w-full rounded-sm object-contain"
              />
            )
          ) : (
            <Spinner className="text-xl text-gold" />
          )
        }
      />
      {failure?.canRetry === true && (
        <Button size="small" className="self-start" onClick={() => void choose(failure.file)}>
          Try again
        </Button>
      )}
    </div>
  );
}
