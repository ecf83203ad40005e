/** As a ref: the element takes the focus when it comes into the page, and never again. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
