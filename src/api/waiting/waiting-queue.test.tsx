import { afterEach, expect, test, vi } from 'vitest';
import { bindToUser } from '../http.ts';
import { HttpError } from '../http-error.ts';
import { waitingOwners } from './kept-entries.ts';
import { WaitingQueue } from './waiting-queue.ts';

interface Entry {
  readonly id: string;
}

const owner = { userId: 'tomas', characterId: 'wulf', kind: 'rolls' } as const;

const stops: (() => void)[] = [];

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  // Ends the queues in which something waits.
  bindToUser(null);
  window.dispatchEvent(new Event('online'));
  localStorage.clear();
  vi.useRealTimers();
});

const problem = (status: number) => {
  const response = new Response(null, { status });
  return new HttpError(response, {
    code: 'validation_failed',
    detail: 'Not like this.',
    fields: [],
  });
};

/** A queue of a page, and what it has sent. */
function open(send: (ids: string[]) => Promise<void> = () => Promise.resolve(), most = 50) {
  bindToUser('tomas');
  const onSentElsewhere = vi.fn<() => void>();
  const sent: string[][] = [];
  const refused: string[] = [];
  const queue = new WaitingQueue<Entry>({
    owner,
    idOf: ({ id }) => id,
    isEntry: (value): value is Entry => 'id' in value,
    most,
    send: async (entries) => {
      const ids = entries.map(({ id }) => id);
      await send(ids);
      sent.push(ids);
    },
    onRefused: ({ id }, reason) => refused.push(`${id}: ${reason}`),
    onSentElsewhere,
  });
  stops.push(queue.connect());
  return { queue, sent, refused, onSentElsewhere };
}

const isEmpty = (queue: WaitingQueue<Entry>) =>
  vi.waitFor(() => expect(queue.state().waiting).toEqual([]));

test('entries are sent in their order, several in one request', async () => {
  let release: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (release = resolve));
  const { queue, sent } = open(() => first);
  for (const id of ['one', 'two', 'three']) queue.add({ id });
  expect(queue.state().waiting).toHaveLength(3);
  release();
  await isEmpty(queue);
  expect(sent).toEqual([['one'], ['two', 'three']]);
  expect(waitingOwners('tomas')).toEqual([]);
});

test('what could not be sent is kept for the next page, and for no other user', async () => {
  const { queue } = open(() => Promise.reject(new TypeError('Failed to fetch')));
  queue.add({ id: 'one' });
  await vi.waitFor(() => expect(queue.state().hasFailed).toBe(true));
  stops.splice(0).forEach((stop) => stop());
  expect(waitingOwners('tomas')).toEqual([owner]);
  expect(waitingOwners('ilse')).toEqual([]);
  const next = open();
  await isEmpty(next.queue);
  expect(next.sent).toEqual([['one']]);
});

test('a refused entry is dropped, and takes no other with it', async () => {
  const { queue, sent, refused } = open((ids) =>
    ids.includes('two') ? Promise.reject(problem(422)) : Promise.resolve(),
  );
  for (const id of ['one', 'two', 'three']) queue.add({ id });
  await isEmpty(queue);
  expect(refused).toEqual(['two: Not like this.']);
  expect(sent.flat()).toEqual(['one', 'three']);
  expect(queue.wasRefused('two')).toBe(true);
  expect(queue.wasRefused('one')).toBe(false);
});

test('a request that hangs ends, and is repeated', async () => {
  vi.useFakeTimers();
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { queue, sent } = open(
    vi
      .fn<(ids: string[]) => Promise<void>>()
      .mockRejectedValueOnce(new DOMException('too long', 'TimeoutError'))
      .mockResolvedValue(),
  );
  queue.add({ id: 'one' });
  await vi.advanceTimersByTimeAsync(100);
  expect(timeout).toHaveBeenCalledWith(20_000);
  expect(queue.state().hasFailed).toBe(true);
  await vi.advanceTimersByTimeAsync(6000);
  expect(sent).toEqual([['one']]);
  expect(queue.state()).toMatchObject({ waiting: [], hasFailed: false });
});

test('after the end of a session the entries wait for the next one of the user', async () => {
  const send = vi.fn<(ids: string[]) => Promise<void>>().mockRejectedValueOnce(problem(401));
  const { queue, refused } = open(send.mockResolvedValue());
  queue.add({ id: 'one' });
  await vi.waitFor(() => expect(queue.state().hasFailed).toBe(true));
  expect(refused).toEqual([]);
  // Another user signs in on this page: nothing of the first user is sent.
  bindToUser('ilse');
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(send).toHaveBeenCalledTimes(1);
  bindToUser('tomas');
  window.dispatchEvent(new Event('online'));
  await isEmpty(queue);
});

test('a tab shows what another tab adds, and forgets what the other has sent', async () => {
  const { queue, sent, onSentElsewhere } = open(() =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  const key = 'questwright.play.tomas/rolls/wulf.other';
  const newValue = JSON.stringify({ at: 1, request: { id: 'other' } });
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  expect(queue.state().waiting).toEqual([{ id: 'other' }]);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  expect(queue.state().waiting).toHaveLength(1);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  await isEmpty(queue);
  expect(sent).toEqual([]);
  expect(onSentElsewhere).toHaveBeenCalledTimes(1);
});

test('what another tab adds is sent by this one if the other does not send it', async () => {
  vi.useFakeTimers();
  const { sent } = open();
  const key = 'questwright.play.tomas/rolls/wulf.other';
  const newValue = JSON.stringify({ at: 1, request: { id: 'other' } });
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([['other']]);
});

test('more than a million characters are sent, but not kept', async () => {
  const send = vi.fn<(ids: string[]) => Promise<void>>();
  const { queue } = open(send.mockRejectedValue(new TypeError('Failed to fetch')));
  queue.add({ id: 'x'.repeat(600_000) });
  expect(queue.state().isKept).toBe(true);
  queue.add({ id: 'y'.repeat(600_000) });
  expect(queue.state().isKept).toBe(false);
  expect(queue.state().waiting).toHaveLength(2);
  expect(localStorage.length).toBe(1);
});

test('what waits when the sheet is left is sent when the network is back', async () => {
  const send = vi
    .fn<(ids: string[]) => Promise<void>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue();
  const { queue, sent } = open(send);
  queue.add({ id: 'one' });
  await vi.waitFor(() => expect(queue.state().hasFailed).toBe(true));
  stops.splice(0).forEach((stop) => stop());
  window.dispatchEvent(new Event('online'));
  await isEmpty(queue);
  expect(sent).toEqual([['one']]);
  // The queue is closed now, and is not sent until a page connects it again.
  queue.add({ id: 'two' });
  window.dispatchEvent(new Event('online'));
  expect(send).toHaveBeenCalledTimes(2);
});

test('a queue that is opened again has what another tab has kept meanwhile', async () => {
  const { queue, sent } = open();
  stops.splice(0).forEach((stop) => stop());
  const kept = { at: 1, request: { id: 'other' } };
  localStorage.setItem('questwright.play.tomas/rolls/wulf.other', JSON.stringify(kept));
  stops.push(queue.connect());
  await isEmpty(queue);
  expect(sent).toEqual([['other']]);
});

test('what waits when the sheet is left is not sent after its user has signed out', async () => {
  const send = vi.fn<(ids: string[]) => Promise<void>>();
  const { queue } = open(send.mockRejectedValue(new TypeError('Failed to fetch')));
  queue.add({ id: 'one' });
  await vi.waitFor(() => expect(queue.state().hasFailed).toBe(true));
  stops.splice(0).forEach((stop) => stop());
  bindToUser(null);
  window.dispatchEvent(new Event('online'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(queue.state().waiting).toEqual([{ id: 'one' }]);
});

test('a refusal after a failure of the network does not stop the entries after it', async () => {
  const send = vi
    .fn<(ids: string[]) => Promise<void>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(problem(422))
    .mockResolvedValue();
  const { queue, sent, refused } = open(send, 1);
  queue.add({ id: 'one' });
  await vi.waitFor(() => expect(queue.state().hasFailed).toBe(true));
  queue.add({ id: 'two' });
  await isEmpty(queue);
  expect(refused).toEqual(['one: Not like this.']);
  expect(sent).toEqual([['two']]);
  expect(queue.state().hasFailed).toBe(false);
});
