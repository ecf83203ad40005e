import type { PictureSource } from '#src/ui/picture.tsx';

interface PagePicture {
  sources?: PictureSource[];
  src: string;
  srcSet: string;
  width: number;
  height: number;
}

/** The picture beside the forms of guests. */
export const authPicture: PagePicture = {
  sources: [{ type: 'image/avif', srcSet: '/art/auth-704.avif 704w, /art/auth-1408.avif 1408w' }],
  src: '/art/auth-704.webp',
  srcSet: '/art/auth-704.webp 704w, /art/auth-1408.webp 1408w',
  width: 1408,
  height: 880,
};

/** The picture of error pages. */
export const errorPicture: PagePicture = {
  src: '/art/not-found-480.webp',
  srcSet: '/art/not-found-480.webp 480w, /art/not-found-960.webp 960w',
  width: 960,
  height: 600,
};
