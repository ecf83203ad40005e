import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { createHeroClock, type HeroState } from './hero-phases.ts';

/** `auto` pauses for pointer and keyboard; `playing` and `paused` are the visitor's choice. */
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
  /** The last slide whose picture is wanted; those after it are not fetched. */
  const [reached, setReached] = useState(0);
  /** The first slide is shown for the first time: its text is visible without a fade. */
  const [opening, setOpening] = useState(true);
  const [clock] = useState(() =>
    createHeroClock(slideCount, (next) => {
      setState(next);
      if (next.phase === 'fade-out') {
        setOpening(false);
      }
      // The next picture is fetched and decoded while this one is visible.
      const wanted = next.phase === 'move' ? next.slide + 1 : next.slide;
      setReached((before) => Math.max(before, Math.min(wanted, slideCount - 1)));
    }),
  );

  const still = useSyncExternalStore(watchMotion, prefersLessMotion, () => false);
  const documentHidden = useSyncExternalStore(watchVisibility, isDocumentHidden, () => false);

  const playing = mode === 'playing' || (mode === 'auto' && !still);
  // Not paused, only stopped: the button keeps its label while the pointer moves to press it.
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
    /** Props of the element around everything that rotates. */
    holders: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent<HTMLElement>) => {
        // Only for keyboard focus: a click must find the button with the label it had.
        if (mode === 'auto' && event.target.matches(':focus-visible')) {
          setMode('paused');
        }
      },
    },
  };
}
