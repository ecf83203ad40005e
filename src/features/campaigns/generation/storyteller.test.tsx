import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { toast } from 'sonner';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetAllInTab } from '#src/api/kept-in-tab.ts';
import { signIn } from '#src/api/session.ts';
import { showText } from '#src/components/drafts/shown-values.ts';
import type { Values } from '#src/components/drafts/rebase.ts';
import { Toaster } from '#src/ui/toaster.tsx';
import { newClient } from '#tests/support/mocked-catalogue.tsx';
import { fakeGenerations, hook, problem, questDraft, truth } from './fake-generations.fixture.ts';
import { Storyteller } from './storyteller.tsx';

let server: ReturnType<typeof fakeGenerations>;
let lost: boolean;

/** The text of a form into which drafts are put. */
let form: Values;

const empty = { title: '', text: '', giver: '' };

function Form() {
  const [, setWritten] = useState(0);
  return (
    <>
      <Storyteller
        kinds={['quest', 'adventure']}
        campaignId={null}
        draftOf="entry/1"
        defaults={() => ({ idea: showText(form['title']) })}
        target={{
          fields: [
            { key: 'title', label: 'Title', show: showText },
            { key: 'giver', label: 'Given by', show: showText },
            { key: 'text', label: 'Text', show: showText },
          ],
          texts: { text: 200 },
          empty,
          valuesOf: ({ entry }) =>
            entry === null
              ? {}
              : { title: entry.title, text: entry.text, giver: entry.details.giver },
          read: () => form,
          write: (values) => {
            form = { ...form, ...values };
            setWritten((count) => count + 1);
          },
        }}
      />
      <p>{`In the form: ${showText(form['text'])}`}</p>
    </>
  );
}

function open() {
  const client = newClient();
  signIn(client, { id: 'mira', name: 'Mira', email: 'a@example.com', groups: [] });
  const router = createMemoryRouter([{ path: '/', Component: Form }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

type User = ReturnType<typeof open>;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (user: User, name: string | RegExp) => user.click(await button(name));
const panel = () => screen.findByRole('dialog', { name: 'The storyteller' });
const openPanel = async (user: User, name = 'Write with the storyteller') => {
  await press(user, name);
  return panel();
};

/** Opens the panel and waits for the draft of the first quest. */
async function write(user: User, draft = questDraft()) {
  await openPanel(user);
  await press(user, 'Write');
  await screen.findByText('Waiting for its turn');
  server.finish(draft);
  await screen.findByRole('heading', { name: draft.title });
}

beforeEach(() => {
  window.location.href = 'http://localhost/';
  server = fakeGenerations();
  lost = false;
  form = { ...empty };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const answer = server.answer(url, init) ?? new Response(null, { status: 500 });
    if (lost) throw new TypeError('The connection was lost.');
    return answer;
  });
});
afterEach(() => {
  toast.dismiss();
  cleanup();
  forgetAllInTab();
  vi.restoreAllMocks();
});

describe('the panel of the storyteller', () => {
  test('asks for a draft with the idea and the settings of the user', async () => {
    form = { ...empty, title: 'The bell' };
    const user = open();
    await openPanel(user);
    const idea = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^The idea/ });
    expect(idea.value).toBe('The bell');
    await user.type(idea, ' below the sea');
    await user.click(screen.getByRole('radio', { name: 'Adventure in acts' }));
    await user.click(screen.getByRole('radio', { name: 'Horror' }));
    await user.click(screen.getByRole('radio', { name: 'Long' }));
    await user.click(screen.getByRole('radio', { name: 'Hard' }));
    await user.clear(screen.getByRole('textbox', { name: 'Level' }));
    await user.type(screen.getByRole('textbox', { name: 'Level' }), '7');
    await press(user, 'Write');
    await waitFor(() => expect(server.started).toHaveLength(1));
    expect(server.started[0]?.body).toEqual({
      kind: 'adventure',
      campaignId: null,
      idea: 'The bell below the sea',
      tone: 'horror',
      length: 'long',
      difficulty: 'hard',
      level: 7,
      partySize: 4,
    });
  });

  test('shows the draft with its author, and marks what is for game masters', async () => {
    const user = open();
    await write(user);
    screen.getByText('Written by the storyteller');
    const secret = screen.getByRole('region', { name: truth.heading });
    within(secret).getByText('For game masters only');
    within(secret).getByText(truth.text);
    const open_ = screen.getByRole('region', { name: hook.heading });
    expect(within(open_).queryByText('For game masters only')).toBeNull();
    const words = within(await panel()).getAllByRole('status');
    expect(words.map(({ textContent }) => textContent)).toContain('The draft is ready.');
  });

  test('moves the focus to the draft when it is there', async () => {
    const user = open();
    await write(user);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The Light Below' }));
  });

  test('asks again until the draft is written, without an event of the socket', async () => {
    const user = open();
    await openPanel(user);
    await press(user, 'Write');
    await screen.findByText('Waiting for its turn');
    server.change('generation-1', { status: 'done', draft: questDraft() });
    expect(await screen.findByRole('heading', { name: 'The Light Below' })).toBeTruthy();
  });

  test('returns to the settings after a cancellation', async () => {
    const user = open();
    await openPanel(user);
    await press(user, 'Write');
    await screen.findByText('Waiting for its turn');
    await press(user, 'Cancel');
    await button('Write');
    expect(server.all[0]?.status).toBe('cancelled');
  });

  test('says why there is no draft, and keeps the settings', async () => {
    const user = open();
    await openPanel(user);
    await user.type(await screen.findByRole('textbox', { name: /^The idea/ }), 'A bell');
    await press(user, 'Write');
    await screen.findByText('Waiting for its turn');
    server.fail('The model did not answer in time. Try again.');
    await screen.findByText('The model did not answer in time. Try again.');
    expect(screen.getByRole('textbox', { name: /^The idea/ })).toHaveProperty('value', 'A bell');
  });

  test('says when the next draft can be written after the limit is reached', async () => {
    const detail = 'You have used all drafts of today.';
    server.refuse(problem(429, { code: 'too_many_requests', detail }, { 'Retry-After': '7200' }));
    const user = open();
    await openPanel(user);
    await press(user, 'Write');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(detail);
    expect(alert.textContent).toContain('The next one can be started in 2 hours.');
  });

  test('repeats a request whose response was lost with the same key', async () => {
    const user = open();
    await openPanel(user);
    await button('Write');
    lost = true;
    await press(user, 'Write');
    await screen.findByText(/The server cannot be reached/);
    lost = false;
    await press(user, 'Write');
    await screen.findByText('Waiting for its turn');
    const [first, second] = server.started;
    expect(first?.key).toBeTruthy();
    expect(second?.key).toBe(first?.key);
  });

  test('can be closed while the storyteller writes, and opened again with the draft', async () => {
    const user = open();
    await openPanel(user);
    await press(user, 'Write');
    await press(user, 'Go on writing');
    await button('The storyteller is writing');
    server.finish(questDraft());
    await screen.findByText('The draft is ready.');
    await openPanel(user, 'Read the draft');
    expect(screen.queryByRole('heading', { name: 'The Light Below' })).not.toBeNull();
  });

  test('has the draft after a reload', async () => {
    const user = open();
    await write(user);
    cleanup();
    const again = open();
    await openPanel(again, 'Read the draft');
    expect(screen.queryByRole('heading', { name: 'The Light Below' })).not.toBeNull();
  });

  test('offers the earlier drafts, but not those that were written again', async () => {
    server.add({ draft: { ...questDraft(), title: 'The first' } });
    server.add({ draft: { ...questDraft(), title: 'The second' }, revisionOf: 'generation-1' });
    server.add({ kind: 'person', draft: { ...questDraft(), title: 'A person' } });
    const user = open();
    await openPanel(user);
    await press(user, /^The second/);
    screen.getByRole('heading', { name: 'The second' });
    await press(user, 'New draft');
    expect(screen.queryByRole('button', { name: /^The first|^A person/ })).toBeNull();
  });

  test('discards a draft', async () => {
    const user = open();
    await write(user);
    await press(user, 'Discard');
    await screen.findByText('The draft is discarded.');
    expect(server.all).toEqual([]);
    await button('Write');
  });

  test('forgets a draft that is gone', async () => {
    const user = open();
    await write(user);
    cleanup();
    server.all.length = 0;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const again = open();
    await openPanel(again);
    await button('Write');
    expect(screen.queryByText('That did not work.')).toBeNull();
  });
});

describe('a draft', () => {
  test('is written again in one section, and stays in view meanwhile', async () => {
    const user = open();
    await write(user);
    const section = screen.getByRole('region', { name: truth.heading });
    await user.click(within(section).getByRole('button', { name: 'Rewrite “What is true”' }));
    await user.click(within(section).getByRole('button', { name: 'Darker' }));
    await waitFor(() =>
      expect(server.started[1]?.body).toEqual({ instruction: 'darker', sectionIds: ['truth'] }),
    );
    within(section).getByText(truth.text);
    const darker = { ...truth, text: 'Tamsin is the bell.' };
    server.finish(questDraft([hook, darker]));
    await within(section).findByText('Tamsin is the bell.');
    await press(user, 'Back to the draft before this one');
    await screen.findByText(truth.text);
  });

  test('is written again as a whole', async () => {
    const user = open();
    await write(user);
    await press(user, 'Write another');
    await waitFor(() => expect(server.started[1]?.body).toEqual({ instruction: 'again' }));
    server.finish({ ...questDraft(), title: 'The Tide Bell' });
    await screen.findByRole('heading', { name: 'The Tide Bell' });
  });

  test('stays in view if it cannot be written again', async () => {
    const user = open();
    await write(user);
    await press(user, 'Shorter');
    await waitFor(() => expect(server.all).toHaveLength(2));
    server.fail('The storyteller lost the thread. Try again.');
    await screen.findByText('The storyteller lost the thread. Try again.');
    screen.getByRole('heading', { name: 'The Light Below' });
    await press(user, 'Shorter');
    await waitFor(() => expect(server.started).toHaveLength(3));
  });

  test('goes into an empty form at once, and can be taken back', async () => {
    const user = open();
    await write(user);
    await press(user, 'Use this draft');
    await screen.findByText(/^In the form: At low water/);
    expect(form).toMatchObject({ title: 'The Light Below', giver: 'Tamsin' });
    expect(screen.queryByRole('dialog', { name: 'The storyteller' })).toBeNull();
    await press(user, 'Undo');
    expect(form).toEqual(empty);
  });

  test('can be taken back later from the panel, except what was changed since', async () => {
    const user = open();
    await write(user);
    await press(user, 'Use this draft');
    await screen.findByText(/^In the form: At low water/);
    form = { ...form, title: 'My title' };
    await openPanel(user);
    await press(user, 'Take it back');
    expect(form).toEqual({ ...empty, title: 'My title' });
    await screen.findByText(/except what you have changed since/);
  });

  test('is compared with what is written before it replaces a text', async () => {
    form = { ...empty, title: 'The bell', text: 'At low water, a horn sounds.' };
    const user = open();
    await write(user);
    await press(user, 'Use this draft');
    const text = await screen.findByRole('region', { name: 'Text' });
    expect(
      [...text.querySelectorAll('del')].map(({ textContent }) => textContent).join(),
    ).toContain('horn');
    screen.getByText('Empty in the form, and filled by the draft: Given by.');
    // The name of the record stays, unless the user wants another.
    expect(screen.queryByRole('checkbox', { name: 'Title', checked: false })).not.toBeNull();
    await press(user, 'Replace');
    expect(form).toEqual({
      title: 'The bell',
      giver: 'Tamsin',
      text: 'At low water, a bell rings where no chapel stands.\n\n:::secret\nTamsin rings it.\n:::',
    });
  });

  test('comes below what is written, if it fits', async () => {
    form = { ...empty, text: 'A horn sounds.' };
    const user = open();
    await write(user);
    await press(user, 'Use this draft');
    await press(user, 'Add below');
    expect(showText(form['text'])).toMatch(/^A horn sounds\.\n\nAt low water/);
    await act(async () => {
      form = { ...empty, text: 'x'.repeat(190) };
    });
    await openPanel(user);
    await press(user, 'Use this draft');
    const below = await button('Add below');
    expect(below.title).toBe('“Text” would be too long.');
    await user.click(below);
    expect(form['text']).toBe('x'.repeat(190));
  });

  test('replaces the name that an earlier draft has put into the form', async () => {
    const user = open();
    await write(user);
    await press(user, 'Use this draft');
    await openPanel(user);
    await press(user, 'Write another');
    await waitFor(() => expect(server.all).toHaveLength(2));
    server.finish({
      ...questDraft(),
      title: 'The Tide Bell',
      entry: { type: 'quest', title: 'The Tide Bell', text: 'A bell sinks.', details: {} },
    });
    await screen.findByRole('heading', { name: 'The Tide Bell' });
    await press(user, 'Use this draft');
    await press(user, 'Replace');
    expect(form).toEqual({ title: 'The Tide Bell', giver: 'Tamsin', text: 'A bell sinks.' });
  });

  test('changes nothing in the form if all fields are kept', async () => {
    form = { ...empty, text: 'A horn sounds.', giver: 'Odo', title: 'The horn' };
    const user = open();
    await write(user);
    await press(user, 'Use this draft');
    await user.click(await screen.findByRole('checkbox', { name: 'Text' }));
    await user.click(screen.getByRole('checkbox', { name: 'Given by' }));
    const replace = await button('Replace');
    expect(replace.title).toBe('There is nothing to put into the form.');
    await user.click(replace);
    expect(form).toEqual({ title: 'The horn', giver: 'Odo', text: 'A horn sounds.' });
  });
});
