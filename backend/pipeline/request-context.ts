import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import { readCookie } from '#backend/auth/cookies.ts';
import { shortNetwork } from '#backend/auth/network.ts';
import type { Call } from '#backend/call.ts';
import type { AppContext, AuditEntry, RequestContext, SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';

/** What a handler works with. A class, so that each request does not create new functions. */
export class CallContext implements RequestContext {
  readonly app: AppContext;
  readonly now: number;
  user: SignedInUser | null = null;
  /** Set-Cookie lines. */
  readonly cookies: string[] = [];
  hasChanged = false;
  #isRead = false;
  #isLong = false;
  /** What happened to accounts in transactions of this call. */
  readonly #events: Readonly<Record<string, unknown>>[] = [];
  readonly #call: Call;

  constructor(app: AppContext, call: Call) {
    this.app = app;
    this.now = app.clock();
    this.#call = call;
  }

  get db(): Kysely<Schema> {
    return this.#isLong ? this.app.searches : this.app.db;
  }

  get requestId(): string {
    return this.#call.requestId;
  }

  get ip(): string {
    return this.#call.ip;
  }

  /** Counts the call as a read, for which long computations wait. */
  beginRead(): void {
    this.#isRead = true;
    this.app.countRead(1);
  }

  endRead(): void {
    if (this.#isRead) this.app.countRead(-1);
    this.#isRead = false;
  }

  /** Searches and long lists take long: computations do not wait for them, and their queries go to `app.searches`. */
  beginLongRead(): void {
    this.endRead();
    this.#isLong = true;
  }

  signedIn(): SignedInUser {
    if (this.user) return this.user;
    throw new ProblemError('unauthenticated', 'Please sign in first.');
  }

  header(name: string): string | undefined {
    return this.#call.header(name);
  }

  cookie(name: string): string | undefined {
    return readCookie(this.#call.header('cookie'), name);
  }

  setCookie(line: string): void {
    this.cookies.push(line);
  }

  noteChange(): void {
    this.hasChanged = true;
  }

  async audit(db: Kysely<Schema>, entry: AuditEntry): Promise<void> {
    this.noteChange();
    const actorId = entry.actorId === undefined ? (this.user?.id ?? null) : entry.actorId;
    // Only the security log shows networks, and it shows only entries about accounts.
    const isAboutUser = entry.targetKind === 'user';
    const network = isAboutUser ? shortNetwork(this.ip) : null;
    await db
      .insertInto('audit')
      .values({
        id: this.app.random.id(this.now),
        at: this.now,
        actor_id: actorId,
        action: entry.action,
        target_kind: entry.targetKind,
        target_id: entry.targetId,
        request_id: this.requestId,
        details: JSON.stringify(entry.details ?? {}),
        network,
      })
      .execute();
    if (!isAboutUser) return;
    const event = { event: entry.action, userId: entry.targetId, actorId, network };
    // A failed sign-in is stored without a transaction, so the problem that follows does not undo it.
    if (db.isTransaction) this.#events.push(event);
    else this.#logEvent(event);
  }

  /** Logs the events of the call's transactions. Call it when no error can undo them any more. */
  logEvents(): void {
    for (const event of this.#events) this.#logEvent(event);
  }

  /** The log gets the event, too, because its lines can be kept where an intruder on this server cannot change them. */
  #logEvent(event: Readonly<Record<string, unknown>>): void {
    this.app.log.record('Something happened to an account.', {
      requestId: this.requestId,
      ...event,
    });
  }
}
