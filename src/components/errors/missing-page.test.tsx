import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { RouteError } from './route-error.tsx';

test('a page whose code does not arrive is an error of the frame above it, not an empty page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Home</h1> },
      {
        ErrorBoundary: RouteError,
        children: [{ path: '/far', lazy: () => Promise.reject(new TypeError('Failed to fetch')) }],
      },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  await router.navigate('/far');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'An unexpected error occurred!' }),
  ).toBeDefined();
});
