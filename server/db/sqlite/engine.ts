import { DatabaseSync } from 'node:sqlite';
import type { Engine } from '#backend/db/sqlite/engine.ts';
import { createNodeEngine } from '#backend/db/sqlite/node-engine.ts';

/** SQLite of Node on a file. */
export const openEngine = (file: string, busyTimeoutMs: number, readOnly = false): Engine =>
  createNodeEngine(new DatabaseSync(file, { timeout: busyTimeoutMs, readOnly }));
