import type { CatalogueChanged } from '#src/generated/model/index.ts';

/** The text protocol of Socket.IO (Engine.IO 4), as much of it as the events of the contract need. */
const heartbeat = 25_000;

export const openingFrame = (id: string): string =>
  `0${JSON.stringify({ sid: id, upgrades: [], pingInterval: heartbeat, pingTimeout: 20_000, maxPayload: 1_000_000 })}`;

export const heartbeatFrame = '2';
export const heartbeatEvery = heartbeat;

export const changeFrame = (event: CatalogueChanged): string =>
  `42${JSON.stringify(['catalogueChanged', event])}`;

export interface SocketCaller {
  readonly id: string;
  readonly signedIn: boolean;
}

/** An event as `42["name",payload]`, or null when a frame is something else. */
function eventIn(frame: string): readonly unknown[] | null {
  if (!frame.startsWith('42')) return null;
  try {
    const event: unknown = JSON.parse(frame.slice(2));
    return Array.isArray(event) ? event : null;
  } catch {
    return null;
  }
}

const messageOf = (payload: unknown): string | null =>
  typeof payload === 'object' &&
  payload !== null &&
  'message' in payload &&
  typeof payload.message === 'string'
    ? payload.message
    : null;

/** The pong for a ping that fits the contract. */
function pongFor(payload: unknown): { message: string } | null {
  const message = messageOf(payload);
  return message === null || message.length > 200 ? null : { message };
}

/** What the socket server answers a frame with. */
export function repliesTo(frame: string, caller: SocketCaller): string[] {
  if (frame === '2probe') return ['3probe'];
  if (frame.startsWith('40')) {
    return caller.signedIn
      ? [`40${JSON.stringify({ sid: caller.id })}`]
      : [`44${JSON.stringify({ message: 'Please sign in first.' })}`];
  }
  const [name, payload] = eventIn(frame) ?? [];
  const pong = name === 'ping' && caller.signedIn ? pongFor(payload) : null;
  return pong ? [`42${JSON.stringify(['pong', pong])}`] : [];
}
