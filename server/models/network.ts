import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { Agent } from 'undici';
import type { RefusedHost } from '#backend/ports.ts';
import { hostOf } from './base-url.ts';
import { Fault } from './fault.ts';
import { isPrivateAddress } from './private-addresses.ts';

/** Finds all addresses of a name, as `dns.lookup` does with `all`. */
export type Resolve = (
  name: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const resolveName: Resolve = (name, callback) => lookup(name, { all: true }, callback);

class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

/**
 * Refuses names of private addresses. It is asked when a connection is opened, so the address that is checked
 * is the one that is used, also if the name has another one a moment later.
 */
const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (name, { all }, callback) =>
    resolve(name, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) return callback(error, []);
      if (first === undefined) return callback(new Error('The name has no address.'), []);
      if (addresses.some(({ address }) => isPrivateAddress(address))) {
        return callback(new PrivateAddress('The name has a private address.'), []);
      }
      return all === true ? callback(null, addresses) : callback(null, first.address, first.family);
    });

interface Agents {
  readonly fetch: (url: URL, init: RequestInit, agent: Agent) => Promise<Response>;
  readonly open: Agent;
  readonly guarded: Agent;
}

export interface Network {
  /**
   * Does not follow redirects.
   * @throws Fault, or the reason of the signal
   */
  fetch(url: URL, init: RequestInit): Promise<Response>;
  /** The host of an address that gets no request; null if the address has none. */
  refusedHost(url: URL, why: RefusedHost['why']): RefusedHost | null;
  /** Ends all connections. */
  close(): Promise<void>;
}

/** Reaches public addresses over https, and the allowed hosts (`host:port`) in every way. */
export function createNetwork(
  allowedHosts: ReadonlySet<string>,
  resolve: Resolve = resolveName,
): Network {
  let agents: Promise<Agents> | undefined;
  let isClosed = false;

  /** Why the address needs permission, as far as it says so without a lookup of its name. */
  function needOf(url: URL): 'private' | 'plain-http' | null {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && isPrivateAddress(host)) return 'private';
    return url.protocol === 'https:' ? null : 'plain-http';
  }

  const refusedHost: Network['refusedHost'] = (url, why) => {
    if (url.hostname === '') return null;
    const host = hostOf(url);
    const isAboutHost = why === 'private' || why === 'plain-http' || needOf(url) !== null;
    return { host, why, needsPermission: isAboutHost && !allowedHosts.has(host) };
  };

  return {
    refusedHost,
    async fetch(url, init) {
      const isAllowed = allowedHosts.has(hostOf(url));
      const need = needOf(url);
      if (need !== null && !isAllowed) {
        throw new Fault('not-allowed', { refusedHost: refusedHost(url, need) });
      }
      if (isClosed) throw new Fault('unreachable');
      const { fetch, open, guarded } = await (agents ??= openAgents(resolve));
      try {
        // The response of a redirect is more useful than the error that `redirect: 'error'` throws.
        return await fetch(url, { ...init, redirect: 'manual' }, isAllowed ? open : guarded);
      } catch (error) {
        init.signal?.throwIfAborted();
        if (!isPrivateRefusal(error)) throw new Fault('unreachable');
        throw new Fault('not-allowed', { refusedHost: refusedHost(url, 'private') });
      }
    },
    async close() {
      isClosed = true;
      const opened = await agents;
      await Promise.all([opened?.open.destroy(), opened?.guarded.destroy()]);
    },
  };
}

/** Loads undici, which the server needs only for models. The fetch of Node does not fit its agents. */
async function openAgents(resolve: Resolve): Promise<Agents> {
  const { Agent, fetch } = await import('undici');
  // The timers of exchange.ts limit how long a request takes. Those of undici are shorter than slow models need.
  const options = { headersTimeout: 0, bodyTimeout: 0 };
  return {
    // TypeScript and undici declare the same requests and responses with different types.
    fetch: async (url, init, dispatcher) =>
      (await fetch(url, { ...init, dispatcher } as Parameters<
        typeof fetch
      >[1])) as unknown as Response,
    open: new Agent(options),
    guarded: new Agent({ ...options, connect: { lookup: publicLookup(resolve) } }),
  };
}

/** An error of fetch has the error of the connection as its cause. */
function isPrivateRefusal(error: unknown): boolean {
  return (
    error instanceof PrivateAddress || (error instanceof Error && isPrivateRefusal(error.cause))
  );
}
