type HeroPhase = 'hidden' | 'fade-in' | 'move' | 'fade-out';

/** Milliseconds, from the specification. */
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
  /** How long the phase still lasts when the clock continues. */
  remaining: number;
}

/** A pause stops with the slide in full view, never half faded. */
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
  /** Starts, or continues after a pause. The picture of the slide must have been loaded. */
  run: () => void;
  pause: () => void;
  /** Shows one slide in full view and stays there. */
  show: (slide: number) => void;
  /** The picture of a slide is decoded, or has failed: the slide may be shown. */
  ready: (slide: number) => void;
}

/** Steps through the phases; a slide stays hidden until its picture is ready. */
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
      // A slide that was never visible is not shown by a pause.
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
