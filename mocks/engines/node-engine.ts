import { DatabaseSync } from 'node:sqlite';
import { SqliteError } from '#backend/db/errors.ts';
import { createNodeEngine, engineFault } from '#backend/db/sqlite/node-engine.ts';
import type { OpenEngine } from './memory-engine.ts';

/** Converts an error of the driver to one that the backend understands. */
const sqliteError = (error: unknown): unknown =>
  error instanceof Error && 'errcode' in error ? new SqliteError(engineFault(error)) : error;

/** SQLite of Node, in memory. */
export const openNodeEngine: OpenEngine = (databaseImage) => {
  const database = new DatabaseSync(':memory:');
  if (databaseImage) database.deserialize(databaseImage);
  // This setting belongs to the connection and is not stored in the database image.
  database.exec('pragma foreign_keys = on');
  const engine = createNodeEngine(database);
  return {
    ...engine,
    run(sql, parameters) {
      try {
        return engine.run(sql, parameters);
      } catch (error) {
        throw sqliteError(error);
      }
    },
    serialize: () => database.serialize(),
  };
};
