import { validatorOf } from '#contract/schemas.ts';
import { clientEvents } from '#src/generated/contract/operations.ts';
import type { ServerEvents } from '#src/generated/contract/types.ts';
import type { SocketPing } from '#src/generated/model/index.ts';
import { privateName, readCookie } from './auth/cookies.ts';
import { sessionCookie } from './auth/sessions.ts';
import type { SignedInUser } from './context.ts';
import type { BackendConfig, Realtime } from './ports.ts';

const recheckMs = 60_000;

/** The headers of the request that opens a socket. */
export interface Handshake {
  readonly origin?: string | undefined;
  readonly cookie?: string | undefined;
}

export interface SocketSession {
  readonly user: SignedInUser;
  readonly token: string;
}

/** The connection that a host has for one socket. */
export interface SocketConnection {
  emit<Event extends keyof ServerEvents>(event: Event, payload: ServerEvents[Event]): void;
  disconnect(): void;
}

export interface OpenSocket {
  /** Handles an event that the client has sent. */
  receive(event: string, payload: unknown): void;
  /** The host calls this when the connection has ended, whatever the reason. */
  ended(): void;
}

export interface SocketRuleParts {
  readonly config: BackendConfig;
  /** The user of the session with this token; null if the session has ended. */
  readonly findUser: (token: string) => Promise<SignedInUser | null>;
  readonly report: (sentence: string, cause: unknown) => void;
}

/**
 * The open sockets of a host, and what is the same on every host: who may connect, what a client may
 * send, who is notified, and when a socket is closed. The host sends and receives the frames.
 */
export function createSocketRules({ config, findUser, report }: SocketRuleParts) {
  const sockets = new Map<SocketConnection, SocketSession>();
  let timer: ReturnType<typeof setInterval> | undefined;

  /**
   * Disconnects sockets whose sessions have expired or were ended by another process, and applies
   * changed groups.
   */
  async function recheck(): Promise<void> {
    try {
      for (const [connection, { token }] of sockets) {
        const user = await findUser(token);
        if (!user) connection.disconnect();
        else if (sockets.has(connection)) sockets.set(connection, { user, token });
      }
    } catch (error) {
      report('The sessions of open sockets could not be checked.', error);
    }
  }

  const realtime: Realtime = {
    endSessions(hashes) {
      const ended = new Set(hashes);
      for (const [connection, { user }] of sockets) {
        if (ended.has(user.sessionHash)) connection.disconnect();
      }
    },
    catalogueChanged(event) {
      // Everyone reads the catalogue, but only administrators see who has changed it.
      const withoutName = { ...event, by: null };
      for (const [connection, { user }] of sockets) {
        const isAdmin = user.groups.includes('admin');
        connection.emit('catalogueChanged', isAdmin ? event : withoutName);
      }
    },
    campaignChanged(userIds, event) {
      const notified = new Set(userIds);
      for (const [connection, { user }] of sockets) {
        if (notified.has(user.id)) connection.emit('campaignChanged', event);
      }
    },
    generationChanged(userId, event) {
      for (const [connection, { user }] of sockets) {
        if (user.id === userId) connection.emit('generationChanged', event);
      }
    },
    generationText(userId, event) {
      for (const [connection, { user }] of sockets) {
        if (user.id === userId) connection.emit('generationText', event);
      }
    },
  };

  return {
    realtime,
    /** The session of a handshake; null if its origin is not allowed or it has no session. */
    async admit({ origin, cookie }: Handshake): Promise<SocketSession | null> {
      if (origin === undefined || !config.allowedOrigins.has(origin)) return null;
      const token = readCookie(cookie, privateName(config, sessionCookie));
      if (!token) return null;
      try {
        const user = await findUser(token);
        return user && { user, token };
      } catch (error) {
        report('A socket could not be authenticated.', error);
        return null;
      }
    },
    open(session: SocketSession, connection: SocketConnection): OpenSocket {
      sockets.set(connection, session);
      timer ??= setInterval(() => void recheck(), recheckMs);
      return {
        receive(event, payload) {
          if (event !== 'ping') return;
          if (!validatorOf(clientEvents.ping)(payload)) return connection.disconnect();
          // The validator is compiled from the schema that the type is generated from.
          const { message } = payload as SocketPing;
          connection.emit('pong', { message });
        },
        ended() {
          sockets.delete(connection);
          if (sockets.size > 0) return;
          clearInterval(timer);
          timer = undefined;
        },
      };
    },
  };
}

export type SocketRules = ReturnType<typeof createSocketRules>;
