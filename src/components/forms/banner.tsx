import type { ComponentProps } from 'react';
import { Alert } from '#src/ui/alert.tsx';
import { focusOnMount } from '#src/ui/focus-on-mount.ts';

/** An alert that gets the focus when it is mounted, so that it scrolls into view. */
export const Banner = (props: ComponentProps<typeof Alert>) => (
  <Alert {...props} ref={focusOnMount} tabIndex={-1} />
);
