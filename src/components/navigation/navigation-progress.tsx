import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Milliseconds. Most pages open sooner; a bar that flashes would only make them look slow. */
const progressBarDelay = 150;

/** A bar below the header while the next page is loading. */
export function NavigationProgress() {
  const isPending = useNavigation().state !== 'idle';
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setLate(true), progressBarDelay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPending]);

  return (
    isPending &&
    isLate && (
      <div
        role="progressbar"
        aria-label="Loading the page"
        className="fixed inset-x-0 top-(--header-height) z-40 h-0.5 overflow-hidden"
      >
        <div className="navigation-progress" />
      </div>
    )
  );
}
