import { decodePacket, encodePacket, type Packet as EnginePacket } from 'engine.io-parser';
import { Decoder, Encoder, PacketType, type Packet } from 'socket.io-parser';
import type {
  OpenSocket,
  SocketConnection,
  SocketRules,
  SocketSession,
} from '#backend/socket-rules.ts';

const pingInterval = 25_000;
const pingTimeout = 20_000;
const namespace = '/';

const encoder = new Encoder();

/**
 * The server side of Socket.IO over message ports, because the library's server needs Node. `cookie`
 * returns the cookies of the pages, all of which have the same origin.
 */
export function createSockets(
  rules: SocketRules,
  origin: string,
  cookie: () => string | undefined,
) {
  const sockets = new Set<SocketConnection>();

  function open(port: MessagePort, session: SocketSession): void {
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
    let opened: OpenSocket | undefined;
    const socket: SocketConnection = {
      emit: (event, payload) =>
        sendPacket({ type: PacketType.EVENT, nsp: namespace, data: [event, payload] }),
      disconnect() {
        clearInterval(heartbeat);
        sockets.delete(socket);
        opened?.ended();
        port.postMessage(null);
        port.close();
      },
    };

    const decoder = new Decoder();
    decoder.on('decoded', ({ type, data }) => {
      if (type === PacketType.CONNECT) {
        sendPacket({ type: PacketType.CONNECT, nsp: namespace, data: { sid: id } });
        sockets.add(socket);
        opened ??= rules.open(session, socket);
      } else if (type === PacketType.EVENT && Array.isArray(data)) {
        opened?.receive(String(data[0]), data[1]);
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

  return {
    /** Closes all sockets as if the network had failed. */
    drop: () => sockets.forEach((socket) => socket.disconnect()),
    async accept(port: MessagePort): Promise<void> {
      const session = await rules.admit({ origin, cookie: cookie() });
      if (session) return open(port, session);
      port.postMessage(null);
      port.close();
    },
  };
}
