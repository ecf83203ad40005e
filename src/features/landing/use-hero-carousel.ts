import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { createHeroClock, type HeroState } from './hero-phases.ts';

/** `auto` gives way to the pointer and the keyboard; what the visitor chose stays chosen. */
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
  /** Slides that have been asked for; the others are not even fetched. */
  const [reached, setReached] = useState(0);
  /** The first slide's first showing: its words are part of the page as it arrives. */
  const [opening, setOpening] = useState(true);
  const [clock] = useState(() =>
    createHeroClock(slideCount, (next) => {
      setState(next);
      if (next.phase === 'fade-out') {
        setOpening(false);
      }
      // The next picture is fetched and decoded while this one is in view.
      const wanted = next.phase === 'move' ? next.slide + 1 : next.slide;
      setReached((before) => Math.max(before, Math.min(wanted, slideCount - 1)));
    }),
  );

  const still = useSyncExternalStore(watchMotion, prefersLessMotion, () => false);
  const documentHidden = useSyncExternalStore(watchVisibility, isDocumentHidden, () => false);

  const playing = mode === 'playing' || (mode === 'auto' && !still);
  // Only held: the button must stay what it was when the pointer came to press it.
  const moving = playing && !(mode === 'auto' && hovered);
  const running = moving && !documentHidden;

  useEffect(() => {
    if (!running) {
      return undefined;
    }
    clock.run();
    return () => clock.pause();
  }, [clock, running]);

  function show(slide: number) {
    setOpening(false);
    setMode('paused');
    clock.show(slide);
    setReached((before) => Math.max(before, slide));
  }

  return {
    ...state,
    reached,
    opening,
    playing,
    moving,
    ready: clock.ready,
    show,
    toggle: () => setMode(playing ? 'paused' : 'playing'),
    /** For the element around everything that rotates. */
    holders: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent<HTMLElement>) => {
        // Only the keyboard's focus: a press on the button must find the button as it was.
        if (mode === 'auto' && event.target.matches(':focus-visible')) {
          setMode('paused');
        }
      },
    },
  };
}
