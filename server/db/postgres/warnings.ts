import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import { isPrivateAddress } from '#server/models/private-addresses.ts';

interface Connection {
  /** The clock of PostgreSQL, in milliseconds. */
  readonly time: number;
  readonly isEncrypted: boolean;
  /** Null for a socket of this machine. */
  readonly address: string | null;
}

/** Two computers that are synchronized differ less. */
const maxDifferenceMs = 30_000;

/** What the operator should mend, as sentences for the log. */
export function warningsOf({ time, isEncrypted, address }: Connection, now: number): string[] {
  const warnings: string[] = [];
  const seconds = Math.round(Math.abs(time - now) / 1000);
  if (seconds * 1000 > maxDifferenceMs) {
    const which = time > now ? 'ahead of' : 'behind';
    warnings.push(
      `The clock of PostgreSQL is ${seconds} seconds ${which} that of this machine. Synchronize both: codes of apps, sign-ins through services and confirmations need the right time.`,
    );
  }
  if (!isEncrypted && address !== null && !isPrivateAddress(address)) {
    warnings.push(
      'The connection to PostgreSQL leads over the internet without encryption. Add ?sslmode=verify-full to DATABASE_URL.',
    );
  }
  return warnings;
}

/** Empty as well if a program between this server and PostgreSQL does not answer these questions. */
export async function warningsAbout(db: Kysely<Schema>): Promise<string[]> {
  const question = sql<Connection>`
    select extract(epoch from clock_timestamp()) * 1000 as "time",
      coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as "isEncrypted",
      host(inet_server_addr()) as "address"`;
  const answer = await question.execute(db).catch(() => null);
  return answer?.rows.flatMap((row) => warningsOf(row, Date.now())) ?? [];
}
