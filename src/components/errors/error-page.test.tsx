import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { HttpError } from '#src/api/http-error.ts';
import { RouteError } from './route-error.tsx';

function show(error: unknown) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Home</h1> },
      { path: '/before', element: <h1>Before</h1> },
      {
        path: '/broken',
        ErrorBoundary: RouteError,
        element: null,
        HydrateFallback: () => null,
        loader: () => {
          throw error;
        },
      },
    ],
    { initialEntries: ['/before', '/broken'], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

const status = (code: number) => new HttpError(new Response(null, { status: code }), undefined);

describe('the error page', () => {
  it.each([
    [404, 'Page not found!', 'The requested page could not be found.'],
    [500, 'Server error!', 'A server error occurred. Please try again later.'],
    [422, 'An unexpected error occurred!', 'Please try again later.'],
    [503, 'An unexpected error occurred!', 'Please try again later.'],
  ])('shows its title and text for status %i', async (code, title, text) => {
    show(status(code));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
  });

  it('shows a general title for an error without a status', async () => {
    show(new Error('Something broke.'));
    expect(
      await screen.findByRole('heading', { name: 'An unexpected error occurred!' }),
    ).toBeDefined();
  });

  it('has the focus if the page that it replaces had it', async () => {
    show(status(404));
    const title = await screen.findByRole('heading', { name: 'Page not found!' });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('has a link to the home page', async () => {
    const user = show(status(404));
    await user.click(await screen.findByRole('link', { name: 'Go to Home' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
  });

  it('has a button that goes back', async () => {
    const user = show(status(404));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('heading', { name: 'Before' })).toBeDefined();
  });
});
