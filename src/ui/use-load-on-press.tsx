import { useEffect, useRef, useState } from 'react';

interface LoadOnPress<Part> {
  /** Loads the code that the press needs. */
  load: () => Promise<Part>;
  /** The noun for what is loaded. The notice of a failure shows it. */
  what: 'form' | 'menu' | 'painter' | 'question' | 'search' | 'storyteller' | 'tree';
  onLoaded: (part: Part) => void;
}

/**
 * For a button whose press needs code that is loaded when the pointer or the focus is on the button. If
 * loading fails, for example without a network, the page stays, `notice` says so, and the next press
 * tries again.
 */
export function useLoadOnPress<Part>({ load, what, onLoaded }: LoadOnPress<Part>) {
  const [loadFailed, setLoadFailed] = useState(false);
  // Not whether it is mounted: the button can be pressed before its effects have run.
  const isRemoved = useRef(false);
  useEffect(() => {
    isRemoved.current = false;
    return () => {
      isRemoved.current = true;
    };
  }, []);
  const prefetch = () => void load().catch(() => undefined);

  async function open() {
    let part: Part;
    try {
      part = await load();
    } catch {
      setLoadFailed(true);
      return;
    }
    // The user may have left the page meanwhile, and opening a form would bring the user back to it.
    if (!isRemoved.current) onLoaded(part);
  }

  return {
    notice: loadFailed && (
      <span role="alert" className="text-sm text-ember">
        The {what} did not arrive. Try again.
      </span>
    ),
    buttonProps: { onPointerEnter: prefetch, onFocus: prefetch, onClick: () => void open() },
  };
}
