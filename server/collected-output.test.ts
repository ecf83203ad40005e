import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectedOutput } from './collected-output.ts';

let written: string[];
const before = process.listeners('exit');
const output = { write: (text: string) => written.push(text) };

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
});

afterEach(() => {
  vi.useRealTimers();
  for (const listener of process.listeners('exit')) {
    if (!before.includes(listener)) process.off('exit', listener);
  }
});

test('the lines of 50 ms are written together, and no line waits longer', () => {
  const write = collectedOutput(output);
  write('one\n');
  vi.advanceTimersByTime(30);
  write('two\n');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(written).toEqual(['one\ntwo\n']);
  write('three\n');
  vi.advanceTimersByTime(50);
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});

test('many lines are written before the 50 ms are over, in their order', () => {
  const write = collectedOutput(output);
  const line = `${'x'.repeat(99)}\n`;
  for (let count = 0; count < 400; count += 1) write(line);
  expect(written.length).toBeGreaterThanOrEqual(2);
  vi.advanceTimersByTime(50);
  expect(written.join('')).toBe(line.repeat(400));
});

test('the last lines are written when the process ends', () => {
  const write = collectedOutput(output);
  write('The server ends.\n');
  process.emit('exit', 0);
  expect(written).toEqual(['The server ends.\n']);
  vi.advanceTimersByTime(50);
  expect(written).toHaveLength(1);
});
