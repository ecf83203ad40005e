/**
 * Runs in the landing page, which works without the app: resolves when the user does something, or shortly before the
 * app must continue the slides, whose first one is shown for 4.5 s. The style sheet and the start of the app keep the
 * processor of a phone busy for a second.
 * @param sheets the style sheets, which are loaded meanwhile but not applied
 */
export const untilNeeded = (sheets: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    for (const href of sheets) {
      const attributes = {
        rel: 'preload',
        as: 'style',
        href,
        crossOrigin: '',
        fetchPriority: 'low',
      };
      document.head.append(Object.assign(document.createElement('link'), attributes));
    }
    // With a session, the user goes on to the dashboard.
    if (document.cookie.includes('csrfToken=')) resolve();
    setTimeout(resolve, 2500);
    const act = (event: Event): void => {
      // After a change of the layout, Chromium reports a pointer that has not moved.
      const isPointer = event instanceof PointerEvent;
      if (!isPointer || event.movementX !== 0 || event.movementY !== 0) resolve();
    };
    for (const type of ['pointermove', 'touchstart', 'scroll', 'keydown', 'focusin']) {
      addEventListener(type, act, true);
    }
  });
