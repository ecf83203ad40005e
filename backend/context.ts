import type { Kysely, Transaction } from 'kysely';
import type { Keys } from './auth/keys.ts';
import type { Schema } from './db/schema.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Ports } from './ports.ts';
import type { Random } from './random.ts';

/** What one running backend consists of; made once in create-backend.ts. */
export interface AppContext extends Omit<Ports, 'random' | 'mailTransport'> {
  readonly random: Random;
  readonly keys: Keys;
  readonly mailer: Mailer;
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
  /** The user of an operation that needs one; authorization has made sure of it. */
  signedIn(): SignedInUser;
  /** A request header by its lower-case name. */
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  /** A whole Set-Cookie line; sent with the answer, also when that is a problem. */
  setCookie(line: string): void;
  /** Appends to the audit log; pass the transaction of the change. */
  audit(db: Kysely<Schema> | Transaction<Schema>, entry: AuditEntry): Promise<void>;
}
