import { parseArgs } from 'node:util';
import { readPlaces } from '#server/config.ts';
import { moveStore } from '#server/db/copy/move-store.ts';
import { placeOf } from '#server/db/postgres/place-of.ts';
import { setting } from '#server/setting.ts';
import { runCommand, UsageError } from './command.ts';

const usage =
  'Usage: npm run move -- --to postgres://USER:PASSWORD@HOST/DATABASE, or with DATABASE_URL instead of --to';

function targetFrom(args: readonly string[]): string {
  let to: string | undefined;
  try {
    ({ to } = parseArgs({ args: [...args], options: { to: { type: 'string' } } }).values);
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
  // Other users of the machine can see the arguments of a program, but not its variables.
  const url = to ?? setting(process.env, 'DATABASE_URL');
  if (url === null || !/^postgres(?:ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new UsageError(usage);
  }
  return url;
}

await runCommand(async () => {
  const url = targetFrom(process.argv.slice(2));
  const { dataDir } = readPlaces({ ...process.env, DATABASE_URL: '', DATABASE_URL_FILE: '' });
  const { rows, kept } = await moveStore(dataDir, url);
  return `Moved ${rows} rows to ${placeOf(url)}, and read them back. Start the server with DATABASE_URL. The old database is in ${kept}.`;
});
