import 'sonner/dist/styles.css';
import { Toaster as Sonner } from 'sonner';

/** Toasts stand above the bars at the foot of the window, whose buttons they would cover. */
const above = (gap: number): string => `calc(var(--bar-room, 0px) + ${gap}px)`;

/**
 * The toast area, by the specification's numbers. Three of them are constants inside sonner and not
 * options of it: width 356 (overridable only in CSS), swipe threshold 45 with velocity 0.11, and
 * removal after 200 ms; the test beside this file checks that they still are what is asked for.
 */
export function Toaster() {
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
