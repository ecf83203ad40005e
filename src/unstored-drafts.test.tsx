import 'fake-indexeddb/auto';
import { act, cleanup, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { heading, wholeApp } from '#tests/support/whole-app.tsx';
import { forgetUser } from './api/session.ts';
import { forgetUnstoredDrafts } from './api/unstored-drafts.ts';
import { DraftStore } from './components/drafts/draft-store.ts';

// There is no socket server in this test. `use-socket.test.tsx` tests the socket.
vi.mock('./api/socket.ts', () => ({
  createSocket: () => ({ connect: () => undefined, disconnect: () => undefined }),
}));
vi.setConfig({ testTimeout: 60_000 });

const { signIn, visit } = wholeApp();

afterEach(() => {
  // A form that is removed starts a last write.
  cleanup();
  toast.dismiss();
  forgetUnstoredDrafts(null);
});

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
const warning = 'This browser cannot store what you write; it is lost when the page closes.';

type User = Awaited<ReturnType<typeof visit>>['user'];

/** Opens the form of a new campaign, and writes a title. */
async function write() {
  await signIn('mira');
  const page = await visit('/campaigns/create');
  await page.user.type(await field('Title'), 'The Drowned Crown');
  return page;
}

async function signInAgain(user: User) {
  await user.type(await screen.findByLabelText(/^E-?mail/), people.mira.email);
  await user.type(screen.getByLabelText('Password'), people.mira.password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe.each([
  ['has no storage', 'open'],
  ['has no space left', 'write'],
] as const)('what is written in a browser that %s', (_, method) => {
  beforeEach(() => {
    vi.spyOn(DraftStore.prototype, method).mockRejectedValue(new DOMException('no', 'Quota'));
  });

  test('is in the form again after the end of the session, with a warning', async () => {
    const { user, router, queryClient, here } = await write();
    expect(await screen.findAllByText(warning)).toHaveLength(1);
    await act(() => forgetUser(queryClient, true));
    await act(() => router.navigate('/login?alert=sessionExpired&next=/campaigns/create'));
    await signInAgain(user);
    await screen.findByText(/^Your changes from .* are back$/);
    expect(here()).toBe('/campaigns/create');
    expect((await field('Title')).value).toBe('The Drowned Crown');
    await user.click(await button('Create campaign'));
    await heading('The Drowned Crown');
  });

  test('is gone after the user has signed out', async () => {
    const { user, router, queryClient } = await write();
    await screen.findByText(warning);
    await act(() => forgetUser(queryClient));
    await act(() => router.navigate('/login?next=/campaigns/create'));
    await signInAgain(user);
    expect((await field('Title')).value).toBe('');
    expect(screen.queryByText(/are back$/)).toBeNull();
  });

  test('can be taken back after it was discarded and the form was closed', async () => {
    const { user, router } = await write();
    await screen.findByText(warning);
    await user.click(screen.getByRole('link', { name: 'Characters' }));
    await screen.findByText(/they are lost when the page closes/);
    await user.click(await button('Leave'));
    await heading('Characters');
    await act(() => router.navigate('/campaigns/create'));
    await screen.findByText(/^Your changes from .* are back$/);
    await user.click(await button('Discard them'));
    await user.click(screen.getByRole('link', { name: 'Characters' }));
    await heading('Characters');
    await user.click(await button('Undo'));
    await screen.findByText(/^Your changes are kept until this page closes/);
    await act(() => router.navigate('/campaigns/create'));
    await screen.findByText(/^Your changes from .* are back$/);
    expect((await field('Title')).value).toBe('The Drowned Crown');
  });
});
