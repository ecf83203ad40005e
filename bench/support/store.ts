import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { insertAccount } from '#backend/auth/accounts.ts';
import { csrfToken } from '#backend/auth/csrf.ts';
import { loadKeys } from '#backend/auth/keys.ts';
import { beginSession } from '#backend/auth/sessions.ts';
import { createRandom, systemRandom } from '#backend/random.ts';
import { insertMany } from '#backend/db/insert-many.ts';
import { openDatabase, type DatabaseConfig } from '#server/db/open-database.ts';
import type { Schema } from '#backend/db/schema.ts';
import { seedCatalogue } from '#backend/seed/seed-catalogue.ts';
import { readSeed } from '#server/seed.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { gearRows } from './gear-rows.ts';

export type EngineKind = DatabaseConfig['kind'];

export interface Session {
  readonly token: string;
  readonly csrf: string;
  /** The Cookie header. */
  readonly header: string;
}

interface Sessions {
  /** The session of a signed-in user. */
  readonly session: Session;
  /** The sessions of further accounts, as many as the options ask for. */
  readonly administrators: readonly Session[];
  readonly players: readonly Session[];
}

export interface Store extends Sessions {
  readonly engine: EngineKind;
  readonly database: DatabaseConfig;
  /**
   * The database of the bare reference: with SQLite a copy, because only one process can open a
   * store; with PostgreSQL the same database.
   */
  readonly bareDatabase: DatabaseConfig;
  remove(): Promise<void>;
}

/** PostgreSQL if the command line has `--postgres`, otherwise SQLite. */
export const engineFromArguments = (): EngineKind =>
  process.argv.includes('--postgres') ? 'postgres' : 'sqlite';

/** The settings that connect a server to a database. */
export const databaseSettings = (database: DatabaseConfig): NodeJS.ProcessEnv =>
  database.kind === 'sqlite'
    ? { DATA_DIR: database.folder, DATABASE_URL: '' }
    : { DATA_DIR: join(tmpdir(), 'questwright-bench-unused'), DATABASE_URL: database.url };

export interface StoreOptions {
  /** Gear rows in addition to those of the seed. */
  readonly moreGear?: number;
  readonly admin?: boolean;
  /** Accounts in addition to the signed-in user. */
  readonly administrators?: number;
  readonly players?: number;
}

/** Creates a database with the seed, one account, and more gear if the options say so. */
export async function createStore(engine: EngineKind, options: StoreOptions = {}): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-bench-'));
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const postgres = engine === 'postgres' ? await startPostgres() : undefined;
  const database: DatabaseConfig = postgres
    ? { kind: 'postgres', url: postgres.url }
    : { kind: 'sqlite', folder: join(folder, 'data') };
  const remove = async (): Promise<void> => {
    await postgres?.stop();
    removeFolder();
    process.off('exit', removeFolder);
  };
  try {
    const sessions = await fill(database, options);
    return { engine, database, bareDatabase: bareDatabaseOf(database), ...sessions, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

function bareDatabaseOf(database: DatabaseConfig): DatabaseConfig {
  if (database.kind === 'postgres') return database;
  const folder = `${database.folder}-bare`;
  cpSync(database.folder, folder, { recursive: true });
  return { kind: 'sqlite', folder };
}

async function fill(database: DatabaseConfig, options: StoreOptions): Promise<Sessions> {
  const open = await openDatabase(database);
  try {
    const { db } = open;
    const now = Date.now();
    const random = createRandom(systemRandom);
    await seedCatalogue(db, readSeed, now);
    const keys = await loadKeys(db, random);

    const signIn = async (name: string, isAdministrator: boolean): Promise<Session> => {
      const email = `${name.toLowerCase()}@example.com`;
      const account = { name, email, passwordHash: null, verified: true };
      const userId = await insertAccount(db, random, account, now);
      const begun = { userId, now, provenAt: now, ip: '127.0.0.1', userAgent: undefined };
      const { token, hash } = await beginSession(db, random, begun);
      const csrf = csrfToken(keys, random, hash);
      if (isAdministrator) {
        await db
          .insertInto('user_group')
          .values({ user_id: userId, group_name: 'admin' })
          .execute();
      }
      return { token, csrf, header: `session=${token}; csrfToken=${csrf}` };
    };
    const signInMany = async (count: number, name: string, isAdministrator: boolean) => {
      const all: Session[] = [];
      for (let index = 0; index < count; index += 1) {
        all.push(await signIn(`${name}${index}`, isAdministrator));
      }
      return all;
    };

    const sessions: Sessions = {
      session: await signIn('Mira', options.admin === true),
      administrators: await signInMany(options.administrators ?? 0, 'Administrator', true),
      players: await signInMany(options.players ?? 0, 'Player', false),
    };
    await addGear(db, options.moreGear ?? 0);
    // Collects the statistics of the query planner. Without this, the databases collect them later.
    await sql`analyze`.execute(db);
    return sessions;
  } finally {
    await open.close();
  }
}

const rowsPerTransaction = 10_000;

async function addGear(db: Kysely<Schema>, count: number): Promise<void> {
  for (let from = 0; from < count; from += rowsPerTransaction) {
    const rows = gearRows(from, Math.min(from + rowsPerTransaction, count));
    await db
      .transaction()
      .execute((transaction) => insertMany(transaction, 'catalogue_item', rows));
  }
}
