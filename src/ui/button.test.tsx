import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Avatar, initialOf } from './avatar.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

afterEach(cleanup);

describe('the button', () => {
  it('does nothing while pending, and keeps the focus', async () => {
    const act = vi.fn<() => void>();
    const submit = vi.fn<() => void>();
    const form = (pending: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" pending={pending} onClick={act}>
          Save
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Save' });
    button.focus();
    rerender(form(true));
    await userEvent.click(button);
    expect(act).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('starts work once for a double click, before `pending` is rendered', async () => {
    const start = vi.fn<() => void>();
    render(
      <Button pending={false} onClick={start}>
        Send
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Send' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(start).toHaveBeenCalledOnce();
    // Work that has ended, or has not started, can be started again.
    await new Promise((resolve) => setTimeout(resolve, 20));
    fireEvent.click(button);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('counts every click if it starts no work', async () => {
    const add = vi.fn<() => void>();
    render(<Button onClick={add}>One more</Button>);
    await userEvent.dblClick(screen.getByRole('button', { name: 'One more' }));
    expect(add).toHaveBeenCalledTimes(2);
  });

  it('is described by the reason why it cannot be used', async () => {
    const act = vi.fn<() => void>();
    render(
      <Button onClick={act} disabledReason="Only admins can do this.">
        Delete
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Delete' });
    await userEvent.click(button);
    expect(act).not.toHaveBeenCalled();
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Only admins can do this.');
  });

  it('is described by the text beside it that shows the reason', () => {
    render(
      <>
        <Button disabledReason="Only admins can do this." reasonId="reason">
          Delete
        </Button>
        <p id="reason">Only admins can do this.</p>
      </>,
    );
    const button = screen.getByRole('button', { name: 'Delete' });
    expect(button.getAttribute('aria-describedby')).toBe('reason');
    expect(button.title).toBe('');
    expect(screen.getAllByText('Only admins can do this.')).toHaveLength(1);
  });
});

describe('the avatar', () => {
  it('shows the first letter in uppercase, or U without a name', () => {
    expect(initialOf('mira')).toBe('M');
    expect(initialOf('  ørjan')).toBe('Ø');
    expect(initialOf('')).toBe('U');
    expect(initialOf(undefined)).toBe('U');
  });

  it('gives the same name the same background', () => {
    const { container } = render(
      <>
        <Avatar name="Mira" />
        <Avatar name="Mira" />
      </>,
    );
    const backgrounds = [...container.querySelectorAll('.avatar')].map((avatar) =>
      avatar.getAttribute('data-background'),
    );
    expect(backgrounds[0]).toBe(backgrounds[1]);
  });
});

describe('the confirm dialog', () => {
  it('calls onConfirm only after the user has typed the text', async () => {
    const confirm = vi.fn<() => void>();
    render(
      <ConfirmDialog
        open
        onCancel={() => undefined}
        onConfirm={confirm}
        title="Delete it?"
        confirmLabel="Delete campaign"
        confirmText="Saltmarsh"
      >
        It is gone for good.
      </ConfirmDialog>,
    );
    const button = screen.getByRole('button', { name: 'Delete campaign' });
    await userEvent.click(button);
    expect(confirm).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox'), 'Saltmarsh');
    await userEvent.click(button);
    expect(confirm).toHaveBeenCalledOnce();
  });
});
