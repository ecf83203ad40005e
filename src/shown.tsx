import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react';

interface ShownProps {
  /** Called when the children have replaced the placeholder. */
  onShown: () => void;
  children: ReactNode;
}

/**
 * The app in its first render. Not in `main.tsx`: with a component in it, a change of any module would run the start
 * of the app a second time in development.
 */
export function Shown({ onShown, children }: ShownProps) {
  const notify = useEffectEvent(onShown);
  useLayoutEffect(() => notify(), []);
  return children;
}
