import { expect, expectTypeOf, test } from 'vitest';
import { operations, type OperationId } from '#src/generated/contract/operations.ts';
import { bindings, generated, type Bindings } from './bindings.ts';
import { createMockBackend } from './backend.ts';
import { createClient } from '#mocks/testing/client.ts';

test('every operation of the contract is bound, and nothing else is', () => {
  expect(Object.keys(bindings).toSorted()).toEqual(Object.keys(operations).toSorted());
});

test('an operation without a binding is a type error', () => {
  expectTypeOf<keyof Bindings>().toEqualTypeOf<OperationId>();
  const { authSelf: _left, ...rest } = bindings;
  // @ts-expect-error one operation is missing
  const incomplete: Bindings = rest;
  expect(incomplete).not.toHaveProperty('authSelf');
});

test('an operation bound to its factory answers from it', async () => {
  const before = bindings.authOauthProviders;
  Object.assign(bindings, { authOauthProviders: generated });
  try {
    const { call } = createClient(createMockBackend());
    const { status, body } = await call('GET', '/api/auth/oauth-providers');
    expect(status).toBe(200);
    expect(body).not.toEqual({ items: [{ type: 'guild', name: 'Guild Pass' }] });
  } finally {
    Object.assign(bindings, { authOauthProviders: before });
  }
});
