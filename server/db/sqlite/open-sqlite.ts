import { mkdirSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import { DatabaseOpenError } from '#backend/db/errors.ts';
import { migrate } from '#backend/db/migrate.ts';
import type { Migration } from '#backend/db/migrations/migration.ts';
import type { Schema } from '#backend/db/schema.ts';
import { startSqlite } from './client.ts';
import { SqliteWorkerDialect } from './dialect.ts';

export interface SqliteConfig {
  readonly kind: 'sqlite';
  /** The data folder, which is created if it is missing. Only one process at a time may use it. */
  readonly folder: string;
}

interface Opening {
  readonly migrations: readonly Migration[];
  readonly onError: (error: Error) => void;
}

/** NFS, SMB, CIFS and SMB2, as statfs on Linux reports them. */
const networkDisks = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42]);

export async function openSqlite(config: SqliteConfig, { migrations, onError }: Opening) {
  const folder = resolve(config.folder);
  prepareFolder(folder);
  const client = await startSqlite(folder, onError);
  const db = new Kysely<Schema>({ dialect: new SqliteWorkerDialect(client) });
  const backup = async (file: string) => void (await client.run({ kind: 'backup', file }));
  try {
    const applied = await migrate({
      now: Date.now,
      db,
      kind: 'sqlite',
      migrations,
      beforeChange: async ({ name }) => {
        const backups = join(folder, 'backups');
        mkdirSync(backups, { recursive: true, mode: 0o700 });
        const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
        await backup(join(backups, `before-${name}-${time}.db`));
      },
    });
    return { db, applied, backup, close: () => client.close() };
  } catch (error) {
    await client.close();
    throw error;
  }
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new DatabaseOpenError(
      'unreadable',
      `The data folder ${folder} cannot be made: ${String(cause)}.`,
      { cause },
    );
  }
  if (networkDisks.has(statfsSync(folder).type)) {
    throw new DatabaseOpenError(
      'network-disk',
      `The data folder ${folder} is on a network disk, where a database file is not safe. Use a local disk, or set DATABASE_URL.`,
    );
  }
}
