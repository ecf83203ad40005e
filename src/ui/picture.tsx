import type { ComponentProps } from 'react';

export interface PictureSource {
  type: 'image/avif' | 'image/webp';
  srcSet: string;
}

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'alt'> {
  /** The best format first; `src` and `srcSet` are for browsers that know none of them. */
  sources?: PictureSource[];
  src: string;
  /** Empty for decoration. */
  alt: string;
  width: number;
  height: number;
  /** Fetched at once and first; otherwise when it comes near the screen. */
  eager?: boolean;
}

export function Picture({ sources, eager = false, sizes, alt, ...image }: PictureProps) {
  return (
    <picture>
      {sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        sizes={sizes}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'sync' : 'async'}
        fetchPriority={eager ? 'high' : 'auto'}
        {...image}
      />
    </picture>
  );
}
