import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readPlaces } from '#server/config.ts';
import { makeBackup } from '#server/db/copy/make-backup.ts';
import { counted } from '#src/lib/counted.ts';
import { runCommand, UsageError, yieldToServer } from './command.ts';

const usage = 'Usage: npm run backup -- [--to FOLDER] [--keep NUMBER]';

function optionsFrom(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { to: { type: 'string' }, keep: { type: 'string' } },
    });
    return values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

function keepFrom(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^\d{1,6}$/.test(text) && Number(text) > 0) return Number(text);
  throw new UsageError(`--keep must be a whole number above 0, not "${text}".\n${usage}`);
}

function folderFrom(text: string | undefined, dataDir: string): string {
  // As from a variable of the shell that is not set: it would be the folder of the program.
  if (text === '') throw new UsageError(`--to must name a folder.\n${usage}`);
  return text === undefined ? join(dataDir, 'backups') : resolve(text);
}

await runCommand(async () => {
  yieldToServer();
  const { to, keep } = optionsFrom(process.argv.slice(2));
  const { dataDir, database } = readPlaces(process.env);
  const made = await makeBackup({
    database,
    folder: folderFrom(to, dataDir),
    keep: keepFrom(keep),
    now: Date.now(),
  });
  const megabytes = (made.bytes / 1e6).toFixed(1);
  const { removed } = made;
  const removals =
    removed.length > 0
      ? ` Removed ${counted(removed.length, 'older backup', 'older backups')}.`
      : '';
  return `${made.file}: ${made.tables} tables with ${made.rows} rows, ${megabytes} MB, read back.${removals}`;
});
