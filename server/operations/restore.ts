import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readPlaces } from '#server/config.ts';
import { restoreBackup } from '#server/db/copy/restore-backup.ts';
import { runCommand, UsageError } from './command.ts';

const usage = 'Usage: npm run restore -- FILE';

function fileFrom(args: readonly string[]): string {
  let positionals: readonly string[];
  try {
    ({ positionals } = parseArgs({ args: [...args], allowPositionals: true }));
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError(usage);
  return resolve(file);
}

await runCommand(async () => {
  const backup = fileFrom(process.argv.slice(2));
  const { dataDir, database } = readPlaces(process.env);
  const { rows, applied } = await restoreBackup({ backup, database, dataDir });
  const migrated = applied.length > 0 ? ` Applied ${applied.length} migrations.` : '';
  return `Restored ${rows} rows from ${backup}, each table as it was.${migrated}`;
});
