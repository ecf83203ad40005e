type HeroPhase = 'hidden' | 'fade-in' | 'move' | 'fade-out';

/** Durations in milliseconds, from the specification. */
const phaseDurations = {
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

export interface HeroRest {
  state: HeroState;
  /** The remaining milliseconds of the phase when the clock continues. */
  remaining: number;
}

/** The state during a pause. The slide is completely visible, even if it was fading. */
export function restingState({ slide, phase }: HeroState, elapsed: number): HeroRest {
  const state: HeroState = { slide, phase: 'move' };
  switch (phase) {
    case 'hidden':
    case 'fade-in':
      return { state, remaining: phaseDurations.move };
    case 'move':
      return { state, remaining: Math.max(0, phaseDurations.move - elapsed) };
    case 'fade-out':
      return { state, remaining: 0 };
    default:
      return phase satisfies never;
  }
}

export interface HeroClock {
  /** Starts, or continues after a pause. The clock waits until the picture of the slide is ready. */
  run: () => void;
  pause: () => void;
  /** Shows one slide completely and stops the clock. */
  show: (slide: number) => void;
  /** Reports that the picture of a slide is decoded or has failed, so the slide may be shown. */
  ready: (slide: number) => void;
}

/** Creates a clock that goes through the phases. A slide is hidden until its picture is ready. */
export function createHeroClock(
  slideCount: number,
  onChange: (state: HeroState) => void,
): HeroClock {
  const loaded = new Set<number>();
  let state: HeroState = { slide: 0, phase: 'hidden' };
  let remaining: number = phaseDurations.hidden;
  let running = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let startedAt = 0;

  function enter(next: HeroState, duration: number): void {
    state = next;
    remaining = duration;
    onChange(state);
  }

  function tick(): void {
    if (!running || timer !== undefined || !loaded.has(state.slide)) {
      return;
    }
    startedAt = performance.now();
    timer = setTimeout(() => {
      timer = undefined;
      const next = nextHeroState(state, slideCount);
      enter(next, phaseDurations[next.phase]);
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
      const notBegun = state.phase === 'hidden' && !loaded.has(state.slide);
      halt();
      // A pause must not show a slide without its picture.
      if (!notBegun) {
        const rest = restingState(state, before + elapsed);
        enter(rest.state, rest.remaining);
      }
    },
    show(slide) {
      halt();
      enter({ slide, phase: 'move' }, phaseDurations.move);
    },
    ready(slide) {
      loaded.add(slide);
      tick();
    },
  };
}
