import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Popover } from './popover.tsx';
import { SidePanel } from './side-panel.tsx';

const nothing = () => undefined;

/** What is drawn above the page, with a form or a question in it. */
const layers: Record<string, (content: ReactNode) => ReactNode> = {
  dialog: (content) => (
    <Dialog open title="Above" onClose={nothing}>
      {content}
    </Dialog>
  ),
  'side panel': (content) => (
    <SidePanel open title="Above" onClose={nothing}>
      {content}
    </SidePanel>
  ),
  popover: (content) => (
    <Popover open title="Above" trigger={<button type="button">More</button>}>
      {content}
    </Popover>
  ),
};

test.each(Object.keys(layers))(
  'a form in a %s does not send the form of the page behind it',
  async (name) => {
    const page = vi.fn<() => void>();
    const inner = vi.fn<() => void>();
    const content = (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          inner();
        }}
      >
        <button type="submit">Send</button>
      </form>
    );
    render(<form onSubmit={page}>{createPortal(layers[name]?.(content), document.body)}</form>);
    await userEvent.click(screen.getByRole('button', { name: 'Send', hidden: true }));
    expect(inner).toHaveBeenCalledOnce();
    expect(page).not.toHaveBeenCalled();
  },
);

test('a question does not send the form of the page behind it', async () => {
  const page = vi.fn<() => void>();
  const confirmed = vi.fn<() => void>();
  const question = (
    <ConfirmDialog
      open
      title="Discard this draft?"
      confirmLabel="Discard draft"
      onCancel={nothing}
      onConfirm={confirmed}
    >
      It is deleted.
    </ConfirmDialog>
  );
  render(<form onSubmit={page}>{createPortal(question, document.body)}</form>);
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(confirmed).toHaveBeenCalledOnce();
  expect(page).not.toHaveBeenCalled();
});
