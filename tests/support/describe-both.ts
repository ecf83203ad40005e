import { afterAll, describe } from 'vitest';
import type { DatabaseKind } from '#backend/db/migrations/migration.ts';
import {
  openDatabase,
  type Database,
  type DatabaseConfig,
  type OpenOptions,
} from '#server/db/open-database.ts';
import { newStore } from './new-store.ts';

/** Creates an empty database that is not opened yet. It is removed after the run. */
export type FreshStore = () => Promise<DatabaseConfig>;

/** Opens and migrates a database, a new one by default. It is closed after the suite. */
export type OpenStore = (config?: DatabaseConfig, options?: OpenOptions) => Promise<Database>;

/** Runs the same suite on SQLite and on PostgreSQL. */
export function describeBoth(
  title: string,
  suite: (open: OpenStore, fresh: FreshStore, kind: DatabaseKind) => void,
): void {
  describe.each(['sqlite', 'postgres'] as const)(`${title} (%s)`, (kind) => {
    const opened: Database[] = [];
    afterAll(async () => {
      for (const database of opened.toReversed()) await database.close();
    });

    const fresh = () => newStore(kind);
    const open: OpenStore = async (config, options) => {
      const database = await openDatabase(config ?? (await fresh()), options);
      opened.push(database);
      return database;
    };
    suite(open, fresh, kind);
  });
}
