import { createHeroCarousel, playLabel } from './hero-carousel.ts';

function set(element: Element | null | undefined, name: string, value: string | null): void {
  if (value === null) element?.removeAttribute(name);
  else element?.setAttribute(name, value);
}

const flag = (isSet: boolean): string | null => (isSet ? 'true' : null);

/**
 * Runs in the prerendered landing page, without React: shows the slides with the elements and attributes of
 * `hero.tsx`, so that the app need not start before the user does something.
 */
export function runHeroInPage(): void {
  const hero = document.querySelector('.hero');
  const section = hero?.querySelector<HTMLElement>('.hero-carousel');
  const list = section?.querySelector('.hero-slides');
  // With a session, the app can start before the whole page has arrived.
  if (!hero || !section || !list || 'heroInPage' in globalThis) return;
  const slides = [...list.children];
  const [playButton, ...dots] = section.querySelectorAll('button');
  const carousel = createHeroCarousel(slides.length);
  const listening = new AbortController();
  const { signal } = listening;
  let hasAll = false;

  const load = (slide: Element): void => {
    const picture = slide.querySelector('.hero-picture');
    const image = picture?.querySelector('img');
    set(picture, 'hidden', null);
    set(image, 'loading', 'eager');
    const reportReady = (): void => carousel.ready(slides.indexOf(slide));
    image?.decode().then(reportReady, reportReady);
  };

  const render = (): void => {
    if (!hero.isConnected) {
      // The app has rendered another page.
      release();
      carousel.stop();
    }
    if (signal.aborted) return;
    const { slide: current, phase, allPictures, opening, playing, moving } = carousel.view();
    set(hero, 'data-slide', String(current));
    set(section, 'data-opening', flag(opening));
    set(section, 'data-playing', flag(playing));
    set(section, 'data-paused', flag(!moving));
    set(list, 'aria-live', moving ? 'off' : 'polite');
    set(playButton, 'aria-label', playLabel(playing));
    set(playButton, 'title', playLabel(playing));
    for (const [index, slide] of slides.entries()) {
      const isCurrent = index === current;
      set(slide, 'data-phase', isCurrent ? phase : 'hidden');
      set(slide, 'data-current', flag(isCurrent));
      set(slide, 'inert', isCurrent ? null : '');
      set(dots[index], 'aria-current', flag(isCurrent));
    }
    if (allPictures && !hasAll) {
      hasAll = true;
      slides.slice(1).forEach(load);
    }
  };

  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    handle: (event: HTMLElementEventMap[Type]) => void,
  ): void => section.addEventListener(type, handle, { signal });

  on('pointerenter', ({ pointerType }) => carousel.hover(pointerType !== 'touch'));
  on('pointerleave', () => carousel.hover(false));
  on('focusin', ({ target }) => carousel.focus(target));
  on('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    // Otherwise `start-app.ts` would remember the press, and the app would press the button again.
    event.stopPropagation();
    if (button === playButton) carousel.toggle();
    else carousel.show(dots.indexOf(button));
  });
  // Reduced motion is shown with the first picture: the page would show the picture while it loads.
  carousel.start();
  const unsubscribe = carousel.subscribe(render);
  const release = (): void => {
    listening.abort();
    unsubscribe();
  };
  globalThis.heroInPage = { carousel, release };
  slides.slice(0, 1).forEach(load);
}
