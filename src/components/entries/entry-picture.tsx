import { ImageOff } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { onReconnect, pictureFailure } from './picture-failure.ts';
import { pictureUrl } from './picture-url.ts';
import { WholePicture } from './whole-picture.tsx';

interface EntryPictureProps {
  src: string;
  alt: string;
  /** Whether the text links the picture to something else. */
  isInLink: boolean;
}

/**
 * A picture in a text, or a box in its place: the browser does not tell whether the picture is
 * deleted, hidden from this reader, or could not be loaded. A map is larger than the text, so the picture is a link
 * to itself.
 */
export function EntryPicture({ src, alt, isInLink }: EntryPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const [retrying, setRetrying] = useState(false);
  const isFailed = failed === src;
  const show = (nowFailed: string | null) => {
    setFailed(nowFailed);
    setRetrying(false);
  };
  const image = (
    <img
      src={pictureUrl(src)}
      alt={alt}
      hidden={isFailed}
      // The browser does not load a hidden picture that is lazy.
      loading={isFailed ? 'eager' : 'lazy'}
      decoding="async"
      className="max-h-[80vh] rounded-lg"
      onLoad={() => show(null)}
      onError={() => show(src)}
    />
  );
  return (
    <>
      {/* Stays until the picture is loaded, so that its button keeps the focus. */}
      {isFailed && (
        <FailedPicture alt={alt} retrying={retrying} onRetry={() => setRetrying(true)} />
      )}
      {(!isFailed || retrying) &&
        (isInLink ? (
          image
        ) : (
          <WholePicture url={pictureUrl(src)} what={alt} hidden={isFailed} className="inline-block">
            {image}
          </WholePicture>
        ))}
    </>
  );
}

interface FailedPictureProps {
  alt: string;
  retrying: boolean;
  onRetry: () => void;
}

function FailedPicture({ alt, retrying, onRetry }: FailedPictureProps) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => onReconnect(() => retry()), []);
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-3 rounded-lg border border-dashed border-hairline-strong bg-surface-1 px-4 py-3 text-sm text-muted">
      <ImageOff aria-hidden size={20} className="shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {pictureFailure}
        {alt !== '' && <span className="block italic">{alt}</span>}
      </span>
      <Button size="small" pending={retrying} onClick={onRetry}>
        Try again
      </Button>
    </span>
  );
}
