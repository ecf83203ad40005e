import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '#src/ui/icon-button.tsx';
import { LineIcon } from '#src/ui/line-icon.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { playLabel } from './hero-carousel.ts';
import { type HeroSlide, heroImage, heroSizes, heroSlides } from './hero-slides.ts';
import { useHeroCarousel } from './use-hero-carousel.ts';

interface HeroProps {
  /** Shown above the slides. It does not change with them. */
  heading: ReactNode;
  /** Shown below the slides. It does not change with them. */
  actions: ReactNode;
}

export function Hero({ heading, actions }: HeroProps) {
  const carousel = useHeroCarousel(heroSlides.length);

  return (
    <div className="hero" data-slide={carousel.slide}>
      <img
        className="hero-backdrop"
        src="/art/hero-backdrop.webp"
        alt=""
        width={1408}
        height={880}
        decoding="sync"
        fetchPriority="high"
      />
      <div className="hero-copy">
        {heading}
        <section
          aria-roledescription="carousel"
          aria-label="What Questwright does"
          className="hero-carousel"
          data-opening={carousel.opening || undefined}
          data-playing={carousel.playing || undefined}
          data-paused={!carousel.moving || undefined}
          {...carousel.carouselProps}
        >
          <div className="hero-controls">
            <IconButton
              variant="quiet"
              label={playLabel(carousel.playing)}
              icon={
                <>
                  <LineIcon name="pause" className="hero-pause size-4" />
                  <LineIcon name="play" className="hero-play size-4" />
                </>
              }
              onClick={carousel.toggle}
            />
            {heroSlides.map((slide, index) => (
              <button
                key={slide.picture}
                type="button"
                className="hero-dot"
                aria-label={`Show slide ${index + 1}: ${slide.title}`}
                aria-current={index === carousel.slide || undefined}
                onClick={() => carousel.show(index)}
              />
            ))}
          </div>
          <div className="hero-slides" aria-live={carousel.moving ? 'off' : 'polite'}>
            {heroSlides.map((slide, index) => {
              const current = index === carousel.slide;
              return (
                <div
                  key={slide.picture}
                  role="group"
                  aria-roledescription="slide"
                  aria-label={`${index + 1} of ${heroSlides.length}`}
                  className="hero-slide"
                  data-phase={current ? carousel.phase : 'hidden'}
                  data-current={current || undefined}
                  inert={!current}
                >
                  <HeroPicture
                    slide={slide}
                    index={index}
                    needed={index === 0 || carousel.allPictures}
                    onReady={carousel.ready}
                  />
                  <div className="hero-words">
                    <h2 className="hero-title">{slide.title}</h2>
                    <p className="hero-body">{slide.body}</p>
                  </div>
                </div>
              );
            })}
          </div>
        </section>
        {actions}
      </div>
    </div>
  );
}

interface HeroPictureProps {
  slide: HeroSlide;
  index: number;
  /** Whether the picture is fetched. Otherwise it is lazy and has no place, because it is in the first screen. */
  needed: boolean;
  onReady: (index: number) => void;
}

/** Reports when the picture is decoded. Until then the clock keeps the slide hidden. */
function HeroPicture({ slide, index, needed, onReady }: HeroPictureProps) {
  const frameRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!needed) return;
    // `decode` also resolves for an image that loaded before hydration. A failure is reported, too, so
    // that the slides continue. The backdrop is visible instead of the picture.
    const reportReady = () => onReady(index);
    frameRef.current?.querySelector('img')?.decode().then(reportReady, reportReady);
  }, [needed, index, onReady]);

  return (
    <div ref={frameRef} className="hero-picture" hidden={!needed}>
      <Picture
        {...heroImage(slide)}
        sizes={heroSizes}
        width={1408}
        height={880}
        alt=""
        eager={index === 0}
        loading={needed ? 'eager' : 'lazy'}
        fetchPriority={index === 0 ? 'high' : 'low'}
      />
    </div>
  );
}
