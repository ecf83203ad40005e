import { describe, expect, test } from 'vitest';
import { outcomeOfTests, outcomeOfCommand } from './outcome.ts';

const counted = (passed: number, failed: number) => ({ passed, failed, details: '' });

describe('the outcome of a command', () => {
  test('is one passed test without output if the command succeeds', () => {
    expect(outcomeOfCommand(0, 'everything is fine')).toEqual(counted(1, 0));
  });

  test('shows the output of a command that failed', () => {
    expect(outcomeOfCommand(2, 'a.ts: no')).toEqual({ passed: 0, failed: 1, details: 'a.ts: no' });
  });
});

describe('the outcome of a test runner', () => {
  test('has the counts of its report', () => {
    expect(outcomeOfTests(counted(7, 0), 0, 'noise')).toEqual(counted(7, 0));
  });

  test('shows the output when a test failed', () => {
    expect(outcomeOfTests(counted(6, 1), 1, 'why')).toEqual({
      passed: 6,
      failed: 1,
      details: 'why',
    });
  });

  test('is a failure if there is no report', () => {
    expect(outcomeOfTests(undefined, 0, 'crash').failed).toBe(1);
  });

  test('is a failure when the runner failed, although every test passed', () => {
    expect(outcomeOfTests(counted(7, 0), 1, 'unhandled').failed).toBe(1);
  });

  test('is a failure when no test ran', () => {
    expect(outcomeOfTests(counted(0, 0), 0, '').failed).toBe(1);
  });
});
