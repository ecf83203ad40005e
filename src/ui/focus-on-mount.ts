/** A ref callback: focuses the element when it is mounted. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
