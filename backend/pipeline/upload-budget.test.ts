import { expect, test } from 'vitest';
import type { BodyMeter, Call } from '#backend/call.ts';
import { UploadBudget } from './upload-budget.ts';

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

const refusal: unknown = expect.objectContaining({
  code: 'unavailable',
  headers: { 'Retry-After': '5' },
});

/** A form whose bytes arrive when the test calls `send`. */
function form(budget: UploadBudget, userId: string) {
  const whole = Promise.withResolvers<Uint8Array>();
  let meter: BodyMeter | undefined;
  const call: Call = {
    method: 'POST',
    path: '/api/campaigns/create',
    query: '',
    ip: '127.0.0.1',
    requestId: 'request-1',
    header: () => undefined,
    body: (_, given) => {
      meter = given;
      void given?.refusal?.then(whole.reject);
      return whole.promise;
    },
  };
  const { read, release } = budget.open(call, userId);
  const reading = read(10 * mebibyte);
  reading.catch(() => undefined);
  return {
    reading,
    release,
    send: (bytes: number): void => meter?.add(new Uint8Array(bytes)),
    /** All bytes have arrived, and the host joins them. */
    arrive: (): void => meter?.ended?.(),
    end: async () => {
      whole.resolve(new Uint8Array());
      await reading;
    },
  };
}

test('one user has 24 MiB, which are free again when the form is released', () => {
  const budget = new UploadBudget();
  const first = form(budget, 'mira');
  first.send(24 * mebibyte);
  const second = form(budget, 'mira');
  expect(() => second.send(1)).toThrow(refusal);
  second.release();
  first.release();
  expect(() => form(budget, 'mira').send(24 * mebibyte)).not.toThrow();
});

test('when there is no room, an incomplete form of a user with more bytes is refused instead of a new one', async () => {
  const budget = new UploadBudget();
  const stalled = Array.from({ length: 3 }, (_, user) => form(budget, `attacker ${user}`));
  for (const { send } of stalled) send(21 * mebibyte);
  const mira = form(budget, 'mira');
  expect(() => mira.send(10 * mebibyte)).not.toThrow();
  await expect(stalled[0]?.reading).rejects.toEqual(refusal);
  await mira.end();
});

test('a form of the user with the most bytes is refused when there is no room', () => {
  const budget = new UploadBudget();
  for (let user = 0; user < 32; user += 1) form(budget, `player ${user}`).send(2 * mebibyte);
  expect(() => form(budget, 'mira').send(11 * mebibyte)).toThrow(refusal);
});

test('a form that has arrived completely keeps its room until it is released', async () => {
  const budget = new UploadBudget();
  const complete = Array.from({ length: 4 }, (_, user) => form(budget, `player ${user}`));
  for (const { send, end } of complete) {
    send(16 * mebibyte);
    await end();
  }
  expect(() => form(budget, 'mira').send(2 * mebibyte)).toThrow(refusal);
  complete[0]?.release();
  expect(() => form(budget, 'tomas').send(2 * mebibyte)).not.toThrow();
});

test('a form is not refused while the host joins its bytes', async () => {
  const budget = new UploadBudget();
  const [first, ...others] = Array.from({ length: 3 }, (_, user) => form(budget, `player ${user}`));
  first?.send(22 * mebibyte);
  first?.arrive();
  for (const { send } of others) send(20 * mebibyte);
  form(budget, 'mira').send(10 * mebibyte);
  await first?.end();
  await expect(others[0]?.reading).rejects.toEqual(refusal);
});

test('a form whose last bytes arrive when it is refused is not accepted', async () => {
  const budget = new UploadBudget();
  const stalled = Array.from({ length: 3 }, (_, user) => form(budget, `player ${user}`));
  for (const { send } of stalled) send(21 * mebibyte);
  form(budget, 'mira').send(10 * mebibyte);
  await expect(stalled[0]?.end()).rejects.toEqual(refusal);
});

test('when there is no room for files, a form without files still has 256 KiB', async () => {
  const budget = new UploadBudget();
  for (let user = 0; user < 4; user += 1) {
    const complete = form(budget, `player ${user}`);
    complete.send(16 * mebibyte + 256 * kibibyte);
    await complete.end();
  }
  const mira = form(budget, 'mira');
  expect(() => mira.send(256 * kibibyte)).not.toThrow();
  expect(() => mira.send(1)).toThrow(refusal);
});
