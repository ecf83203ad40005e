import { Outlet } from 'react-router';

/** The margins of the pages for players: wide enough for cards, narrow enough to read. */
export function PageFrame() {
  return (
    <div className="mx-auto w-full max-w-page px-4 py-6 sm:px-6 sm:py-10">
      <Outlet />
    </div>
  );
}

/** The margins of the admin pages: a grid takes what the screen has. */
export function WideFrame() {
  return (
    <div className="wide-frame mx-auto flex w-full flex-col gap-5 px-4 py-5 sm:px-6">
      <Outlet />
    </div>
  );
}
