import { BlockList, isIP, isIPv6 } from 'node:net';
import type { IncomingMessage } from 'node:http';

/**
 * An X-Forwarded-For header without ports. Some proxies send `192.0.2.1:4711` or `[2001:db8::1]:4711`,
 * but each connection of a client has another port, so one client would seem to have many addresses.
 */
export const withoutPorts = (forwarded: string): string =>
  forwarded
    .split(',')
    .map((entry) => addressIn(entry.trim()))
    .join(', ');

function addressIn(entry: string): string {
  const [, v6, v4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? [];
  return v6 ?? v4 ?? entry;
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Returns a function that finds the address of the client of a request as Fastify does, behind these proxies. */
export function clientAddress(
  trustedProxies: readonly string[],
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const trusted = new BlockList();
  for (const network of trustedProxies) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  const isTrusted = (ip: string): boolean => isIP(ip) !== 0 && trusted.check(ip, familyOf(ip));
  return ({ headers, socket }) => {
    const senders = withoutPorts(String(headers['x-forwarded-for'] ?? '')).split(', ');
    let client = socket.remoteAddress ?? '';
    for (const sender of senders.toReversed()) {
      if (sender === '' || !isTrusted(client)) break;
      client = sender;
    }
    return client;
  };
}
