import { describe, expect, test } from 'vitest';
import { manyChecks, oneCheck } from './outcome.ts';

const counted = (passed: number, failed: number) => ({ passed, failed, details: '' });

describe('a gate of one check', () => {
  test('passes quietly', () => {
    expect(oneCheck(0, 'everything is fine')).toEqual(counted(1, 0));
  });

  test('shows what its command printed when it fails', () => {
    expect(oneCheck(2, 'a.ts: no')).toEqual({ passed: 0, failed: 1, details: 'a.ts: no' });
  });
});

describe('a gate of many checks', () => {
  test('passes with what it counted', () => {
    expect(manyChecks(counted(7, 0), 0, 'noise')).toEqual(counted(7, 0));
  });

  test('shows everything when a test failed', () => {
    expect(manyChecks(counted(6, 1), 1, 'why')).toEqual({ passed: 6, failed: 1, details: 'why' });
  });

  test('has failed when its runner left no report', () => {
    expect(manyChecks(undefined, 0, 'crash').failed).toBe(1);
  });

  test('has failed when its runner did, though every test passed', () => {
    expect(manyChecks(counted(7, 0), 1, 'unhandled').failed).toBe(1);
  });

  test('has failed when nothing ran', () => {
    expect(manyChecks(counted(0, 0), 0, '').failed).toBe(1);
  });
});
