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

/** Opens the collapsed sections around an element, because hidden elements cannot get the focus. */
export function revealAndFocus(element: HTMLElement): void {
  for (let section = element.closest('details'); section !== null;) {
    section.open = true;
    section = section.parentElement?.closest('details') ?? null;
  }
  element.focus();
}
