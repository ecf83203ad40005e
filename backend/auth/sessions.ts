import type { CompiledQuery, Kysely } from 'kysely';
import type { SignedInUser } from '#backend/context.ts';
import { bestEffortOfRead } from '#backend/db/best-effort.ts';
import { prepared } from '#backend/db/prepared.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { Outages } from '#backend/outages.ts';
import type { Random } from '#backend/random.ts';
import { lockAccount } from './accounts.ts';
import type { Keys } from './keys.ts';
import { fingerprint } from './secret.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const idleLife = 14 * day;
export const absoluteLife = 30 * day;
const touchInterval = 5 * minute;
const sessionsPerUser = 20;

export const sessionCookie = 'session';

const build = (db: Kysely<Schema>) =>
  db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.user_id')
    .leftJoin('user_group', 'user_group.user_id', 'session.user_id')
    .select([
      'user.id as id',
      'user.name as name',
      'user.email as email',
      'user.disabled_at as disabledAt',
      'user.closes_at as closesAt',
      'user_group.group_name as group',
      'session.last_seen_at as lastSeenAt',
      'session.expires_at as expiresAt',
      'session.absolute_expires_at as absoluteExpiresAt',
      'session.auth_time as provenAt',
    ])
    .where('session.token_hash', '=', '')
    .orderBy('user_group.group_name')
    .compile();

type Row = ReturnType<typeof build> extends CompiledQuery<infer Found> ? Found : never;

// Compiled once, because every request with a session cookie runs this statement.
const sessionRows = prepared(build);

/**
 * The user of a session cookie; null when there is no such session or the account is disabled.
 * @param isActive false if only the page uses the session and not the user: then it does not last longer
 */
export async function findSession(
  { db, outages }: { readonly db: Kysely<Schema>; readonly outages: Outages },
  token: string,
  now: number,
  isActive: boolean,
): Promise<SignedInUser | null> {
  const sessionHash = fingerprint(token);
  if (outages.unwrittenEnds.has(sessionHash)) return null;
  const rows = await sessionRows(db, undefined, [sessionHash]);
  const [row] = rows;
  if (!row || row.disabledAt !== null) return null;
  if (row.expiresAt <= now || row.absoluteExpiresAt <= now) return null;
  // The time of the last use is written at most every five minutes, because a write for every request
  // would make the disk the bottleneck.
  if (isActive && now - row.lastSeenAt >= touchInterval) {
    await bestEffortOfRead(outages, 'The last use of a session', () =>
      touch(db, sessionHash, row, now),
    );
  }
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    groups: rows.flatMap(({ group }) => group ?? []),
    sessionHash,
    provenAt: row.provenAt,
    closesAt: row.closesAt,
  };
}

async function touch(db: Kysely<Schema>, hash: string, row: Row, now: number): Promise<void> {
  await db
    .updateTable('session')
    .set({
      last_seen_at: now,
      expires_at: Math.min(now + idleLife, row.absoluteExpiresAt),
    })
    .where('token_hash', '=', hash)
    .execute();
  await noteLastSeen(db, row.id, now);
}

/** Sessions are deleted when they end, so the user has the time of their last use, too. */
async function noteLastSeen(db: Kysely<Schema>, userId: string, now: number): Promise<void> {
  await db
    .updateTable('user')
    .set({ last_seen_at: now })
    .where('id', '=', userId)
    .where('last_seen_at', '<', now)
    .execute();
}

export interface NewSession {
  readonly token: string;
  readonly hash: string;
  /** The hashes of sessions that ended because the user had too many. */
  readonly endedHashes: readonly string[];
}

/**
 * Starts a session and ends the oldest sessions of a user with more than 20. Call it in a
 * transaction.
 */
export async function beginSession(
  db: Kysely<Schema>,
  random: Random,
  session: {
    readonly userId: string;
    readonly now: number;
    /** When the user has proven who they are; 0 if they have not. */
    readonly provenAt: number;
    readonly ip: string;
    readonly userAgent: string | undefined;
  },
): Promise<NewSession> {
  const { userId, now } = session;
  const token = random.secret();
  const hash = fingerprint(token);
  await db
    .insertInto('session')
    .values({
      token_hash: hash,
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      expires_at: now + idleLife,
      absolute_expires_at: now + absoluteLife,
      auth_time: session.provenAt,
      user_agent: session.userAgent?.slice(0, 300) ?? null,
      ip: session.ip,
    })
    .execute();
  await noteLastSeen(db, userId, now);
  const ended = await db
    .deleteFrom('session')
    .where('token_hash', 'in', (sessions) =>
      sessions
        .selectFrom('session')
        .select('token_hash')
        .where('user_id', '=', userId)
        .where('token_hash', '!=', hash)
        .orderBy('created_at', 'desc')
        .limit(1000)
        .offset(sessionsPerUser - 1),
    )
    .returning('token_hash')
    .execute();
  const endedHashes = ended.map((row) => row.token_hash);
  return { token, hash, endedHashes };
}

/** How long the secret of a renewed session still works, for requests that are under way with it. */
const replacedLife = 30_000;

/**
 * Continues a session with a new secret, after its user has proven who they are. The old secret works for
 * half a minute more, without the proof. The new secret follows from the old one and a key of the
 * installation, so parallel renewals all return the same one, although only its hash is stored. Call it in a
 * transaction.
 * @returns null if another request has ended the session
 */
export async function renewSession(
  db: Kysely<Schema>,
  keys: Keys,
  { userId, token: oldToken }: { readonly userId: string; readonly token: string },
  now: number,
): Promise<Pick<NewSession, 'token' | 'hash'> | null> {
  await lockAccount(db, userId);
  const oldHash = fingerprint(oldToken);
  const old = await db
    .selectFrom('session')
    .selectAll()
    .where('token_hash', '=', oldHash)
    .executeTakeFirst();
  if (!old) return null;
  const token = keys.sign('session', oldToken);
  const hash = fingerprint(token);
  const replaced = await db
    .updateTable('session')
    .set({
      auth_time: 0,
      replaced_at: now,
      expires_at: Math.min(now + replacedLife, old.absolute_expires_at),
      absolute_expires_at: Math.min(now + replacedLife, old.absolute_expires_at),
    })
    .where('token_hash', '=', oldHash)
    .where('replaced_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst();
  if (!replaced) return newestOf(db, keys, token);
  await db
    .insertInto('session')
    .values({
      ...old,
      token_hash: hash,
      last_seen_at: now,
      expires_at: Math.min(now + idleLife, old.absolute_expires_at),
      auth_time: now,
    })
    .execute();
  return { token, hash };
}

/** The secret of a session that parallel requests have renewed since this secret, perhaps several times. */
async function newestOf(
  db: Kysely<Schema>,
  keys: Keys,
  token: string,
): Promise<Pick<NewSession, 'token' | 'hash'> | null> {
  const hash = fingerprint(token);
  const session = await db
    .selectFrom('session')
    .select('replaced_at')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  if (!session) return null;
  if (session.replaced_at === null) return { token, hash };
  return newestOf(db, keys, keys.sign('session', token));
}

/**
 * Deletes a session with its earlier secrets, which would work for half a minute more, and with the later ones if a
 * parallel request has renewed it. Returns the hashes of all; after the commit, close their sockets. Call it in a
 * transaction.
 */
export async function deleteSession(
  db: Kysely<Schema>,
  userId: string,
  hash: string,
): Promise<string[]> {
  await lockAccount(db, userId);
  const rows = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where(({ eb, exists, selectFrom }) =>
      eb('token_hash', '=', hash).or(
        exists(
          selectFrom('session as known')
            .select('known.token_hash')
            .where('known.token_hash', '=', hash)
            .whereRef('known.user_id', '=', 'session.user_id')
            .whereRef('known.created_at', '=', 'session.created_at')
            // Of two current secrets with the same time, the other one is that of another session.
            .where(({ eb: either, or }) =>
              or([
                either('session.replaced_at', 'is not', null),
                either('known.replaced_at', 'is not', null),
              ]),
            ),
        ),
      ),
    )
    .returning('token_hash')
    .execute();
  return rows.map((row) => row.token_hash);
}

/**
 * Deletes the sessions of a user and returns their hashes; after the commit, close their sockets.
 * Call it in a transaction.
 * @param except the hashes of sessions that stay
 */
export async function deleteSessionsOf(
  db: Kysely<Schema>,
  userId: string,
  except: readonly string[] = [],
): Promise<string[]> {
  await lockAccount(db, userId);
  const rows = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(except.length > 0, (query) => query.where('token_hash', 'not in', except))
    .returning('token_hash')
    .execute();
  return rows.map((row) => row.token_hash);
}
