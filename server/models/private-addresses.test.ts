import { expect, test } from 'vitest';
import { isPrivateAddress } from './private-addresses.ts';

test.for([
  '0.0.0.0',
  '10.1.2.3',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.255',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  '100::1',
  '4000::1',
  'ff02::1',
])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.for([
  '1.1.1.1',
  '100.128.0.1',
  '172.32.0.1',
  '168.63.129.17',
  '223.255.255.254',
  '2606:4700:4700::1111',
  '2a00:1450::1',
  '2000::1',
  '3ffe::1',
  '::ffff:1.1.1.1',
  '64:ff9b::101:101',
])('%s is public', (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});

test('a name is not an address', () => {
  expect(isPrivateAddress('localhost')).toBe(false);
});
