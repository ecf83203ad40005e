import { Outlet } from 'react-router';
import { markRoot } from '#src/ui/mark-root.ts';

const markWide = markRoot('wide-frame');

/**
 * The frame of pages for players. It fills at least the screen below the header, so that the footer
 * is outside of the screen and the user does not see it move while the content loads.
 */
export function PageFrame() {
  return (
    <div className="mx-auto min-h-[calc(100svh-var(--header-height))] w-full max-w-page px-4 py-6 sm:px-6 sm:py-10">
      <Outlet />
    </div>
  );
}

/** The frame of admin pages. It is wider, because a grid uses the whole screen. */
export function WideFrame() {
  return (
    <div ref={markWide} className="wide-frame mx-auto flex w-full flex-col gap-5 px-4 py-5 sm:px-6">
      <Outlet />
    </div>
  );
}
