import { phaseDurations } from './hero-phases.ts';

/**
 * Runs in the head of the prerendered landing page: fades the first picture in when it has loaded, and then
 * moves it, before the app has started.
 */
function fadeInFirst(wait: number, fadeMs: number): void {
  const fade = ({ target }: Event): void => {
    const slide = target instanceof Element && target.closest<HTMLElement>('.hero-slide');
    if (!slide) return;
    setTimeout(() => {
      // The app sets this when it takes over.
      if (slide.dataset['fadeStart'] !== undefined) return;
      const fadeStart = String(performance.now());
      Object.assign(slide.dataset, { phase: 'fade-in', fadeStart });
      setTimeout(() => {
        if (slide.dataset['fadeStart'] === fadeStart) slide.dataset['phase'] = 'move';
      }, fadeMs);
    }, wait);
  };
  document.addEventListener('load', fade, true);
}

export const firstFade = `(${fadeInFirst.toString()})(${phaseDurations.hidden}, ${phaseDurations['fade-in']})`;

/**
 * From this call on, the app decides the phase of a slide. Returns when the fade has started in the
 * prerendered page, in milliseconds as `performance.now()`, or undefined if it has not.
 */
export function takeOver(slide: HTMLElement): number | undefined {
  const start = slide.dataset['fadeStart'] ?? '';
  slide.dataset['fadeStart'] = '';
  return start === '' ? undefined : Number(start);
}
