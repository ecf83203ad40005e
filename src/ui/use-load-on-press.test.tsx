import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useLoadOnPress } from './use-load-on-press.tsx';

interface OpenerProps {
  load: () => Promise<string>;
  onLoaded: (part: string) => void;
}

function Opener({ load, onLoaded }: OpenerProps) {
  const { notice, buttonProps } = useLoadOnPress({ load, what: 'form', onLoaded });
  return (
    <>
      {notice}
      <button type="button" {...buttonProps}>
        Edit
      </button>
    </>
  );
}

test('the page stays if the part cannot be loaded, and the next press tries again', async () => {
  let isOnline = false;
  const load = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the form';
  };
  const onLoaded = vi.fn<(part: string) => void>();
  render(<Opener load={load} onLoaded={onLoaded} />);
  const user = userEvent.setup();
  const edit = screen.getByRole('button', { name: 'Edit' });
  await user.click(edit);
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toBe('The form did not arrive. Try again.');
  expect(onLoaded).not.toHaveBeenCalled();
  isOnline = true;
  await user.click(edit);
  await vi.waitFor(() => expect(onLoaded).toHaveBeenCalledExactlyOnceWith('the form'));
});

test('the part is loaded before the press, when the pointer or the focus is on the button', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('the form');
  const onLoaded = vi.fn<(part: string) => void>();
  render(<Opener load={load} onLoaded={onLoaded} />);
  const user = userEvent.setup();
  await user.hover(screen.getByRole('button', { name: 'Edit' }));
  expect(load).toHaveBeenCalledTimes(1);
  await user.tab();
  expect(load).toHaveBeenCalledTimes(2);
  expect(onLoaded).not.toHaveBeenCalled();
});

test('a press opens the part although the effects of the page wait for a busy machine', async () => {
  // `act` would run the effects at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const onLoaded = vi.fn<(part: string) => void>();
  const hasEffects = Promise.withResolvers<void>();
  function Pressed() {
    const ref = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      ref.current?.querySelector('button')?.click();
      // React lets the browser work before it runs the effects, because its slice of 5 ms has ended.
      const end = performance.now() + 10;
      while (performance.now() < end);
    }, []);
    useEffect(() => hasEffects.resolve(), []);
    return (
      <div ref={ref}>
        <Opener load={() => Promise.resolve('the form')} onLoaded={onLoaded} />
      </div>
    );
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Pressed />);
  await hasEffects.promise;
  root.unmount();
  vi.unstubAllGlobals();
  expect(onLoaded).toHaveBeenCalledExactlyOnceWith('the form');
});

test('nothing is opened if the user has left the page before the part is loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const onLoaded = vi.fn<(part: string) => void>();
  const { unmount } = render(<Opener load={() => promise} onLoaded={onLoaded} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Edit' }));
  unmount();
  resolve('the form');
  await promise;
  expect(onLoaded).not.toHaveBeenCalled();
});
