import { useEffect, useRef } from 'react';
import { Picture } from '#src/ui/picture.tsx';
import { heroImage, heroSizes, type HeroSlide } from './hero-slides.ts';

interface HeroPictureProps {
  slide: HeroSlide;
  first: boolean;
  onReady: () => void;
}

/** Decoded before it is shown, so that it never appears in pieces. */
export function HeroPicture({ slide, first, onReady }: HeroPictureProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const readyRef = useRef(onReady);

  useEffect(() => {
    // Tells about an image that came before React did, and about one that will never come: the
    // backdrop stands in for it and the slides go on.
    const tell = () => readyRef.current();
    frameRef.current?.querySelector('img')?.decode().then(tell, tell);
  }, []);

  return (
    <div ref={frameRef} className="hero-picture">
      <Picture
        {...heroImage(slide)}
        sizes={heroSizes}
        width={1408}
        height={880}
        alt=""
        eager={first}
        loading="eager"
        fetchPriority={first ? 'high' : 'low'}
      />
    </div>
  );
}
