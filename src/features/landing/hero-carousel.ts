import { createHeroClock, type HeroState } from './hero-phases.ts';

/**
 * In `auto`, the slides stop while the pointer is over the carousel, and a keyboard focus sets `paused`.
 * The buttons set `playing` and `paused`.
 */
type Mode = 'auto' | 'playing' | 'paused';

/** What the hero shows. */
export interface HeroView extends HeroState {
  /** Whether the pictures of all slides are fetched, and not only the first one. */
  readonly allPictures: boolean;
  /** True while the first slide is shown for the first time, when its text appears without a fade. */
  readonly opening: boolean;
  /**
   * Whether the button pauses. The pointer stops the slides but does not change this: the button must keep its
   * label while the pointer moves to it.
   */
  readonly playing: boolean;
  readonly moving: boolean;
}

/** What the prerendered page shows before a script runs. */
export const firstView: HeroView = {
  slide: 0,
  phase: 'hidden',
  allPictures: false,
  opening: true,
  playing: true,
  moving: true,
};

export interface HeroCarousel {
  view: () => HeroView;
  /** Calls the function after each change of the view. */
  subscribe: (onChange: () => void) => () => void;
  /** Starts, unless it has started already. */
  start: () => void;
  stop: () => void;
  /** Must be called when the picture of a slide is decoded or has failed. */
  ready: (slide: number) => void;
  toggle: () => void;
  /** Shows one slide and pauses. */
  show: (slide: number) => void;
  hover: (isOver: boolean) => void;
  focus: (target: EventTarget | null) => void;
}

declare global {
  /**
   * The carousel of the prerendered page (`hero-in-page.ts`), and what stops the page from showing it. The app
   * sets it to undefined when it shows the carousel itself.
   */
  var heroInPage: { readonly carousel: HeroCarousel; readonly release: () => void } | undefined;
}

export const playLabel = (playing: boolean): string =>
  playing ? 'Pause the slides' : 'Play the slides';

/**
 * The carousel without its elements. The script of the prerendered page creates it and shows it, and the app
 * continues with the same carousel, so that its times go on.
 */
export function createHeroCarousel(slideCount: number): HeroCarousel {
  let view = firstView;
  let mode: Mode = 'auto';
  let hovered = false;
  let reducedMotion: MediaQueryList | undefined;
  let watching: AbortController | undefined;
  const listeners = new Set<() => void>();

  function change(changed: Partial<HeroView>): void {
    view = { ...view, ...changed };
    // The other pictures are fetched when the first one is completely visible, so that they do not delay the page
    // and have 4.5 s. Fetched one by one, they would keep the network busy for as long as the page is open.
    const needsAll = view.slide > 0 || (view.phase === 'move' && view.playing);
    if (needsAll && !view.allPictures) view = { ...view, allPictures: true };
    for (const listener of listeners) listener();
  }

  const clock = createHeroClock(slideCount, ({ slide, phase }) => {
    change({ slide, phase, opening: view.opening && phase !== 'fade-out' });
  });

  function decide(): void {
    const playing = mode === 'playing' || (mode === 'auto' && !reducedMotion?.matches);
    const moving = playing && !(mode === 'auto' && hovered);
    if (playing !== view.playing || moving !== view.moving) change({ playing, moving });
    if (isRunning()) clock.run();
    else clock.pause();
  }

  const isRunning = (): boolean => view.moving && watching !== undefined && !document.hidden;

  return {
    view: () => view,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    start() {
      if (watching) return;
      watching = new AbortController();
      const { signal } = watching;
      reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
      reducedMotion.addEventListener('change', decide, { signal });
      document.addEventListener('visibilitychange', decide, { signal });
      decide();
    },
    stop() {
      watching?.abort();
      watching = undefined;
      clock.pause();
    },
    ready(slide) {
      clock.ready(slide);
      const isWaiting = view.slide === slide && view.phase === 'hidden';
      if (watching && isWaiting && !isRunning()) clock.show(slide);
    },
    toggle() {
      mode = view.playing ? 'paused' : 'playing';
      decide();
    },
    show(slide) {
      mode = 'paused';
      change({ opening: false });
      clock.show(slide);
      decide();
    },
    hover(isOver) {
      hovered = isOver;
      decide();
    },
    focus(target) {
      // Only a keyboard focus pauses the slides. A click also focuses the button, and a pause at that
      // moment would change the action of the button before the click.
      const isByKeyboard = target instanceof Element && target.matches(':focus-visible');
      if (mode === 'auto' && isByKeyboard) mode = 'paused';
      decide();
    },
  };
}
