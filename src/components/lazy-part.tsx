import { type ComponentType, lazy, type ReactNode, useState } from 'react';

const failedParts = new Set<() => void>();

/** A component whose code is loaded when it is needed. */
interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /**
   * Loads the code before the component is rendered, which then appears at once. Otherwise React shows the
   * fallback around it first, and keeps a fallback for at least 0.3 seconds.
   */
  preload: () => Promise<unknown>;
}

/**
 * A component whose code is loaded when it is first rendered, or before by `preload`. React's `lazy` keeps a
 * failure for ever; this component is loaded again once the error page has shown the failure.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async (): Promise<ComponentType<Props>> => (loaded = await load());
  const create = () =>
    lazy(async () => {
      try {
        return { default: await preload() };
      } catch (error) {
        // Not replaced at once: React renders the component again before it shows the error, and a
        // new one would hide the error and load again without end.
        failedParts.add(() => {
          Part = create();
        });
        throw error;
      }
    });
  let Part: ComponentType<Props> = create();
  function LazyPart(props: Props) {
    // It shows the same component for its whole life, because another component would begin with new state.
    const [Shown] = useState(() => loaded ?? Part);
    return <Shown {...props} />;
  }
  LazyPart.preload = preload;
  return LazyPart;
}

/** Lets all parts that could not be loaded try again when they are next rendered. */
export function forgetFailedParts(): void {
  for (const forget of failedParts) forget();
  failedParts.clear();
}
