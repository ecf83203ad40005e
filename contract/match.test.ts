import { describe, expect, it } from 'vitest';
import { operations, type OperationId } from '#src/generated/contract/operations.ts';
import { matchOperation, methodsAt } from './match.ts';

describe('matching a request to its operation', () => {
  it.each(Object.keys(operations) as OperationId[])('finds %s at its path', (id) => {
    const { method, path } = operations[id];
    const filled = path.replaceAll(/\{\w+\}/g, '2024%23long-name');
    expect(matchOperation(method, filled)?.id).toBe(id);
  });

  it('decodes path parameters', () => {
    expect(matchOperation('GET', '/api/weapons/2024%23longsword')?.path).toEqual({
      weaponSk: '2024#longsword',
    });
  });

  it.each(['/api/gear', '/api/gear/a/b', '/api/gear/%', '/API/gear/', '/api/nothing/'])(
    'finds nothing at %s',
    (path) => {
      expect(matchOperation('GET', path)).toBeNull();
    },
  );

  it('lists the methods of a path', () => {
    expect(methodsAt('/api/gear/rope').toSorted()).toEqual(['DELETE', 'GET', 'PUT']);
    expect(methodsAt('/api/nowhere')).toEqual([]);
  });
});
