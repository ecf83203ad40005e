import type { Kysely, Transaction } from 'kysely';
import type { Argon } from '#server/auth/argon.ts';
import type { Keys } from './auth/keys.ts';
import type { OauthDirectory } from '#server/auth/oauth-directory.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/open-database.ts';
import type { Schema } from './db/schema.ts';
import type { Log } from '#server/log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Realtime } from './realtime.ts';

/** Milliseconds since 1970; tests set it. */
export type Clock = () => number;

/** What one running server consists of; made once in app.ts. */
export interface AppContext {
  readonly config: Config;
  readonly database: Database;
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly log: Log;
  readonly argon: Argon;
  readonly keys: Keys;
  readonly mailer: Mailer;
  readonly oauth: OauthDirectory;
  readonly realtime: Realtime;
}

export interface SignedInUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly groups: readonly string[];
  /** The session of this request, as it is stored. */
  readonly sessionHash: string;
}

export interface AuditEntry {
  /** `<noun>.<verb>`, such as `gear.update`. */
  readonly action: string;
  readonly targetKind: string;
  readonly targetId: string;
  /** Never a secret. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** When it is not the signed-in user. */
  readonly actorId?: string | null;
}

/** What a handler gets besides its input. */
export interface RequestContext {
  readonly app: AppContext;
  readonly db: Kysely<Schema>;
  /** The time of this request, the same for everything it writes. */
  readonly now: number;
  readonly requestId: string;
  /** From the socket, or from the proxies that the configuration names. */
  readonly ip: string;
  readonly user: SignedInUser | null;
  /** The user of an operation that needs one; the HTTP layer has made sure. */
  signedIn(): SignedInUser;
  /** A request header by its lower-case name. */
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  /** A whole Set-Cookie line; sent with the answer, also when that is a problem. */
  setCookie(line: string): void;
  /** Appends to the audit log; pass the transaction of the change it tells about. */
  audit(db: Kysely<Schema> | Transaction<Schema>, entry: AuditEntry): Promise<void>;
}
