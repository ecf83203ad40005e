import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { PageOutlet } from './page-outlet.tsx';

const startViewTransition = vi.fn<() => void>();
const Skeleton = vi.fn<() => null>(() => null);

beforeEach(() => {
  // The DOM of the tests has no view transitions, and without them React would not try to start one.
  Object.assign(document, { startViewTransition });
  return () => void Reflect.deleteProperty(document, 'startViewTransition');
});

const Campaign = () => (
  <Suspense fallback={<Skeleton />}>
    <img src="/cover.webp" alt="" />
    <h1>The campaign</h1>
  </Suspense>
);

async function openCampaign() {
  const children = [
    { path: '/', element: <Link to="/campaign">Open</Link> },
    { path: '/campaign', element: <Campaign /> },
  ];
  const router = createMemoryRouter([{ element: <PageOutlet />, children }]);
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('link', { name: 'Open' }));
  await screen.findByRole('heading', { name: 'The campaign' });
}

test('a page is shown before its pictures are loaded', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  await openCampaign();
  expect(Skeleton).not.toHaveBeenCalled();
});

test('a page change does not wait until the browser has captured the old page', async () => {
  await openCampaign();
  expect(startViewTransition).not.toHaveBeenCalled();
});
