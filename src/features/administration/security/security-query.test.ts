import { expect, test } from 'vitest';
import { readSecurityQuery, securityParams, withSecurityQuery } from './security-query.ts';

const read = (text: string) => readSecurityQuery(new URLSearchParams(text));

test('days of the reader become times, and the last day is included', () => {
  const { since, until } = securityParams(read('from=2026-11-20&to=2026-11-20'));
  expect(since).toBe(new Date(2026, 10, 20).toISOString());
  expect(until).toBe(new Date(2026, 10, 21).toISOString());
});

test('the first and the last day of the calendar are times that the contract accepts', () => {
  expect(securityParams(read('to=9999-12-31'))).toEqual({ pageSize: 50 });
  expect(securityParams(read('to=9999-12-30')).until).toMatch(/^9999-12-3\d/);
  expect(securityParams(read('from=0050-01-02')).since).toMatch(/^0050-01-0\d/);
  expect(securityParams(read('q=%00'))).toEqual({ pageSize: 50 });
});

test('values that the contract refuses are left out', () => {
  expect(securityParams(read('event=everything&network=home&userId=%2e%2e&from=soon'))).toEqual({
    pageSize: 50,
  });
});

test('words, events and networks are parameters', () => {
  expect(securityParams(read('q=odo&event=session.begin&network=203.0.113.0/24'))).toEqual({
    q: 'odo',
    event: 'session.begin',
    network: '203.0.113.0/24',
    pageSize: 50,
  });
});

test('an empty filter is removed from the URL', () => {
  const search = new URLSearchParams('q=odo&event=session.begin');
  expect(withSecurityQuery(search, { event: '' }).toString()).toBe('q=odo');
});
