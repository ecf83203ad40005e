/** The eight 16-bit groups of an IPv6 address, also of one with `::` or with an IPv4 address at its end. */
function groupsOf(address: string): number[] {
  const inHex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a, b, c, d] = bytes.map(Number);
    return `${((a ?? 0) * 256 + (b ?? 0)).toString(16)}:${((c ?? 0) * 256 + (d ?? 0)).toString(16)}`;
  });
  const [start = [], end = []] = inHex
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Math.max(0, 8 - start.length - end.length);
  return [...start, ...Array<string>(zeros).fill('0'), ...end].map((group) => parseInt(group, 16));
}

const hexOf = (groups: readonly number[]): string =>
  groups.map((group) => group.toString(16)).join(':');

const isMappedIpv4 = (groups: readonly number[]): boolean =>
  groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);

/**
 * The part of an IP address whose requests are counted together, or null for an address of this
 * machine. For IPv6 it is the /64, because an internet provider gives each customer at least a whole
 * /64. Requests from this machine can be those of a proxy that `TRUSTED_PROXIES` does not name: then
 * all clients have its address, so if they were counted together, one client could block all others.
 */
export function networkOf(ip: string): string | null {
  const [address = ''] = ip.split('%', 1);
  if (!address.includes(':')) return address.startsWith('127.') ? null : address;
  const groups = groupsOf(address);
  if (isMappedIpv4(groups)) {
    const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]);
    return networkOf(bytes.join('.'));
  }
  if (groups[7] === 1 && groups.slice(0, 7).every((group) => group === 0)) return null;
  return hexOf(groups.slice(0, 4));
}

/**
 * The beginning of an IP address, for logs that are kept long: it tells where a client was, but not which
 * one it was. Null for an address of this machine, and for a text that is not an address.
 */
export function shortNetwork(ip: string): string | null {
  const network = networkOf(ip);
  if (network === null) return null;
  if (!network.includes(':')) {
    const bytes = network.split('.');
    return bytes.length === 4 ? `${bytes.slice(0, 3).join('.')}.0/24` : null;
  }
  const groups = network.split(':').map((group) => parseInt(group, 16));
  return groups.some(Number.isNaN) ? null : `${hexOf(groups.slice(0, 3))}::/48`;
}
