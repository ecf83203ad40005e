import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { createHeroClock, type HeroState } from './hero-phases.ts';

/**
 * In `auto`, the slides stop while the pointer is over the carousel, and a keyboard focus sets `paused`.
 * The buttons set `playing` and `paused`.
 */
type Mode = 'auto' | 'playing' | 'paused';

const reducedMotion = '(prefers-reduced-motion: reduce)';

const prefersLessMotion = () => matchMedia(reducedMotion).matches;

function watchMotion(onChange: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const isDocumentHidden = () => document.hidden;

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

export function useHeroCarousel(slideCount: number) {
  const [state, setState] = useState<HeroState>({ slide: 0, phase: 'hidden' });
  const [mode, setMode] = useState<Mode>('auto');
  const [hovered, setHovered] = useState(false);
  /** The last slide with a rendered picture. Pictures of later slides are not fetched yet. */
  const [lastRendered, setLastRendered] = useState(0);
  /** True while the first slide is shown for the first time, when it appears without a fade. */
  const [opening, setOpening] = useState(true);
  const [clock] = useState(() =>
    createHeroClock(slideCount, (next) => {
      setState(next);
      if (next.phase === 'fade-out') {
        setOpening(false);
      }
      // The next picture is fetched and decoded while the current picture is visible.
      const lastNeeded = next.phase === 'move' ? next.slide + 1 : next.slide;
      setLastRendered((before) => Math.max(before, Math.min(lastNeeded, slideCount - 1)));
    }),
  );

  const reducesMotion = useSyncExternalStore(watchMotion, prefersLessMotion, () => false);
  const documentHidden = useSyncExternalStore(watchVisibility, isDocumentHidden, () => false);

  const playing = mode === 'playing' || (mode === 'auto' && !reducesMotion);
  // The pointer stops the slides but does not change `playing`: the button must keep its label
  // while the pointer moves to it.
  const moving = playing && !(mode === 'auto' && hovered);
  const running = moving && !documentHidden;

  useEffect(() => {
    if (!running) {
      return undefined;
    }
    clock.run();
    return () => clock.pause();
  }, [clock, running]);

  function ready(slide: number) {
    clock.ready(slide);
    // The second picture is fetched as soon as the first is there, so that the network is quiet soon.
    if (slide === 0) setLastRendered((before) => Math.max(before, 1));
  }

  function show(slide: number) {
    setOpening(false);
    setMode('paused');
    clock.show(slide);
    setLastRendered((before) => Math.max(before, slide));
  }

  return {
    ...state,
    lastRendered,
    opening,
    playing,
    moving,
    ready,
    continueFade: clock.continueFade,
    show,
    toggle: () => setMode(playing ? 'paused' : 'playing'),
    /** Props of the element around the slides and their buttons. */
    carouselProps: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent<HTMLElement>) => {
        // Only a keyboard focus pauses the slides. A click also focuses the button, and a pause at that
        // moment would change the action of the button before the click.
        if (mode === 'auto' && event.target.matches(':focus-visible')) {
          setMode('paused');
        }
      },
    },
  };
}
