import { Component } from 'react';

interface HeldClicksProps {
  /** A new one changes the page. */
  pathname: string;
}

/**
 * Repeats the clicks that React ignores at a page change: from the start of a view transition until
 * the browser has captured the old page, React handles no events. “Undo” in a toast would do nothing,
 * and a link would load the whole document. Enter and Space on a button or link are clicks, too.
 */
export class HeldClicks extends Component<HeldClicksProps> {
  #release = () => {};

  // This is a class, because no hook runs before the view transition starts.
  override getSnapshotBeforeUpdate(): null {
    const held: MouseEvent[] = [];
    const hold = (event: MouseEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      held.push(event);
    };
    window.addEventListener('click', hold, true);
    this.#release = () => {
      window.removeEventListener('click', hold, true);
      for (const event of held) repeat(event);
    };
    return null;
  }

  override componentDidUpdate() {
    // The handlers of the clicks may need the finished commit.
    queueMicrotask(this.#release);
  }

  override render() {
    return null;
  }
}

/** Dispatches a click again, unless its target has disappeared with the old page. */
function repeat(event: MouseEvent) {
  const { target } = event;
  if (target instanceof Node && target.isConnected) {
    target.dispatchEvent(new MouseEvent(event.type, event));
  }
}
