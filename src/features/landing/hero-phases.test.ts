import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHeroClock, type HeroState, nextHeroState, pausedState } from './hero-phases.ts';

describe('the order of the phases', () => {
  it('is hidden, fade-in, move, fade-out, and then hidden for the next slide', () => {
    const seen: HeroState[] = [{ slide: 0, phase: 'hidden' }];
    for (let step = 0; step < 4; step++) {
      seen.push(nextHeroState(seen.at(-1) ?? { slide: 0, phase: 'hidden' }, 3));
    }
    expect(seen.map(({ slide, phase }) => `${slide} ${phase}`)).toEqual([
      '0 hidden',
      '0 fade-in',
      '0 move',
      '0 fade-out',
      '1 hidden',
    ]);
  });

  it('continues with the first slide after the last one', () => {
    expect(nextHeroState({ slide: 2, phase: 'fade-out' }, 3)).toEqual({
      slide: 0,
      phase: 'hidden',
    });
  });
});

describe('a pause', () => {
  it('makes a hidden slide or a slide in fade-in visible, with the full time of the move', () => {
    const pausedHero = { state: { slide: 1, phase: 'move' }, remaining: 3000 };
    expect(pausedState({ slide: 1, phase: 'hidden' }, 50)).toEqual(pausedHero);
    expect(pausedState({ slide: 1, phase: 'fade-in' }, 900)).toEqual(pausedHero);
  });

  it('keeps the remaining time of the move', () => {
    expect(pausedState({ slide: 1, phase: 'move' }, 1200).remaining).toBe(1800);
  });

  it('makes a slide in fade-out visible, with no remaining time', () => {
    expect(pausedState({ slide: 1, phase: 'fade-out' }, 1)).toEqual({
      state: { slide: 1, phase: 'move' },
      remaining: 0,
    });
  });
});

describe('the clock', () => {
  let now: string;
  let history: string[];
  const record = ({ slide, phase }: HeroState) => {
    now = `${slide} ${phase}`;
    history.push(now);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    now = '0 hidden';
    history = [];
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function startedClock(slideCount = 3) {
    const clock = createHeroClock(slideCount, record);
    for (let slide = 0; slide < slideCount; slide++) {
      clock.ready(slide);
    }
    clock.run();
    return clock;
  }

  it('starts when the first picture is ready', () => {
    const clock = createHeroClock(3, record);
    clock.run();
    vi.advanceTimersByTime(60_000);
    expect(history).toEqual([]);
    clock.ready(0);
    vi.advanceTimersByTime(100);
    expect(now).toBe('0 fade-in');
  });

  it('takes 100, 1500, 3000 and 1500 ms for the four phases', () => {
    startedClock();
    const changes: [number, string][] = [
      [100, '0 fade-in'],
      [1500, '0 move'],
      [3000, '0 fade-out'],
      [1500, '1 hidden'],
    ];
    let before = '0 hidden';
    for (const [duration, after] of changes) {
      vi.advanceTimersByTime(duration - 1);
      expect(now).toBe(before);
      vi.advanceTimersByTime(1);
      expect(now).toBe(after);
      before = after;
    }
  });

  it('is back at the first slide after three slides of 6100 ms each', () => {
    startedClock();
    vi.advanceTimersByTime(3 * 6100);
    expect(now).toBe('0 hidden');
    expect(history).toHaveLength(12);
  });

  it('keeps a slide hidden until its picture is ready', () => {
    const clock = createHeroClock(3, record);
    clock.ready(0);
    clock.run();
    vi.advanceTimersByTime(60_000);
    expect(now).toBe('1 hidden');
    clock.ready(1);
    vi.advanceTimersByTime(100);
    expect(now).toBe('1 fade-in');
  });

  it('stops while paused and then continues with the remaining time', () => {
    const clock = startedClock();
    vi.advanceTimersByTime(100 + 1500 + 1000);
    clock.pause();
    vi.advanceTimersByTime(60_000);
    expect(now).toBe('0 move');
    clock.run();
    vi.advanceTimersByTime(1999);
    expect(now).toBe('0 move');
    vi.advanceTimersByTime(1);
    expect(now).toBe('0 fade-out');
  });

  it('continues with the remaining time after a second pause of the same phase', () => {
    const clock = startedClock();
    vi.advanceTimersByTime(1600 + 1000);
    clock.pause();
    clock.run();
    vi.advanceTimersByTime(1000);
    clock.pause();
    clock.run();
    vi.advanceTimersByTime(999);
    expect(now).toBe('0 move');
    vi.advanceTimersByTime(1);
    expect(now).toBe('0 fade-out');
  });

  it('changes nothing when paused before the first picture is ready', () => {
    const clock = createHeroClock(3, record);
    clock.run();
    clock.pause();
    expect(history).toEqual([]);
  });

  it('shows the chosen slide and stops', () => {
    const clock = startedClock();
    clock.show(2);
    expect(now).toBe('2 move');
    vi.advanceTimersByTime(60_000);
    expect(now).toBe('2 move');
  });
});
