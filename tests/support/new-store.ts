import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { DatabaseKind } from '#backend/db/migrations/migration.ts';
import type { DatabaseConfig } from '#server/db/open-database.ts';
import { createTestDatabase } from './postgres.ts';

/** Creates an empty store that is not opened yet. It is removed after the run. */
export async function newStore(kind: DatabaseKind): Promise<DatabaseConfig> {
  if (kind === 'postgres') return { kind, url: await createTestDatabase(inject('postgresUrl')) };
  return { kind, folder: mkdtempSync(join(tmpdir(), 'questwright-store-')) };
}
