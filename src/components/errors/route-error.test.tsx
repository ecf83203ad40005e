import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { HttpError } from '#src/api/http-error.ts';
import { handle as sharedCharacter } from '#src/features/characters/sharing/shared-character-page.tsx';
import { RouteError } from './route-error.tsx';

afterEach(cleanup);

/** Opens a page whose request fails. */
async function fail(handle: object, status: number): Promise<void> {
  const page = {
    path: '/',
    handle,
    loader: () => {
      throw new HttpError(new Response(null, { status }), undefined);
    },
    Component: () => null,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
  };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<RouterProvider router={createMemoryRouter([page])} />);
  await screen.findByRole('heading');
}

test('the page of a link that was withdrawn says how to get another one', async () => {
  await fail(sharedCharacter, 404);
  expect(screen.getByText(/Ask its owner for a new one\.$/)).toBeDefined();
});

test('a page without a hint, and another error, say nothing more', async () => {
  await fail({ title: 'Rules' }, 404);
  expect(screen.queryByText(/If you could open it before|Ask its owner/)).toBeNull();
  cleanup();
  await fail(sharedCharacter, 500);
  expect(screen.queryByText(/Ask its owner/)).toBeNull();
});
