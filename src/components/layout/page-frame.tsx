import { Outlet } from 'react-router';
import { markRoot } from '#src/ui/mark-root.ts';

const markWide = markRoot('wide-frame');

/**
 * The margins of the pages for players: wide enough for cards, narrow enough to read. As high as the
 * screen, so that the footer is not pushed down in sight while the content comes.
 */
export function PageFrame() {
  return (
    <div className="mx-auto min-h-[calc(100svh-var(--header-height))] w-full max-w-page px-4 py-6 sm:px-6 sm:py-10">
      <Outlet />
    </div>
  );
}

/** The margins of the admin pages: a grid takes what the screen has. */
export function WideFrame() {
  return (
    <div ref={markWide} className="wide-frame mx-auto flex w-full flex-col gap-5 px-4 py-5 sm:px-6">
      <Outlet />
    </div>
  );
}
