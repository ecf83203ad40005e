import { describe, expect, it } from 'vitest';
import { linkEmail, linkToken } from './link-token.ts';

describe('the token of a link', () => {
  it.each([
    ['#token=abc', '', 'abc'],
    ['#abc', '', 'abc'],
    ['', '?token=abc', 'abc'],
    ['#token=abc', '?token=other', 'abc'],
    ['#section=2', '', null],
    ['', '', null],
    ['#', '?token=', null],
  ])('in fragment "%s" and query "%s" is %s', (hash, search, token) => {
    expect(linkToken({ hash, search })).toBe(token);
  });
});

describe('the address in a link', () => {
  it.each([
    ['#token=abc&email=ilse%2Bplay%40example.com', 'ilse+play@example.com'],
    ['#token=abc', null],
    ['', null],
  ])('in fragment "%s" is %s', (hash, email) => {
    expect(linkEmail({ hash })).toBe(email);
  });
});
