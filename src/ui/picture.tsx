import type { ComponentProps } from 'react';

export interface PictureSource {
  type: 'image/avif' | 'image/webp';
  srcSet: string;
}

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'alt'> {
  /** The best format first; `src` and `srcSet` are the fallback of browsers that support none. */
  sources?: PictureSource[];
  src: string;
  /** Empty for decoration. */
  alt: string;
  width: number;
  height: number;
  /**
   * Whether the picture is loaded immediately with high priority. Other pictures are loaded when
   * they come near the screen.
   */
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
