import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useLocation, useNavigate } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { HeldClicks } from './held-clicks.ts';
import { PageOutlet } from './page-outlet.tsx';

const updates: (() => void)[] = [];

// The browser captures the old page before it calls `update`; the tests decide when this is done.
const browser = {
  fonts: { status: 'loaded', ready: Promise.resolve() },
  startViewTransition: ({ update }: { update: () => void }) => {
    const { promise: finished, resolve } = Promise.withResolvers<void>();
    updates.push(() => {
      update();
      resolve();
    });
    return { ready: finished, finished, skipTransition: () => undefined };
  },
};

afterEach(async () => {
  // After a failed test, React would ignore the events of all later tests.
  while (updates.length > 0) await finishPageChange();
  for (const name of Object.keys(browser)) Reflect.deleteProperty(document, name);
});

const onUndo = vi.fn<() => void>();

function Layout() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <PageOutlet />
      <button type="button" onClick={() => void navigate('/second')}>
        Delete
      </button>
      <button type="button" onClick={onUndo}>
        Undo
      </button>
      <Link to="/third">Third</Link>
      <HeldClicks pathname={pathname} />
    </>
  );
}

/** Navigates, and stops where the browser captures the old page. */
async function startPageChange() {
  Object.assign(document, browser);
  Object.assign(document.documentElement, { getAnimations: () => [] });
  const children = ['first', 'second', 'third'].map((path) => ({
    path,
    element: <h1>{`The ${path} page`}</h1>,
  }));
  const router = createMemoryRouter([{ path: '/', element: <Layout />, children }], {
    initialEntries: ['/first'],
  });
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(updates).toHaveLength(1));
  expect(screen.getByRole('heading').textContent).toBe('The first page');
}

const finishPageChange = () => act(async () => updates.shift()?.());

test('a click during a page change has its effect once', async () => {
  await startPageChange();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await finishPageChange();
  expect(screen.getByRole('heading').textContent).toBe('The second page');
  expect(onUndo).toHaveBeenCalledTimes(1);
});

test('a link that is clicked during a page change opens its page, and loads no document', async () => {
  await startPageChange();
  const link = screen.getByRole('link', { name: 'Third' });
  expect(fireEvent.click(link), 'the browser follows the link').toBe(false);
  await finishPageChange();
  await waitFor(() => expect(updates).toHaveLength(1));
  await finishPageChange();
  expect(screen.getByRole('heading').textContent).toBe('The third page');
});
