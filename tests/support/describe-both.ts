import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, inject } from 'vitest';
import type { DatabaseKind } from '#backend/db/migrations/migration.ts';
import {
  openDatabase,
  type Database,
  type DatabaseConfig,
  type OpenOptions,
} from '#server/db/open-database.ts';
import { createTestDatabase } from './postgres.ts';

/** Creates an empty database that is not opened yet. It is removed after the suite. */
export type FreshStore = () => Promise<DatabaseConfig>;

/** Opens and migrates a database, a new one by default. It is closed after the suite. */
export type OpenStore = (config?: DatabaseConfig, options?: OpenOptions) => Promise<Database>;

/** Runs the same suite on SQLite and on PostgreSQL. */
export function describeBoth(
  title: string,
  suite: (open: OpenStore, fresh: FreshStore, kind: DatabaseKind) => void,
): void {
  describe.each(['sqlite', 'postgres'] as const)(`${title} (%s)`, (kind) => {
    const cleanUps: (() => Promise<void> | void)[] = [];
    afterAll(async () => {
      for (const cleanUp of cleanUps.toReversed()) await cleanUp();
    });

    const fresh: FreshStore = async () => {
      if (kind === 'sqlite') {
        const folder = mkdtempSync(join(tmpdir(), 'questwright-store-'));
        cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
        return { kind, folder };
      }
      const database = await createTestDatabase(inject('postgresUrl'));
      cleanUps.push(() => database.drop());
      return { kind, url: database.url };
    };
    const open: OpenStore = async (config, options) => {
      const database = await openDatabase(config ?? (await fresh()), options);
      cleanUps.push(() => database.close());
      return database;
    };
    suite(open, fresh, kind);
  });
}
