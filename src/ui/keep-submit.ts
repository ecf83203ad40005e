import type { SyntheticEvent } from 'react';

/**
 * React passes an event on to the component around a portal. Without this, a form in a dialog also sends the form of
 * the page in whose component the dialog is.
 */
export const keepSubmit = {
  onSubmit: (event: SyntheticEvent): void => event.stopPropagation(),
};
