import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { generatedHandlers } from '#mocks/fallback/generated.ts';
import { people } from '#mocks/fixtures/people.ts';
import { createNodeMocks } from './node.ts';

const mocks = createNodeMocks();

beforeAll(mocks.start);
afterEach(mocks.reset);
afterAll(mocks.stop);

const login = () => {
  const { email, password } = people.ilse;
  return fetch('/api/auth/login', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
};

test('a component test can sign in, and its page can read the CSRF token', async () => {
  expect((await login()).status).toBe(200);
  expect(document.cookie).toContain(`csrfToken=${mocks.jar.get('csrfToken')}`);
  const self = await fetch('/api/auth/self', { credentials: 'include' });
  expect(await self.json()).toMatchObject({ name: 'Ilse' });
});

test('the next test starts signed out', async () => {
  const self = await fetch('/api/auth/self', { credentials: 'include' });
  expect(self.status).toBe(204);
});

test('the generated handlers answer without a backend', async () => {
  mocks.server.use(...generatedHandlers());
  const self = await fetch('/api/auth/self');
  expect(self.status).toBe(200);
  expect(await self.json()).toHaveProperty('email');
});
