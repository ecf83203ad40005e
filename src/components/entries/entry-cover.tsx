import { useState } from 'react';
import type { Picture } from '#src/generated/model/index.ts';
import { pictureUrl } from './picture-url.ts';
import { WholePicture } from './whole-picture.tsx';

/**
 * The cover as a low band above the title, so that the text below is visible without scrolling. The band cuts a
 * portrait or a map off, so it leads to the whole picture.
 */
export function EntryCover({ cover: { url, width, height } }: { cover: Picture }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  return (
    <WholePicture url={pictureUrl(url)} what="" className="mb-5 block rounded-lg">
      <img
        src={pictureUrl(url)}
        // Decoration: the title below says what the picture shows.
        alt=""
        width={width}
        height={height}
        decoding="async"
        fetchPriority="high"
        // Faces and towers are in the upper half of most pictures.
        className="h-32 w-full rounded-lg bg-surface-2 mask-b-from-60% object-cover object-[50%_30%] sm:h-44 lg:h-52"
        onError={() => setMissing(true)}
      />
    </WholePicture>
  );
}

/** The cover as a small square in lists. */
export const EntryThumbnail = ({ cover: { url } }: { cover: Picture }) => (
  <img
    src={`${pictureUrl(url)}?size=small`}
    alt=""
    width={56}
    height={56}
    loading="lazy"
    decoding="async"
    className="size-14 shrink-0 rounded-md bg-surface-3 object-cover object-[50%_30%]"
  />
);
