import { expect, test } from 'vitest';
import { HttpError } from '#src/api/http-error.ts';
import { isOutcomeUnknown } from './outcome-unknown.ts';

const failure = (status: number, body: unknown = null) =>
  new HttpError(new Response(null, { status }), body);

test('a failure leaves open what the server has done only if its answer is missing', () => {
  const ofServer = failure(503, { code: 'busy', detail: 'Try again.' });
  const failures = [new TypeError('Failed to fetch'), failure(502), ofServer, failure(413)];
  expect(failures.map(isOutcomeUnknown)).toEqual([true, true, false, false]);
});
