import { expect, test } from 'vitest';
import { withoutPorts } from './forwarded.ts';

test.for([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['unknown', 'unknown'],
  ['192.0.2.1:4711,[2001:db8::1]:80 , 10.0.0.1', '192.0.2.1, 2001:db8::1, 10.0.0.1'],
])('X-Forwarded-For %s has the addresses %s', ([forwarded = '', addresses = '']) => {
  expect(withoutPorts(forwarded)).toBe(addresses);
});
