import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../open-database.ts';
import { movedFile } from '../sqlite/open-sqlite.ts';
import { CopyError } from './copy-error.ts';
import { fillPostgres } from './fill-postgres.ts';
import { countRows } from './row-sum.ts';
import { openSqliteFile } from './sqlite-file.ts';

export interface Moved {
  readonly rows: number;
  /** Where the store of the data folder is now. */
  readonly kept: string;
}

/**
 * Moves the store of a data folder to an empty database of PostgreSQL. It owns the folder meanwhile, so no
 * server writes it. If it is interrupted, the next call continues.
 */
export async function moveStore(folder: string, url: string): Promise<Moved> {
  const store = join(folder, 'questwright.db');
  if (!existsSync(store)) throw new CopyError(`There is no database in ${folder}.`);
  const owner = await openDatabase({ kind: 'sqlite', folder });
  let rows: number;
  try {
    const source = openSqliteFile(store, { readOnly: true });
    try {
      source.begin();
      rows = countRows(await fillPostgres(source, url));
    } finally {
      source.close();
    }
  } finally {
    await owner.close();
  }
  // A server that is started without DATABASE_URL refuses the folder instead of continuing with the old store.
  const kept = movedFile(folder);
  renameSync(store, kept);
  return { rows, kept };
}
