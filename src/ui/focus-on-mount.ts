/** A ref callback: focuses the element when it is mounted, or when the dialog around it opens. */
export function focusOnMount(element: HTMLElement | null): void {
  if (element === null) return;
  element.focus();
  // `showModal` prefers elements with this attribute. Before it is called, nothing in the dialog can have the focus.
  element.autofocus = true;
}
