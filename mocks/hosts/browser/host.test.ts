import { afterEach, expect, test, vi } from 'vitest';
import { connect } from './protocol.ts';
import { createHost } from './host.ts';
import type { NoticeKind } from './notices.ts';

const data = vi.hoisted(() => ({ notify: (_notice: NoticeKind): void => undefined }));

// The real data needs IndexedDB and the database image that only Vite builds.
vi.mock('./data.ts', () => ({
  holdLock: () => Promise.resolve(true),
  openData(notify: (notice: NoticeKind) => void) {
    data.notify = notify;
    return Promise.reject(new Error('No data.'));
  },
}));

const ports: MessagePort[] = [];
afterEach(() => ports.splice(0).forEach((port) => port.close()));

test('a page gets announcements until it is hidden, and again when it is shown', async () => {
  const { serve } = createHost();
  const received: string[] = [];
  const open = (name: string) => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1);
    serve(port2);
    return connect(port1, ({ kind }) => received.push(`${name}: ${kind}`));
  };
  const [first, second] = [open('first'), open('second')];
  await expect(first.call('start', [{ appUrl: '', scenario: null }])).rejects.toThrow('No data.');
  /** Messages keep their order, so the announcements have arrived before the answers. */
  const announce = async () => {
    data.notify('full');
    await Promise.all([first.call('lifeLock', []), second.call('lifeLock', [])]);
    return received.splice(0).toSorted();
  };
  expect(await announce()).toEqual(['first: notice', 'second: notice']);
  await first.call('pageHidden', []);
  expect(await announce()).toEqual(['second: notice']);
  await first.call('pageShown', []);
  expect(await announce()).toEqual(['first: notice', 'second: notice']);
});
