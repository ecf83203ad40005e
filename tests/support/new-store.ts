import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { DatabaseKind } from '#backend/db/migrations/migration.ts';
import { openDatabase, type DatabaseConfig } from '#server/db/open-database.ts';
import { createTestDatabase } from './postgres.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'questwright-store-'));

/** Creates an empty store that is not opened yet. It is removed after the run. */
export async function newStore(kind: DatabaseKind): Promise<DatabaseConfig> {
  if (kind === 'postgres') return { kind, url: await createTestDatabase(inject('postgresUrl')) };
  return { kind, folder: newFolder() };
}

const templates = new Map<DatabaseKind, Promise<DatabaseConfig>>();

/**
 * Creates a store with all tables and no rows, which is not opened yet. It is a copy of a store that is
 * migrated once for each worker, because the migrations take ten times as long as the copy.
 */
export async function migratedStore(kind: DatabaseKind): Promise<DatabaseConfig> {
  const started = templates.get(kind) ?? migrate(kind);
  templates.set(kind, started);
  const template = await started;
  if (template.kind === 'postgres') {
    return { kind: 'postgres', url: await createTestDatabase(inject('postgresUrl'), template.url) };
  }
  const folder = newFolder();
  cpSync(template.folder, folder, { recursive: true });
  return { kind: 'sqlite', folder };
}

async function migrate(kind: DatabaseKind): Promise<DatabaseConfig> {
  const config = await newStore(kind);
  await (await openDatabase(config)).close();
  return config;
}
