import { expect, test } from 'vitest';
import {
  endsSession,
  failureText,
  HttpError,
  isTemporary,
  OtherUserError,
  reasonText,
  retryAfterOf,
} from './http-error.ts';

const failure = (status: number, headers: Record<string, string> = {}) =>
  new HttpError(new Response(null, { status, headers }), null);

test.each([
  ['no network', new TypeError('Failed to fetch'), true],
  ['a time limit', new DOMException('aborted', 'AbortError'), true],
  ['500', failure(500), true],
  ['503', failure(503), true],
  ['408', failure(408), true],
  ['429', failure(429), true],
  ['403', failure(403), false],
  ['431', failure(431), false],
  ['451', failure(451), false],
  ['another error', new RangeError('x'), false],
])('a retry can succeed after %s: %j', (_, error, expected) => {
  expect(isTemporary(error)).toBe(expected);
});

test('a retry waits as long as the server asks for', () => {
  const header = (value: string) => retryAfterOf(failure(503, { 'Retry-After': value }));
  expect(header('7')).toBe(7000);
  expect(header('soon')).toBeNull();
  expect(header(new Date(0).toUTCString())).toBe(0);
  expect(retryAfterOf(failure(503))).toBeNull();
  expect(retryAfterOf(new TypeError('Failed to fetch'))).toBeNull();
});

test('a write that is refused because of another account is described by this reason', () => {
  const error = new OtherUserError(new Response(null, { status: 403 }));
  for (const textOf of [failureText, reasonText]) {
    expect(textOf(error)).toBe('Another account is signed in with this browser.');
  }
});

test.each([
  ['/api/campaigns/1', 'forbidden', false],
  ['/api/generation/create', 'forbidden', false],
  ['/api/generation/create', 'csrf_failed', true],
  ['/api/gear/create', 'forbidden', true],
])('a 403 response of %s with the code %s ends the session: %j', (path, code, expected) => {
  const response = new Response(null, { status: 403 });
  Object.defineProperty(response, 'url', { value: `http://localhost${path}` });
  expect(endsSession(new HttpError(response, { code, detail: 'No.' }))).toBe(expected);
});
