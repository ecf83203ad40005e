import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { RouteError } from './errors/route-error.tsx';
import { lazyPart } from './lazy-part.tsx';

type Load = () => Promise<() => string>;

function open(load: Load) {
  const Part = lazyPart(load);
  const Component = () => (
    <Suspense fallback="Loading">
      <Part />
    </Suspense>
  );
  const router = createMemoryRouter(
    [
      { path: '/', element: <Link to="/page">Open</Link> },
      { path: '/page', Component, ErrorBoundary: RouteError },
    ],
    { initialEntries: ['/'] },
  );
  const ignore = () => undefined;
  render(<RouterProvider router={router} onError={ignore} />, { onCaughtError: ignore });
  return userEvent.setup();
}

const problem = { name: 'An unexpected error occurred!' };

test('a part that could not be loaded is loaded again at the next visit of the page', async () => {
  const load = vi.fn<Load>().mockRejectedValue(new TypeError('Failed to fetch'));
  const user = open(load);
  await user.click(screen.getByRole('link', { name: 'Open' }));
  expect(await screen.findByRole('heading', problem)).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('link', { name: 'Open' }));
  expect(await screen.findByRole('heading', problem)).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);

  load.mockResolvedValue(() => 'The part');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('link', { name: 'Open' }));
  expect(await screen.findByText('The part')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(3);
});

test('a part that was loaded before appears without its fallback', async () => {
  const Part = lazyPart(async () => () => 'The part');
  await Part.preload();
  render(
    <Suspense fallback="Loading">
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('The part')).toBeDefined();
});

test('a loaded part is not loaded again', async () => {
  const load = vi.fn<Load>().mockResolvedValue(() => 'The part');
  const user = open(load);
  await user.click(screen.getByRole('link', { name: 'Open' }));
  expect(await screen.findByText('The part')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});
