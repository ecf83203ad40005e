import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { dropRecords, readDrafts, recordsOf, writeDrafts } from './draft-store.ts';

const drafts = (count: number): Draft[] =>
  Array.from({ length: count }, (_, number) => ({
    sk: `new:${number}`,
    state: 'created',
    base: null,
    changed: { name: `Club ${number}` },
    key: null,
    after: null,
  }));
const kept = (count: number) => ({ drafts: drafts(count), at: 1, attempt: null });

test('very many drafts are one record to whoever reads, and are dropped as one', async () => {
  expect(await writeDrafts('odo/weapons/1', kept(1203))).toBe(true);
  expect(await recordsOf('odo/weapons')).toEqual(['odo/weapons/1']);
  expect((await readDrafts('odo/weapons/1'))?.drafts).toEqual(drafts(1203));
  await dropRecords(['odo/weapons/1']);
  expect(await readDrafts('odo/weapons/1')).toBeNull();
  expect(await writeDrafts('odo/weapons/1', kept(2))).toBe(true);
  expect((await readDrafts('odo/weapons/1'))?.drafts).toEqual(drafts(2));
});

test('a page at its last moment does not wait for what is being written with pauses', async () => {
  const slow = writeDrafts('odo/gear/1', kept(5000));
  await new Promise((resolve) => setTimeout(resolve, 5));
  const last = writeDrafts('odo/gear/1', kept(700), true);
  expect(await Promise.all([slow, last])).toEqual([false, true]);
  expect((await readDrafts('odo/gear/1'))?.drafts).toEqual(drafts(700));
});
