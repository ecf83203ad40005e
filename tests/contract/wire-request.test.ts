import { expect, test } from 'vitest';
import {
  operations,
  type Operation,
  type OperationId,
} from '#src/generated/contract/operations.ts';
import { KnownIds } from './known-ids.ts';
import { allowedRequests } from './thousand-requests.ts';
import { changes, Choices } from './wire-request.ts';

const origin = 'http://app.example';
// The keys of this table are the operation ids.
const withFields = (Object.keys(operations) as OperationId[]).filter(
  (id) => (operations[id] as Operation).body !== null,
);

test.for(['an odd value', 'an odd text', 'an unknown field', 'a missing field'])(
  'a request with %s has another body, also if it is a form',
  (name) => {
    const choices = new Choices('the same', origin);
    const allowed = allowedRequests('the same', origin, new KnownIds());
    const unchanged = withFields.filter((id) => {
      const drawn = Array.from({ length: 20 }, () => allowed(id));
      return !drawn.some((request) => {
        const { fields, body } = { ...request, ...changes[name]?.(choices, request) };
        return (
          JSON.stringify(fields) !== JSON.stringify(request.fields) &&
          body?.equals(request.body ?? body) === false
        );
      });
    });
    expect(withFields).toContain('pictureCreate');
    expect(unchanged).toEqual([]);
  },
);
