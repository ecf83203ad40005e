import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compileValidatorsAhead } from './validators-ahead.ts';

const steps = vi.hoisted(() => ({ left: 3, taken: 0 }));
vi.mock('#contract/compile-ahead.ts', () => ({
  *compileAhead() {
    for (; steps.left > 0; steps.left -= 1) {
      steps.taken += 1;
      yield;
    }
  },
}));

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

test('compiles nothing before the server has answered a few requests, and then everything', () => {
  const server = new EventEmitter();
  compileValidatorsAhead(server);
  for (let count = 0; count < 19; count += 1) server.emit('request');
  vi.advanceTimersByTime(10_000);
  expect(steps.taken).toBe(0);
  server.emit('request');
  expect(server.listenerCount('request')).toBe(0);
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({
    idle: 1,
    active: 0,
    utilization: 0,
  });
  vi.advanceTimersByTime(10_000);
  expect(steps).toEqual({ left: 0, taken: 3 });
  expect(vi.getTimerCount()).toBe(0);
});
