import { type ComponentType, lazy } from 'react';

const failedParts = new Set<() => void>();

/**
 * A component whose code is loaded when it is first rendered. React's `lazy` keeps a failure for ever;
 * this component is loaded again once the error page has shown the failure.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const create = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        // Not replaced at once: React renders the component again before it shows the error, and a
        // new one would hide the error and load again without end.
        failedParts.add(() => {
          Part = create();
        });
        throw error;
      }
    });
  let Part = create();
  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
}

/** Lets all parts that could not be loaded try again when they are next rendered. */
export function forgetFailedParts(): void {
  for (const forget of failedParts) forget();
  failedParts.clear();
}
