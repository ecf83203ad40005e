import type { Kysely, Transaction } from 'kysely';
import type { Keys } from './auth/keys.ts';
import type { ChangeLimit } from './change-limit.ts';
import type { Schema } from './db/schema.ts';
import type { Mailer } from './mail/mailer.ts';
import type { ModelCache } from './models/stored-models.ts';
import type { Rests } from './models/rests.ts';
import type { Outages } from './outages.ts';
import type { Ports } from './ports.ts';
import type { Random } from './random.ts';
import type { Visits } from './visits.ts';

/** The parts of one running backend; built once in create-backend.ts. */
export interface AppContext extends Omit<Ports, 'random' | 'mailTransport' | 'visitDelay'> {
  readonly random: Random;
  readonly keys: Keys;
  readonly mailer: Mailer;
  readonly outages: Outages;
  readonly visits: Visits;
  readonly changes: ChangeLimit;
  readonly modelCache: ModelCache;
  readonly modelRests: Rests;
  /** The work on generations that wait. `wake` starts it; call it after the commit. `idle` resolves when nothing is worked on. */
  readonly generations: { wake(): void; idle(): Promise<void> };
}

export interface SignedInUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly groups: readonly string[];
  /** The hash of the session secret, as stored in the database. */
  readonly sessionHash: string;
  /** When the user has last proven in this session who they are; 0 if they have not. */
  readonly provenAt: number;
  /** When the account is deleted, because its user has closed it; null for all others. */
  readonly closesAt: number | null;
}

export interface AuditEntry {
  /** `<noun>.<verb>`, such as `gear.update`. */
  readonly action: string;
  readonly targetKind: string;
  readonly targetId: string;
  /** Never contains secrets. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Set only if the actor is not the signed-in user. */
  readonly actorId?: string | null;
}

/** What a handler gets in addition to its input. */
export interface RequestContext {
  readonly app: AppContext;
  readonly db: Kysely<Schema>;
  /** The time of this request; everything that the request writes has this time. */
  readonly now: number;
  readonly requestId: string;
  /** The client's address, from the socket or from a proxy that the configuration names. */
  readonly ip: string;
  readonly user: SignedInUser | null;
  /**
   * Returns the user, for operations that require a session: authorization has checked that the
   * request has a session.
   */
  signedIn(): SignedInUser;
  /** A request header by its lower-case name. */
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  /** Adds a whole Set-Cookie line; it is sent even if the answer is a problem. */
  setCookie(line: string): void;
  /** Notes that the request changes something, for the limit of changes per minute. `audit` does it, too. */
  noteChange(): void;
  /** Appends to the audit log; pass the transaction of the change. */
  audit(db: Kysely<Schema> | Transaction<Schema>, entry: AuditEntry): Promise<void>;
}
