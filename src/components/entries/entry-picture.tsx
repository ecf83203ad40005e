import { ImageOff } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { onReconnect, pictureFailure } from './picture-failure.ts';
import { pictureUrl } from './picture-url.ts';

/**
 * A picture in a text, or a box in its place: the browser does not tell whether the picture is
 * deleted, hidden from this reader, or could not be loaded.
 */
export function EntryPicture({ src, alt }: { src: string; alt: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src) return <FailedPicture alt={alt} onRetry={() => setFailed(null)} />;
  return (
    <img
      src={pictureUrl(src)}
      alt={alt}
      loading="lazy"
      decoding="async"
      className="max-h-[80vh] rounded-lg"
      onError={() => setFailed(src)}
    />
  );
}

function FailedPicture({ alt, onRetry }: { alt: string; onRetry: () => void }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => onReconnect(() => retry()), []);
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-3 rounded-lg border border-dashed border-hairline-strong bg-surface-1 px-4 py-3 text-sm text-muted">
      <ImageOff aria-hidden size={20} className="shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {pictureFailure}
        {alt !== '' && <span className="block italic">{alt}</span>}
      </span>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </span>
  );
}
