import { decodePacket, encodePacket, type Packet as EnginePacket } from 'engine.io-parser';
import { Decoder, Encoder, PacketType, type Packet } from 'socket.io-parser';
import { validatorOf } from '#contract/schemas.ts';
import { clientEvents } from '#src/generated/contract/operations.ts';
import type { CatalogueChanged, SocketPing, SocketPong } from '#src/generated/model/index.ts';
import type { SignedInUser } from '#backend/context.ts';
import type { HostSockets } from '#mocks/create-mocks.ts';

const pingInterval = 25_000;
const pingTimeout = 20_000;
const namespace = '/';

interface OpenSocket {
  readonly user: SignedInUser;
  emit(event: 'pong' | 'catalogueChanged', payload: unknown): void;
  disconnect(): void;
}

const encoder = new Encoder();

/**
 * The server side of Socket.IO over message ports, because the library's server needs Node. As on
 * the real server, a user who is not signed in cannot connect, and a ping that does not fit the
 * contract closes the socket.
 */
export function createSockets(identify: () => Promise<SignedInUser | null>) {
  const sockets = new Set<OpenSocket>();

  function open(port: MessagePort, user: SignedInUser): void {
    const id = crypto.randomUUID();
    const send = (packet: EnginePacket) =>
      encodePacket(packet, false, (frame: unknown) => port.postMessage(frame));
    const sendPacket = (packet: Packet) => {
      for (const data of encoder.encode(packet)) send({ type: 'message', data: String(data) });
    };
    let isAlive = true;
    const heartbeat = setInterval(() => {
      // A page that is closed sends no message about it, but it does not answer a ping any more.
      if (!isAlive) return socket.disconnect();
      isAlive = false;
      send({ type: 'ping' });
    }, pingInterval);
    const socket: OpenSocket = {
      user,
      emit: (event, payload) =>
        sendPacket({ type: PacketType.EVENT, nsp: namespace, data: [event, payload] }),
      disconnect() {
        clearInterval(heartbeat);
        sockets.delete(socket);
        port.postMessage(null);
        port.close();
      },
    };

    const decoder = new Decoder();
    decoder.on('decoded', ({ type, data }) => {
      if (type === PacketType.CONNECT) {
        sendPacket({ type: PacketType.CONNECT, nsp: namespace, data: { sid: id } });
        sockets.add(socket);
      } else if (type === PacketType.EVENT && Array.isArray(data) && data[0] === 'ping') {
        const payload: unknown = data[1];
        if (!validatorOf(clientEvents.ping)(payload)) return socket.disconnect();
        // The contract's validator has just checked this payload.
        const { message } = payload as SocketPing;
        socket.emit('pong', { message } satisfies SocketPong);
      } else if (type === PacketType.DISCONNECT) {
        socket.disconnect();
      }
    });
    port.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
      if (data === null) return socket.disconnect();
      const packet = decodePacket(data);
      isAlive = true;
      try {
        if (packet.type === 'message') decoder.add(packet.data);
        else if (packet.type === 'error' || packet.type === 'close') socket.disconnect();
      } catch {
        // The decoder throws on data that is not a packet.
        socket.disconnect();
      }
    });
    const handshake = { sid: id, upgrades: [], pingInterval, pingTimeout, maxPayload: 65_536 };
    send({ type: 'open', data: JSON.stringify(handshake) });
    port.start();
  }

  const realtime: HostSockets = {
    endSessions(hashes) {
      for (const socket of sockets) {
        if (hashes.includes(socket.user.sessionHash)) socket.disconnect();
      }
    },
    catalogueChanged(event: CatalogueChanged) {
      for (const { user, emit } of sockets) {
        if (user.groups.includes('admin')) emit('catalogueChanged', event);
      }
    },
    dropConnections: () => sockets.forEach((socket) => socket.disconnect()),
  };

  return {
    realtime,
    async accept(port: MessagePort): Promise<void> {
      const user = await identify();
      if (user) return open(port, user);
      port.postMessage(null);
      port.close();
    },
  };
}
