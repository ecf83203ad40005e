type HeroPhase = 'hidden' | 'fade-in' | 'move' | 'fade-out';

/** Durations in milliseconds, from the specification. */
export const phaseDurations = {
  hidden: 100,
  'fade-in': 1500,
  move: 3000,
  'fade-out': 1500,
} as const satisfies Record<HeroPhase, number>;

const order = ['hidden', 'fade-in', 'move', 'fade-out'] as const satisfies HeroPhase[];

export interface HeroState {
  slide: number;
  phase: HeroPhase;
}

export function nextHeroState({ slide, phase }: HeroState, slideCount: number): HeroState {
  const following = order[order.indexOf(phase) + 1];
  return following
    ? { slide, phase: following }
    : { slide: (slide + 1) % slideCount, phase: 'hidden' };
}

export interface PausedHero {
  state: HeroState;
  /** The remaining milliseconds of the phase when the clock continues. */
  remaining: number;
}

/** The state during a pause. The slide is completely visible, even if it was hidden or fading. */
export function pausedState({ slide, phase }: HeroState, elapsed: number): PausedHero {
  const { move } = phaseDurations;
  const remaining = {
    hidden: move,
    'fade-in': move,
    move: Math.max(0, move - elapsed),
    'fade-out': 0,
  };
  return { state: { slide, phase: 'move' }, remaining: remaining[phase] };
}

export interface HeroClock {
  /** Starts, or continues after a pause. */
  run: () => void;
  pause: () => void;
  /** Shows one slide completely and stops the clock. */
  show: (slide: number) => void;
  /** Must be called when the picture of a slide is decoded or has failed. */
  ready: (slide: number) => void;
}

/**
 * Creates a clock that goes through the phases. It keeps a slide hidden until its picture is ready; only
 * `show` does not wait for the picture.
 */
export function createHeroClock(
  slideCount: number,
  onChange: (state: HeroState) => void,
): HeroClock {
  const readySlides = new Set<number>();
  let state: HeroState = { slide: 0, phase: 'hidden' };
  let remaining: number = phaseDurations.hidden;
  let running = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let startedAt = 0;

  function setHeroState(next: HeroState, duration: number): void {
    state = next;
    remaining = duration;
    onChange(state);
  }

  function tick(): void {
    if (!running || timer !== undefined || !readySlides.has(state.slide)) {
      return;
    }
    startedAt = performance.now();
    timer = setTimeout(() => {
      timer = undefined;
      const next = nextHeroState(state, slideCount);
      setHeroState(next, phaseDurations[next.phase]);
      tick();
    }, remaining);
  }

  function halt(): void {
    running = false;
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    run() {
      running = true;
      tick();
    },
    pause() {
      if (!running) {
        return;
      }
      const elapsed = timer === undefined ? 0 : performance.now() - startedAt;
      const before = phaseDurations[state.phase] - remaining;
      const isWaiting = state.phase === 'hidden' && !readySlides.has(state.slide);
      halt();
      // A pause must not show a slide without its picture.
      if (!isWaiting) {
        const paused = pausedState(state, before + elapsed);
        setHeroState(paused.state, paused.remaining);
      }
    },
    show(slide) {
      halt();
      setHeroState({ slide, phase: 'move' }, phaseDurations.move);
    },
    ready(slide) {
      readySlides.add(slide);
      tick();
    },
  };
}
