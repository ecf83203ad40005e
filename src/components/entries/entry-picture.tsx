import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { pictureUrl } from './picture-url.ts';

/** A picture in a text, or a box that says that it is gone: deleted, or hidden from this reader. */
export function EntryPicture({ src, alt }: { src: string; alt: string }) {
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === src) {
    return (
      <span className="inline-flex max-w-full items-center gap-3 rounded-lg border border-dashed border-hairline-strong bg-surface-1 px-4 py-3 text-sm text-muted">
        <ImageOff aria-hidden size={20} className="shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          This picture is not here any more.
          {alt !== '' && <span className="block italic">{alt}</span>}
        </span>
      </span>
    );
  }
  return (
    <img
      src={pictureUrl(src)}
      alt={alt}
      loading="lazy"
      decoding="async"
      className="max-h-[80vh] rounded-lg"
      onError={() => setMissing(src)}
    />
  );
}
