import type { PictureSource } from '#src/ui/picture.tsx';

export interface HeroSlide {
  title: string;
  body: string;
  /** The name of the picture in `/art`, which has a file for each width and format. */
  picture: string;
}

export const heroSlides: readonly [HeroSlide, ...HeroSlide[]] = [
  {
    title: 'Unleash Your Imagination',
    body: 'AI-powered storytelling for crafting adventures.',
    picture: 'hero-table',
  },
  {
    title: 'Endless Worlds to Explore',
    body: 'Settings, characters and quests suited to the party’s chosen path.',
    picture: 'hero-keep',
  },
  {
    title: 'Spells & Strategy',
    body: 'Spells and tactical combat rooted in 5e.',
    picture: 'hero-circle',
  },
];

const widths = [704, 1024, 1408] as const;

/** On a narrow screen the picture fills the height, so it is wider than the screen. */
export const heroSizes = '(min-width: 48rem) 100vw, 140vw';

function srcSet(picture: string, format: 'avif' | 'webp' | 'jpg'): string {
  return widths.map((width) => `/art/${picture}-${width}.${format} ${width}w`).join(', ');
}

interface HeroImage {
  sources: PictureSource[];
  src: string;
  srcSet: string;
}

export function heroImage({ picture }: HeroSlide): HeroImage {
  return {
    sources: [
      { type: 'image/avif', srcSet: srcSet(picture, 'avif') },
      { type: 'image/webp', srcSet: srcSet(picture, 'webp') },
    ],
    src: `/art/${picture}-1024.jpg`,
    srcSet: srcSet(picture, 'jpg'),
  };
}
