import { describe, expect, it } from 'vitest';
import { localPath, returnPath } from './return-path.ts';

const at = (search: string, state: unknown = null) => ({
  pathname: '/login',
  search,
  hash: '',
  state,
  key: 'default',
});

describe('a return path', () => {
  it.each(['/dashboard', '/admin/gear?category=ammunition', '/campaigns/1#notes'])(
    'may be %s',
    (path) => expect(localPath(path)).toBe(path),
  );

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/.//evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'dashboard',
    '',
    null,
    7,
  ])('may not be %j', (path) => expect(localPath(path)).toBeUndefined());

  it('is in the query, otherwise in the history entry, otherwise it is the dashboard', () => {
    expect(returnPath(at('?next=%2Fcampaigns', { next: '/characters' }))).toBe('/campaigns');
    expect(returnPath(at('?next=//evil.example', { next: '/characters' }))).toBe('/characters');
    expect(returnPath(at('', 'of another version'))).toBe('/dashboard');
  });
});
