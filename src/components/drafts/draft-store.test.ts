import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { DraftStore } from './draft-store.ts';

const store = new DraftStore();

afterEach(async () => {
  await store.close();
  indexedDB = new IDBFactory();
});

const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ name: `Club ${from + index}` }));

function* parts(count: number): Generator<readonly [string, unknown]> {
  for (let from = 0; from < count; from += 500) {
    yield [String(from / 500).padStart(6, '0'), rows(from, Math.min(from + 500, count))];
  }
}

const rowsIn = async (key: string) => [...((await store.read(key))?.parts.values() ?? [])].flat();

describe('a stored draft', () => {
  test('is read unchanged, with its parts in the order of their names', async () => {
    const head = { at: 1, attempt: null, base: { version: 3 } };
    await store.write('mira/list/1', { head, parts: parts(1203) });
    expect((await store.read('mira/list/1'))?.head).toEqual(head);
    expect(await rowsIn('mira/list/1')).toEqual(rows(0, 1203));
  });

  test('has one key for all parts, and all parts are removed together', async () => {
    await store.write('mira/list/1', { head: {}, parts: parts(1203) });
    await store.write('mira/list/2', { head: {}, parts: parts(3) });
    await store.write('odo/list/1', { head: {} });
    expect(await store.keys('mira/list/')).toEqual(['mira/list/1', 'mira/list/2']);
    await store.remove(['mira/list/1']);
    expect(await store.read('mira/list/1')).toBeUndefined();
    expect(await rowsIn('mira/list/2')).toEqual(rows(0, 3));
    // Without a head, no parts are read; a new head shows that no parts are left.
    await store.write('mira/list/1', { head: {} });
    expect(await rowsIn('mira/list/1')).toEqual([]);
  });

  test('keeps parts that a write does not contain, unless the write has `replace`', async () => {
    await store.write('mira/list/1', { head: { step: 1 }, parts: parts(1203) });
    await store.write('mira/list/1', { head: { step: 2 }, parts: [['000001', ['changed']]] });
    const kept = await store.read('mira/list/1');
    expect(kept?.head).toEqual({ step: 2 });
    expect([...(kept?.parts.keys() ?? [])]).toEqual(['000000', '000001', '000002']);
    await store.write('mira/list/1', { head: { step: 3 }, parts: parts(2), replace: true });
    expect(await rowsIn('mira/list/1')).toEqual(rows(0, 2));
  });

  test('is changed by `update`, unless its callback returns undefined', async () => {
    const add = (head: unknown) => (head === undefined ? undefined : { more: true });
    await store.update('mira/list/1', add, parts(2));
    expect(await store.read('mira/list/1')).toBeUndefined();
    await store.write('mira/list/1', { head: {} });
    await store.update('mira/list/1', add);
    expect((await store.read('mira/list/1'))?.head).toEqual({ more: true });
  });

  test('contains the data of a write with `isLastMoment`, which aborts a running write', async () => {
    const slow = store.write('mira/list/1', { head: { slow: true }, parts: parts(50_000) });
    const slowEnd = slow.then(
      () => 'stored',
      () => 'aborted',
    );
    await new Promise((resolve) => setTimeout(resolve, 5));
    await store.write('mira/list/1', {
      head: { last: true },
      parts: parts(700),
      replace: true,
      isLastMoment: true,
    });
    expect(await slowEnd).toBe('aborted');
    expect((await store.read('mira/list/1'))?.head).toEqual({ last: true });
    expect(await rowsIn('mira/list/1')).toEqual(rows(0, 700));
  });

  test('contains the last of several writes with `isLastMoment`', async () => {
    const slow = store.write('mira/list/1', { head: { slow: true }, parts: parts(50_000) });
    slow.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const lastMoment = (count: number) =>
      store.write('mira/list/1', { head: { count }, parts: parts(count), isLastMoment: true });
    // A page that is hidden and then closed writes twice.
    await Promise.all([lastMoment(300), lastMoment(400)]);
    await expect(slow).rejects.toThrow(/abort/i);
    await lastMoment(500);
    expect((await store.read('mira/list/1'))?.head).toEqual({ count: 500 });
    expect(await rowsIn('mira/list/1')).toEqual(rows(0, 500));
  });
});
