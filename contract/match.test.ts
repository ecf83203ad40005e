import { describe, expect, it } from 'vitest';
import { apiPaths } from '#tests/support/api-paths.ts';
import { operations, type OperationId } from '#src/generated/contract/operations.ts';
import { isApiPath, matchOperation, methodsAt } from './match.ts';

describe('matching a request to its operation', () => {
  it.each(Object.keys(operations) as OperationId[])('finds %s at its path', (id) => {
    const { method, path } = operations[id];
    const examplePath = path.replaceAll(/\{\w+\}/g, '2024%23long-name');
    expect(matchOperation(method, examplePath)?.id).toBe(id);
  });

  it('decodes path parameters', () => {
    expect(matchOperation('GET', '/api/weapons/2024%23longsword')?.path).toEqual({
      weaponSk: '2024#longsword',
    });
  });

  it.each([
    '/api/gear',
    '/api/gear/a/b',
    '/api/gear/%',
    '/API/gear/',
    '/%61pi/gear/',
    '/api/%67ear/',
    '/api/nothing/',
  ])('finds no operation for GET %s', (path) => {
    expect(matchOperation('GET', path)).toBeNull();
  });

  it('matches an escaped literal segment only as the value of a parameter', () => {
    expect(matchOperation('POST', '/api/gear/%63reate')).toBeNull();
    expect(matchOperation('GET', '/api/gear/%63reate')?.path).toEqual({ gearSk: 'create' });
  });

  it('lists the methods of a path', () => {
    expect(methodsAt('/api/gear/rope').toSorted()).toEqual(['DELETE', 'GET', 'PUT']);
    expect(methodsAt('/api/nowhere')).toEqual([]);
  });
});

describe('isApiPath', () => {
  it.each([...apiPaths, '/api/gear/', '/api/../login', '/x/../api/gear/'])(
    'is true for %s',
    (path) => {
      expect(isApiPath(path)).toBe(true);
    },
  );

  it.each([
    '/',
    '',
    '*',
    '/apiary',
    '/wsx',
    '/campaigns/api/',
    '/%2561pi/',
    '/a;/api',
    '/../login',
    '/%',
  ])('is false for "%s"', (path) => {
    expect(isApiPath(path)).toBe(false);
  });
});
