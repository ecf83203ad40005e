import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { HttpError } from '#src/api/http-error.ts';
import { logRenderError } from './log-render-error.ts';
import { RouteError } from './route-error.tsx';

async function showPageThatThrows(error: Error) {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const Component = () => {
    throw error;
  };
  const router = createMemoryRouter([{ path: '/', Component, ErrorBoundary: RouteError }]);
  render(<RouterProvider router={router} onError={logRenderError} />, {
    onCaughtError: () => undefined,
  });
  await screen.findByRole('heading', { level: 1 });
  return logged;
}

it('logs an error in the code of a page', async () => {
  const fault = new Error('Something broke.');
  const logged = await showPageThatThrows(fault);
  expect(logged).toHaveBeenCalledExactlyOnceWith(fault, expect.any(String));
});

it('does not log an error response of the server that the page shows', async () => {
  const missing = new HttpError(new Response(null, { status: 404 }), undefined);
  const logged = await showPageThatThrows(missing);
  expect(screen.getByRole('heading', { name: 'Page not found!' })).toBeDefined();
  expect(logged).not.toHaveBeenCalled();
});
