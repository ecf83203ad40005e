import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetInvitation, keepInvitation, keptInvitation } from './kept-invitation.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('an invitation is kept for a day', () => {
  keepInvitation('/invitations/abc');
  expect(keptInvitation()).toBe('/invitations/abc');
  vi.advanceTimersByTime(24 * 60 * 60 * 1000 - 1);
  expect(keptInvitation()).toBe('/invitations/abc');
  vi.advanceTimersByTime(1);
  expect(keptInvitation()).toBeUndefined();
});

test('an invitation is forgotten when it is opened', () => {
  keepInvitation('/invitations/abc');
  forgetInvitation();
  expect(keptInvitation()).toBeUndefined();
});

test('no other path is kept', () => {
  keepInvitation('/campaigns/abc');
  expect(keptInvitation()).toBeUndefined();
});

test.for(['{', '7', '"/invitations/abc"', '{"path":7,"until":9e99}', '{"path":"/invitations/a"}'])(
  'a value that another version may have stored does no harm: %s',
  (stored) => {
    localStorage.setItem('questwright:invitation', stored);
    expect(keptInvitation()).toBeUndefined();
  },
);
