import 'sonner/dist/styles.css';
import { useEffect, useRef } from 'react';
import { toast, Toaster as Sonner } from 'sonner';

/** Toasts appear above the bars and the navigation at the bottom, so that they cover no button. */
const above = (gap: number): string =>
  `calc(max(var(--bar-room, 0px), var(--navigation-height)) + ${gap}px)`;

/**
 * A toast stays for 200 ms after its button is pressed, so the second click of a double click on *Undo*
 * would undo twice.
 */
function ignoreSecondClick(event: MouseEvent): void {
  const { target, detail } = event;
  if (detail < 2 || !(target instanceof Element)) return;
  if (target.closest('[data-sonner-toast] [data-button]') === null) return;
  event.preventDefault();
  event.stopPropagation();
}

interface ToasterProps {
  /** The user who sees the toasts; null for a guest. */
  readonly userId?: string | null;
}

/**
 * The toast area with the values of the specification. Some values are constants of sonner and not
 * props: the width of 356, the swipe threshold of 45 with the velocity of 0.11, and the removal
 * after 200 ms. The test beside this file checks these constants.
 */
export function Toaster({ userId = null }: ToasterProps) {
  const shownTo = useRef(userId);
  useEffect(() => {
    // The next user must not press a button of a toast, such as Undo.
    if (shownTo.current !== null && shownTo.current !== userId) toast.dismiss();
    shownTo.current = userId;
  }, [userId]);
  useEffect(() => {
    window.addEventListener('click', ignoreSecondClick, { capture: true });
    return () => window.removeEventListener('click', ignoreSecondClick, { capture: true });
  }, []);
  return (
    <Sonner
      theme="dark"
      className="toaster"
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      gap={14}
      hotkey={['altKey', 'KeyT']}
      closeButton
      offset={{ right: 24, bottom: above(24) }}
      mobileOffset={{ left: 16, right: 16, bottom: above(16) }}
      containerAriaLabel="Notifications"
    />
  );
}
