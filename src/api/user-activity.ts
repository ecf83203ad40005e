/** Without an input for this long, a request is the page's own, such as one that refreshes a list. */
const activeFor = 5 * 60_000;

const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** The opening of the page is the first input. */
let lastInput = Date.now();

const noteInput = (): void => {
  lastInput = Date.now();
};

/** Notes when the user has last done something in this page. */
export function watchInput(target: Pick<Window, 'addEventListener'>): void {
  for (const input of inputs) {
    target.addEventListener(input, noteInput, { capture: true, passive: true });
  }
}

/** Whether the user has done nothing for a while. Requests in this time do not keep the session alive. */
export const isUserAway = (): boolean => Date.now() - lastInput > activeFor;
