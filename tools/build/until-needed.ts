/**
 * Runs in the landing page, which works without the app: resolves when the user does something. The style sheet and
 * the start of the app keep the processor of a phone busy for a second.
 */
export const untilNeeded = (): Promise<void> =>
  new Promise((resolve) => {
    // With a session, the user goes on to the dashboard.
    if (document.cookie.includes('csrfToken=')) resolve();
    const act = (event: Event): void => {
      // After a change of the layout, Chromium reports a pointer that has not moved.
      const isMove = event.type === 'pointermove' && event instanceof PointerEvent;
      if (!isMove || event.movementX !== 0 || event.movementY !== 0) resolve();
    };
    // Screen readers and voice control can send a click alone.
    for (const type of ['pointermove', 'touchstart', 'scroll', 'keydown', 'focusin', 'click']) {
      addEventListener(type, act, true);
    }
  });
