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
