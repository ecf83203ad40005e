import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as zod from 'zod/mini';
import { HttpError } from '#src/api/http-error.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { ApiForm } from './api-form.tsx';
import { useApiForm } from './use-api-form.ts';
import { hasUnsavedWork } from './unsaved-work.ts';
import type { OnceHeaders } from './use-single-submit.ts';

const Seat = zod.object({
  name: zod.string().check(zod.minLength(1), zod.maxLength(8)),
  email: zod.email(),
});

type Body = zod.infer<typeof Seat>;

type Call = (body: Body, headers: OnceHeaders) => Promise<string>;

interface SeatFormProps {
  call: Call;
  onDone: () => void;
  schema?: () => Promise<typeof Seat>;
}

const loadSeat = async () => Seat;

function SeatForm({ call, onDone, schema = loadSeat }: SeatFormProps) {
  const form = useApiForm({
    schema,
    mutation: useMutation({
      mutationFn: ({ body, headers }: { body: Body; headers: OnceHeaders }) => call(body, headers),
    }),
    variables: (body: Body, once) => ({ body, headers: once() }),
    onDone,
  });
  return (
    <ApiForm form={form} submitLabel="Take the seat">
      <TextField {...form.field('name')} label="Name" />
      <details>
        <summary>How to reach you</summary>
        <TextField {...form.field('email')} label="E-mail" />
      </details>
    </ApiForm>
  );
}

function setUp(call = vi.fn<Call>(), schema?: SeatFormProps['schema']) {
  const onDone = vi.fn<() => void>();
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <SeatForm call={call} onDone={onDone} {...(schema && { schema })} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const send = () => user.click(screen.getByRole('button', { name: 'Take the seat' }));
  const fill = async (name: string, email: string) => {
    await user.type(screen.getByLabelText('Name'), name);
    await user.type(screen.getByLabelText('E-mail'), email);
  };
  return { call, onDone, user, send, fill, unmount };
}

const problem = (status: number, fields: { path: string; message: string }[] = []) =>
  new HttpError(new Response(null, { status }), { detail: 'The table is full.', fields });

const description = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
  return ids.split(' ').map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent);
};

describe('a form for an operation', () => {
  it('sends the typed values once, even if it is submitted again before the response', async () => {
    let answer: (value: string) => void = () => undefined;
    const { call, onDone, send, fill } = setUp(
      vi.fn<Call>(() => new Promise<string>((resolve) => (answer = resolve))),
    );
    await fill('Ilse', 'ilse@example.com');
    await send();
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true'));
    await send();
    expect(call.mock.calls.map(([body]) => body)).toEqual([
      { name: 'Ilse', email: 'ilse@example.com' },
    ]);
    await act(async () => answer('seat 4'));
    await waitFor(() =>
      expect(onDone).toHaveBeenCalledWith('seat 4', { name: 'Ilse', email: 'ilse@example.com' }),
    );
  });

  it('sends the values once if two submits come before the values are checked', async () => {
    const { call, onDone, fill } = setUp(vi.fn<Call>().mockResolvedValue('seat 4'));
    await fill('Ilse', 'ilse@example.com');
    const form = screen.getByRole<HTMLButtonElement>('button').form;
    act(() => {
      form?.requestSubmit();
      form?.requestSubmit();
    });
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    act(() => form?.requestSubmit());
    await waitFor(() =>
      expect(screen.getByRole('button').getAttribute('aria-busy')).not.toBe('true'),
    );
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('repeats the idempotency key when the same values are sent again without a response', async () => {
    const { call, user, send, fill } = setUp(
      vi.fn<Call>().mockRejectedValue(new TypeError('lost')),
    );
    await fill('Ilse', 'ilse@example.com');
    for (const times of [1, 2]) {
      await send();
      await waitFor(() => expect(call).toHaveBeenCalledTimes(times));
      await screen.findByText(/cannot be reached/);
    }
    await user.type(screen.getByLabelText('Name'), 'r');
    await send();
    await waitFor(() => expect(call).toHaveBeenCalledTimes(3));
    const [first, second, third] = call.mock.calls.map(([, headers]) => headers['Idempotency-Key']);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('shows messages for missing values at the fields, and in a summary with links to the fields', async () => {
    const { call, user, send } = setUp();
    await send();
    const summary = await screen.findByRole('alert');
    const links = within(summary).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Name: This needs an answer.',
      'E-mail: This needs an answer.',
    ]);
    expect(description('Name')).toEqual(['This needs an answer.']);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    const [, second] = links;
    if (second) await user.click(second);
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    expect(call).not.toHaveBeenCalled();
  });

  it('shows a single error only at its field, until the value is valid', async () => {
    const { user, send, fill } = setUp();
    await fill('Ilse of the Lanterns', 'ilse@example.com');
    await send();
    await waitFor(() => expect(description('Name')).toEqual(['Use 8 characters or fewer.']));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Ilse');
    await waitFor(() =>
      expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBeNull(),
    );
  });

  it('shows errors of the server at their fields, and keeps the typed values', async () => {
    const { send, fill } = setUp(
      vi
        .fn<Call>()
        .mockRejectedValue(
          problem(422, [{ path: '/email', message: 'We write there, and it comes back.' }]),
        ),
    );
    await fill('Ilse', 'ilse@example.com');
    await send();
    await waitFor(() =>
      expect(description('E-mail')).toEqual(['We write there, and it comes back.']),
    );
    expect(screen.queryByText('The table is full.')).toBeNull();
    expect(screen.getByLabelText('E-mail')).toMatchObject({ value: 'ilse@example.com' });
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  });

  it('shows an error of a part of a value at the field of the value', async () => {
    const { send, fill } = setUp(
      vi.fn<Call>().mockRejectedValue(problem(422, [{ path: '/name/0', message: 'Not an I.' }])),
    );
    await fill('Ilse', 'ilse@example.com');
    await send();
    await waitFor(() => expect(description('Name')).toEqual(['Not an I.']));
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('shows a single error without a field in the summary, which gets the focus', async () => {
    const { send, fill } = setUp(vi.fn<Call>(), async () =>
      Seat.check(({ value, issues }) => {
        issues.push({ code: 'custom', path: ['chair'], message: 'No chair.', input: value });
      }),
    );
    await fill('Ilse', 'ilse@example.com');
    await send();
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByText('chair: No chair.')).toBeDefined();
    expect(document.activeElement).toBe(summary);
  });

  it('opens a collapsed section whose field is invalid', async () => {
    const { user, send } = setUp();
    await user.type(screen.getByLabelText('Name'), 'Ilse');
    expect(screen.getByRole('group')).toMatchObject({ open: false });
    await send();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')));
    expect(screen.getByRole('group')).toMatchObject({ open: true });
  });

  it.each([
    ['a problem of the whole request', problem(409), 'The table is full.'],
    [
      'an error of an unknown field',
      problem(422, [{ path: '/seat', message: 'Taken.' }]),
      'seat: Taken.',
    ],
    ['an unreachable server', new TypeError('Failed to fetch'), /cannot be reached/],
  ])('reports %s in a banner that gets the focus', async (_, error, text) => {
    const { send, fill } = setUp(vi.fn<Call>().mockRejectedValue(error));
    await fill('Ilse', 'ilse@example.com');
    await send();
    const banner = await screen.findByRole('alert');
    expect(within(banner).getByText(text)).toBeDefined();
    expect(document.activeElement).toBe(banner);
    expect(screen.getByLabelText('Name')).toMatchObject({ value: 'Ilse' });
  });

  it('has unsaved work from the first character until it is sent, or closed', async () => {
    const { onDone, user, send, fill } = setUp(vi.fn<Call>().mockResolvedValue('seat 4'));
    await user.click(screen.getByLabelText('Name'));
    expect(hasUnsavedWork()).toBe(false);
    await fill('I', 'ilse@example.com');
    expect(hasUnsavedWork()).toBe(true);
    await send();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(hasUnsavedWork()).toBe(false);

    cleanup();
    const { unmount, user: other } = setUp();
    await other.type(screen.getByLabelText('Name'), 'I');
    expect(hasUnsavedWork()).toBe(true);
    unmount();
    expect(hasUnsavedWork()).toBe(false);
  });

  it('keeps the typed values and says what to do if its code cannot be loaded', async () => {
    const { call, send, fill } = setUp(vi.fn<Call>().mockResolvedValue('seat 4'), () =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    );
    await fill('Ilse', 'ilse@example.com');
    await send();
    const banner = await screen.findByRole('alert');
    expect(within(banner).getByText(/copy what you wrote and reload the page/)).toBeDefined();
    expect(screen.getByLabelText('Name')).toMatchObject({ value: 'Ilse' });
    expect(call).not.toHaveBeenCalled();
  });
});
