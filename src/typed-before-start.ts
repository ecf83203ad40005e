/** Sets the value as typing does, so that React notices it. */
function type(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const inputsOf = (root: Element) => [...root.querySelectorAll<HTMLInputElement>('input[name]')];

/** The elements that can be the same as this one on the other page, in their order. */
function alike(root: Element, element: HTMLElement): HTMLElement[] {
  // The ids of fields differ between the pages.
  const textOf = (each: HTMLElement) =>
    each.getAttribute('name') ??
    each.getAttribute('href') ??
    each.getAttribute('aria-label') ??
    each.textContent;
  const text = textOf(element);
  return [...root.querySelectorAll<HTMLElement>(element.localName)].filter(
    (each) => textOf(each) === text,
  );
}

/**
 * Remembers what was typed into a prerendered page, and which element has the focus. The returned
 * function puts both into the page of the app after it has replaced the prerendered page. If the
 * focused element does not exist there, the main region gets the focus.
 */
export function rememberTyped(root: Element): () => void {
  const typed = new Map(inputsOf(root).map(({ name, value }) => [name, value]));
  const { activeElement } = document;
  const focused =
    activeElement instanceof HTMLElement && root.contains(activeElement) ? activeElement : null;
  const index = focused === null ? -1 : alike(root, focused).indexOf(focused);
  return () => {
    for (const input of inputsOf(root)) {
      const value = typed.get(input.name) ?? '';
      if (value !== '' && input.value === '') type(input, value);
    }
    if (focused === null) return;
    const target = alike(root, focused)[index] ?? root.querySelector<HTMLElement>('#main');
    target?.focus({ preventScroll: true });
  };
}

/**
 * Remembers which button was pressed in a prerendered page, where it does nothing. The returned
 * function presses it in the page of the app, which has kept or replaced the element.
 */
export function rememberPressed(root: Element, button: HTMLElement | undefined): () => void {
  if (button === undefined) return () => undefined;
  const index = alike(root, button).indexOf(button);
  return () => (button.isConnected ? button : alike(root, button)[index])?.click();
}

/**
 * Remembers which element the mouse holds down. If the app replaces it, the browser sends no click when the mouse is
 * released; the returned function, called after that, lets the new element have the click.
 */
export function rememberHeld(root: Element, held: HTMLElement | null): () => void {
  if (held === null) return () => undefined;
  const index = alike(root, held).indexOf(held);
  return () => {
    if (held.isConnected) return;
    const shown = alike(root, held)[index];
    const ended = new AbortController();
    const release = ({ button, target }: MouseEvent): void => {
      ended.abort();
      if (button === 0 && target instanceof Node && shown?.contains(target)) shown.click();
    };
    document.addEventListener('mouseup', release, { signal: ended.signal });
    // If the mouse was released outside of the window, the next event is a new press.
    document.addEventListener('mousedown', () => ended.abort(), { signal: ended.signal });
  };
}

/** Sends the form of the page as soon as its button is enabled, which it is not before the app has started. */
export function sendWhenReady(root: Element): void {
  const form = root.querySelector('form');
  if (form === null) return;
  const observer = new MutationObserver(send);
  function send(): void {
    const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]:not([disabled])');
    if (!button) return;
    observer.disconnect();
    form?.requestSubmit();
  }
  observer.observe(form, { subtree: true, attributeFilter: ['disabled'] });
  send();
}
