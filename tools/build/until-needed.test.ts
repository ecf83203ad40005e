import { Window } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { untilNeeded } from './until-needed.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function openPage() {
  const window = new Window({ url: 'http://localhost/' });
  const { document, PointerEvent } = window;
  vi.stubGlobal('document', document);
  vi.stubGlobal('PointerEvent', PointerEvent);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  return window;
}

/** Whether the app has started. */
async function isNeeded(needed: Promise<void>): Promise<boolean> {
  const waiting = new Promise<false>((resolve) => {
    setImmediate(() => resolve(false));
  });
  return Promise.race([needed.then(() => true), waiting]);
}

test('a page without a user never starts the app', async () => {
  openPage();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const needed = untilNeeded();
  vi.advanceTimersByTime(600_000);
  expect(await isNeeded(needed)).toBe(false);
});

test.for(['touchstart', 'scroll', 'keydown', 'focusin', 'click'])(
  'the event %s starts the app',
  async (type) => {
    const window = openPage();
    const needed = untilNeeded();
    window.document.body.dispatchEvent(new window.Event(type, { bubbles: true }));
    expect(await isNeeded(needed)).toBe(true);
  },
);

test('a pointer starts the app when it moves', async () => {
  const window = openPage();
  const needed = untilNeeded();
  const move = (movementX: number) =>
    window.document.body.dispatchEvent(
      new window.PointerEvent('pointermove', { bubbles: true, movementX }),
    );
  move(0);
  expect(await isNeeded(needed)).toBe(false);
  move(2);
  expect(await isNeeded(needed)).toBe(true);
});

test('a user with a session does not wait', async () => {
  const { document } = openPage();
  // oxlint-disable-next-line unicorn/no-document-cookie -- the page reads this cookie
  document.cookie = 'csrfToken=secret';
  expect(await isNeeded(untilNeeded())).toBe(true);
});
