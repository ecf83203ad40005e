import { afterAll, afterEach, beforeEach, describe } from 'vitest';
import type { DatabaseKind } from '#backend/db/migrations/migration.ts';
import {
  openDatabase,
  type Database,
  type DatabaseConfig,
  type OpenOptions,
} from '#server/db/open-database.ts';
import { migratedStore, newStore } from './new-store.ts';
import { borrowDatabase } from './reused-database.ts';

/** Creates an empty database that is not opened yet. It is removed after the run. */
export type FreshStore = () => Promise<DatabaseConfig>;

/**
 * Opens and migrates a database; by default a new one, which has all tables already. It is closed after
 * the test that opens it, or else after the suite.
 */
export type OpenStore = (config?: DatabaseConfig, options?: OpenOptions) => Promise<Database>;

/** Runs the same suite on SQLite and on PostgreSQL. */
export function describeBoth(
  title: string,
  suite: (open: OpenStore, fresh: FreshStore, kind: DatabaseKind) => void,
): void {
  describe.each(['sqlite', 'postgres'] as const)(`${title} (%s)`, (kind) => {
    const closings: (() => Promise<void>)[] = [];
    const closeFrom = async (index: number) => {
      for (const close of closings.splice(index).toReversed()) await close();
    };
    let openedBefore = 0;
    // These hooks enclose those of the suite, so its apps are closed before their databases.
    beforeEach(() => {
      openedBefore = closings.length;
    });
    afterEach(() => closeFrom(openedBefore));
    afterAll(() => closeFrom(0));

    const fresh = () => newStore(kind);
    const open: OpenStore = async (config, options) => {
      if (config === undefined && options === undefined) {
        const { database, release } = await borrowDatabase(kind);
        closings.push(release);
        return database;
      }
      const database = await openDatabase(config ?? (await migratedStore(kind)), options);
      closings.push(() => database.close());
      return database;
    };
    suite(open, fresh, kind);
  });
}
