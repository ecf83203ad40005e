import { expect, test } from 'vitest';
import { outcomeOf, Rests } from './rests.ts';

const minute = 60_000;

const start = () => {
  const time = { now: 1_000_000 };
  const rests = new Rests(() => time.now);
  const attempt = (outcome: 'worked' | 'failed' | 'undecided', part: 'text' | 'image' = 'text') => {
    const begun = rests.begin(part);
    if (!begun) return false;
    begun.end(outcome);
    return true;
  };
  const fail = (times: number) => {
    for (let count = 0; count < times; count += 1) attempt('failed');
  };
  return { time, rests, attempt, fail };
};

test('a model is used until it has failed five times in a row', () => {
  const { time, rests, attempt, fail } = start();
  fail(4);
  attempt('worked');
  fail(4);
  expect(rests.restsUntil('text')).toBeNull();
  fail(1);
  expect(rests.restsUntil('text')).toBe(time.now + 30_000);
  expect(rests.begin('text')).toBeNull();
});

test('the other part is used while one rests', () => {
  const { rests, attempt, fail } = start();
  fail(5);
  expect(attempt('worked', 'image')).toBe(true);
  expect(rests.restsUntil('image')).toBeNull();
});

test('after a rest one attempt is made, and others wait for its outcome', () => {
  const { time, rests, fail } = start();
  fail(5);
  time.now += 30_000;
  expect(rests.restsUntil('text')).toBeNull();
  const trial = rests.begin('text');
  expect(trial).not.toBeNull();
  expect(rests.begin('text')).toBeNull();
  trial?.end('worked');
  expect(rests.begin('text')).not.toBeNull();
  expect(rests.begin('text')).not.toBeNull();
});

test('each attempt that fails after a rest doubles the next one, up to ten minutes', () => {
  const { time, rests, attempt, fail } = start();
  fail(5);
  const lengths: number[] = [];
  for (let count = 0; count < 7; count += 1) {
    const until = rests.restsUntil('text') ?? 0;
    lengths.push(until - time.now);
    time.now = until;
    expect(attempt('failed')).toBe(true);
  }
  expect(lengths).toEqual([
    30_000,
    minute,
    2 * minute,
    4 * minute,
    8 * minute,
    10 * minute,
    10 * minute,
  ]);
});

test('a success after a rest begins the count again', () => {
  const { time, rests, attempt, fail } = start();
  fail(5);
  time.now += 30_000;
  attempt('worked');
  fail(4);
  expect(rests.restsUntil('text')).toBeNull();
  fail(1);
  expect(rests.restsUntil('text')).toBe(time.now + 30_000);
});

test('a cancelled attempt changes nothing, and another one finds out whether the model works', () => {
  const { time, rests, attempt, fail } = start();
  fail(4);
  attempt('undecided');
  fail(1);
  expect(rests.restsUntil('text')).not.toBeNull();
  time.now += 30_000;
  attempt('undecided');
  expect(rests.restsUntil('text')).toBeNull();
  expect(attempt('worked')).toBe(true);
});

test('attempts that began before a rest do not make it longer', () => {
  const { time, rests, fail } = start();
  const slow = rests.begin('text');
  fail(5);
  slow?.end('failed');
  expect(rests.restsUntil('text')).toBe(time.now + 30_000);
});

test('an attempt that began before a rest and works ends the rest', () => {
  const { rests, fail } = start();
  const slow = rests.begin('text');
  fail(5);
  slow?.end('worked');
  expect(rests.restsUntil('text')).toBeNull();
});

test('an attempt counts once', () => {
  const { rests, fail } = start();
  fail(3);
  const begun = rests.begin('text');
  begun?.end('failed');
  begun?.end('failed');
  expect(rests.restsUntil('text')).toBeNull();
});

test('a change of the model ends its rest, and the outcomes of earlier attempts are ignored', () => {
  const { rests, fail } = start();
  const earlier = rests.begin('text');
  fail(5);
  rests.reset('text');
  expect(rests.restsUntil('text')).toBeNull();
  fail(4);
  earlier?.end('failed');
  expect(rests.restsUntil('text')).toBeNull();
});

test('only failures that do not depend on the request let a model rest', () => {
  expect(outcomeOf('unreachable')).toBe('failed');
  expect(outcomeOf('wrong-key')).toBe('failed');
  expect(outcomeOf('refused')).toBe('undecided');
  expect(outcomeOf('too-large')).toBe('undecided');
});
