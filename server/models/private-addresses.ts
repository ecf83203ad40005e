import { BlockList, isIP } from 'node:net';

/** Networks that are not part of the public internet, by the registries of IANA for special addresses. */
const privateV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Addresses between a customer and a provider; clouds use them for metadata, too.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Metadata of Azure, in the middle of public addresses.
  ['168.63.129.16', 32],
  // Contains 169.254.169.254, where most clouds answer with their credentials.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved addresses and the broadcast address.
  ['224.0.0.0', 3],
] as const;

const privateV6 = [
  // Contains `::`, `::1` and IPv4-compatible addresses. BlockList compares IPv4-mapped ones with the list above.
  ['::', 96],
  ['64:ff9b:1::', 48],
  // Teredo and other protocols that carry an IPv4 address.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  // Public addresses are in 2000::/3. Around it are local ones, multicast, and what is not assigned.
  ['100::', 8],
  ['200::', 7],
  ['400::', 6],
  ['800::', 5],
  ['1000::', 4],
  ['4000::', 2],
  ['8000::', 1],
] as const;

const blocked = new BlockList();
for (const [network, bits] of privateV4) {
  blocked.addSubnet(network, bits, 'ipv4');
  // The same address behind NAT64, which networks without IPv4 use for public ones.
  blocked.addSubnet(`64:ff9b::${network}`, 96 + bits, 'ipv6');
}
for (const [network, bits] of privateV6) blocked.addSubnet(network, bits, 'ipv6');

/** Whether the text is an IP address that is not public. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && blocked.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
