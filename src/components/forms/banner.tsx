import { type ComponentProps, useEffect, useRef } from 'react';
import { Alert } from '#src/ui/alert.tsx';

/** An alert that takes the focus, and so comes into view, wherever the form was sent from. */
export function Banner(props: ComponentProps<typeof Alert>) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return <Alert {...props} ref={ref} tabIndex={-1} />;
}
