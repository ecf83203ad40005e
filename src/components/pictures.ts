import type { PictureSource } from '#src/ui/picture.tsx';

interface PagePicture {
  sources?: PictureSource[];
  src: string;
  srcSet: string;
  width: number;
  height: number;
}

/** Beside the forms of guests. The landing page has loaded it already. */
export const authPicture: PagePicture = {
  sources: [
    {
      type: 'image/avif',
      srcSet: '/art/hero-table-1024.avif 1024w, /art/hero-table-1408.avif 1408w',
    },
  ],
  src: '/art/hero-table-1024.webp',
  srcSet: '/art/hero-table-1024.webp 1024w, /art/hero-table-1408.webp 1408w',
  width: 1408,
  height: 792,
};

/** On error pages. */
export const errorPicture: PagePicture = {
  src: '/art/not-found-480.webp',
  srcSet: '/art/not-found-480.webp 480w, /art/not-found-960.webp 960w',
  width: 960,
  height: 600,
};
