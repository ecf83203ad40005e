import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';

const retryAfterMs = 10_000;

interface OptionalPartProps<Props extends object> {
  /** Loads the component. It must be the same function at every render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Shown until the part is there. */
  fallback?: ReactNode;
}

/**
 * A part that the page can do without, and whose code is loaded when this is rendered. If loading
 * fails, for example without a network, the page stays as it is and loading is tried again later.
 * `lazy` would replace the whole page by the error page, and would never try again.
 */
export function OptionalPart<Props extends object>({
  load,
  props,
  fallback,
}: OptionalPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();

  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function attempt() {
      try {
        const loaded = await load();
        // The page is painted before the part, and answers while the part is rendered.
        if (isCurrent) startTransition(() => setPart(() => loaded));
      } catch {
        if (isCurrent) timer = setTimeout(() => void attempt(), retryAfterMs);
      }
    }
    void attempt();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [load]);

  return Part ? <Part {...props} /> : fallback;
}
