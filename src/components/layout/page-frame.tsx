import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { markRoot } from '#src/ui/mark-root.ts';

const markWide = markRoot('wide-frame');

interface FrameProps {
  /** By default the page of the route. */
  children?: ReactNode;
}

/**
 * The frame of pages for players. It fills at least the screen below the header, so that the footer
 * is outside of the screen and the user does not see it move while the content loads.
 */
export function PageFrame({ children }: FrameProps) {
  return (
    <div className="mx-auto min-h-[calc(100svh-var(--header-height))] w-full max-w-page px-4 py-6 sm:px-6 sm:py-10">
      {children ?? <Outlet />}
    </div>
  );
}

/** The frame of admin pages. It is wider, because a grid uses the whole screen. */
export function WideFrame({ children }: FrameProps) {
  return (
    <div ref={markWide} className="wide-frame mx-auto flex w-full flex-col gap-5 px-4 py-5 sm:px-6">
      {children ?? <Outlet />}
    </div>
  );
}
