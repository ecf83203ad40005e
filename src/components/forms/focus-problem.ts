/**
 * Focuses what the user of a refused form must look at first: the first invalid field or group of
 * fields, or else the message of the whole form. The browser scrolls the focused element into view.
 */
export function focusFirstProblem(form: HTMLElement): void {
  const problem =
    form.querySelector<HTMLElement>('[aria-invalid="true"], fieldset [role="alert"]') ??
    form.querySelector<HTMLElement>('[role="alert"]');
  if (problem !== null) revealAndFocus(problem);
}

/**
 * The element that shows an error, or the one around it: `steps.0.text` is shown by the field `steps`.
 * @param id the beginning of the ids of the fields
 */
export function shownField(id: string, name: string): HTMLElement | null {
  const keys = name.split('.');
  for (let length = keys.length; length > 0; length -= 1) {
    const field = document.querySelector<HTMLElement>(
      `#${CSS.escape(id + keys.slice(0, length).join('.'))}`,
    );
    if (field !== null) return field;
  }
  return null;
}

const focusable =
  'a[href], button, input, select, textarea, summary, [contenteditable], [tabindex]';

/**
 * Focuses an element, or the first invalid control in it. Opens the collapsed sections around it,
 * because hidden elements cannot get the focus.
 */
export function revealAndFocus(shown: HTMLElement): void {
  const element = shown.querySelector<HTMLElement>('[aria-invalid="true"]') ?? shown;
  for (let section = element.closest('details'); section !== null;) {
    section.open = true;
    section = section.parentElement?.closest('details') ?? null;
  }
  // Groups and messages cannot get the focus by themselves.
  if (!element.matches(focusable)) element.tabIndex = -1;
  element.focus();
}
