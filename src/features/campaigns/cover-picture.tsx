import { useEffect, useMemo } from 'react';
import { apiHost } from '#src/api/host.ts';
import { isPaintedCover } from './generation/painted-cover.ts';
import { isChosenCover } from './prepare-cover.ts';

interface CoverPictureProps {
  /** A chosen or painted cover, or the path of a stored one. */
  value: unknown;
}

/** The picture of a cover. The name of the file or the label of the field says what it is, unless it is painted. */
export function CoverPicture({ value }: CoverPictureProps) {
  const file = isChosenCover(value) ? value.coverImageW704 : null;
  const fileUrl = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(
    () => () => {
      if (fileUrl !== null) URL.revokeObjectURL(fileUrl);
    },
    [fileUrl],
  );
  const path = isPaintedCover(value) ? value.coverImageW704 : value;
  const url = fileUrl ?? (typeof path === 'string' ? apiHost() + path : null);
  return (
    url !== null && (
      <img
        src={url}
        alt={isPaintedCover(value) ? value.alt : ''}
        width={512}
        height={288}
        className="aspect-[16/9] w-full max-w-lg rounded-sm object-cover"
      />
    )
  );
}
