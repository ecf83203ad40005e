import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { createHeroCarousel, firstView } from './hero-carousel.ts';

const viewOfPage = () => firstView;

/** Continues with the carousel of the prerendered page, or starts a new one. */
export function useHeroCarousel(slideCount: number) {
  const [carousel] = useState(
    () => globalThis.heroInPage?.carousel ?? createHeroCarousel(slideCount),
  );
  // React does not compare the attributes when it takes over the elements of the page, and only changes those
  // that differ between two renderings. So it first renders what the page contained without any script.
  const view = useSyncExternalStore(carousel.subscribe, carousel.view, viewOfPage);

  useEffect(() => {
    globalThis.heroInPage?.release();
    globalThis.heroInPage = undefined;
    carousel.start();
    return carousel.stop;
  }, [carousel]);

  return {
    ...view,
    ready: carousel.ready,
    show: carousel.show,
    toggle: carousel.toggle,
    /** Props of the element around the slides and their buttons. */
    carouselProps: {
      onPointerEnter: (event: PointerEvent) => carousel.hover(event.pointerType !== 'touch'),
      onPointerLeave: () => carousel.hover(false),
      onFocus: (event: FocusEvent<HTMLElement>) => carousel.focus(event.target),
    },
  };
}
