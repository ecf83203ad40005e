import { afterEach, expect, test, vi } from 'vitest';
import { forgetPresses } from '../forget-kept.ts';
import { pressList, type UndoablePress } from './press-list.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const press = (id: string, label = id): UndoablePress => ({
  id,
  label,
  kind: 'play',
  undo: { back: { lostHitPoints: -1 }, set: {} },
});

const idsOf = (list: { get: () => readonly UndoablePress[] }) => list.get().map(({ id }) => id);

test('the last twenty presses of a character are kept over a reload', () => {
  const list = pressList('tomas', 'wulf');
  for (let number = 1; number <= 25; number += 1) list.add(press(`press-${number}`));
  list.remove('press-25');
  const next = pressList('tomas', 'wulf');
  expect(idsOf(next)).toHaveLength(19);
  expect(idsOf(next).at(0)).toBe('press-6');
  expect(idsOf(next).at(-1)).toBe('press-24');
  expect(idsOf(pressList('ilse', 'wulf'))).toEqual([]);
  expect(idsOf(pressList('tomas', 'ysolde'))).toEqual([]);
});

test('long presses leave room for fewer', () => {
  const list = pressList('tomas', 'wulf');
  for (const id of ['one', 'two', 'three', 'four']) list.add(press(id, 'x'.repeat(20_000)));
  expect(idsOf(list)).toEqual(['three', 'four']);
  list.add(press('too-long', 'x'.repeat(100_000)));
  expect(idsOf(list)).toEqual([]);
});

test('the lists of the last twenty characters are kept', () => {
  vi.useFakeTimers();
  for (let number = 1; number <= 22; number += 1) {
    vi.setSystemTime(number);
    pressList('tomas', `character-${number}`).add(press('one'));
  }
  vi.useRealTimers();
  expect(localStorage.length).toBe(20);
  expect(idsOf(pressList('tomas', 'character-2'))).toEqual([]);
  expect(idsOf(pressList('tomas', 'character-22'))).toEqual(['one']);
});

test('tabs share the list', () => {
  const here = pressList('tomas', 'wulf');
  const other = pressList('tomas', 'wulf');
  const stop = here.subscribe(() => undefined);
  other.add(press('one'));
  // The browser tells only the other tabs.
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'questwright.pressed.tomas/wulf', newValue: '' }),
  );
  expect(idsOf(here)).toEqual(['one']);
  here.add(press('two'));
  expect(idsOf(pressList('tomas', 'wulf'))).toEqual(['one', 'two']);
  stop();
});

test('without the storage of the browser the list ends with the page', () => {
  const list = pressList('tomas', 'wulf');
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  list.add(press('one'));
  list.add(press('two'));
  list.remove('one');
  expect(idsOf(list)).toEqual(['two']);
});

test('a sign-in removes the lists of all other users, and a logout removes all lists', () => {
  pressList('tomas', 'wulf').add(press('one'));
  pressList('ilse', 'ysolde').add(press('two'));
  forgetPresses('ilse');
  expect(idsOf(pressList('tomas', 'wulf'))).toEqual([]);
  expect(idsOf(pressList('ilse', 'ysolde'))).toEqual(['two']);
  forgetPresses(null);
  expect(localStorage.length).toBe(0);
});

test('a stored value with another format is ignored', () => {
  localStorage.setItem('questwright.pressed.tomas/wulf', '{"presses":[{"id":1},null,"x"]}');
  expect(idsOf(pressList('tomas', 'wulf'))).toEqual([]);
  localStorage.setItem('questwright.pressed.tomas/wulf', 'no JSON');
  expect(idsOf(pressList('tomas', 'wulf'))).toEqual([]);
});
