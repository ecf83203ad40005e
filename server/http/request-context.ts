import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import { readCookie } from '#backend/auth/cookies.ts';
import type { AppContext, AuditEntry, RequestContext, SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';

/** One object per request; a class, so that no function is made anew for each. */
export class HttpRequestContext implements RequestContext {
  readonly app: AppContext;
  readonly now: number;
  user: SignedInUser | null = null;
  /** Set-Cookie lines. */
  readonly cookies: string[] = [];
  readonly #request: FastifyRequest;

  constructor(app: AppContext, request: FastifyRequest) {
    this.app = app;
    this.now = app.clock();
    this.#request = request;
  }

  get db(): Kysely<Schema> {
    return this.app.db;
  }

  get requestId(): string {
    return this.#request.id;
  }

  get ip(): string {
    return this.#request.ip;
  }

  signedIn(): SignedInUser {
    if (this.user) return this.user;
    throw new ProblemError('unauthenticated', 'Please sign in first.');
  }

  header(name: string): string | undefined {
    const value = this.#request.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  }

  cookie(name: string): string | undefined {
    return readCookie(this.#request.headers.cookie, name);
  }

  setCookie(line: string): void {
    this.cookies.push(line);
  }

  async audit(db: Kysely<Schema>, entry: AuditEntry): Promise<void> {
    await db
      .insertInto('audit')
      .values({
        id: this.app.random.id(this.now),
        at: this.now,
        actor_id: entry.actorId === undefined ? (this.user?.id ?? null) : entry.actorId,
        action: entry.action,
        target_kind: entry.targetKind,
        target_id: entry.targetId,
        request_id: this.requestId,
        details: JSON.stringify(entry.details ?? {}),
      })
      .execute();
  }
}
