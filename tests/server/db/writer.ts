import { openDatabase } from '#server/db/open-database.ts';
import { DatabaseOpenError } from '#backend/db/errors.ts';

/**
 * A program for crash tests. It opens the data folder, writes rows until it is killed, and prints
 * the number of each commit. Every fifth commit is a transaction of three rows.
 */
const [folder = '', from = '0'] = process.argv.slice(2);

try {
  const { db } = await openDatabase({ kind: 'sqlite', folder });
  const row = (key: string) => ({ key, value: 'x'.repeat(500) });
  for (let n = Number(from); ; n += 1) {
    if (n % 5 === 0) {
      await db.transaction().execute(async (transaction) => {
        for (const part of ['a', 'b', 'c']) {
          await transaction
            .insertInto('setting')
            .values(row(`${n}-${part}`))
            .execute();
        }
      });
    } else {
      await db
        .insertInto('setting')
        .values(row(`${n}`))
        .execute();
    }
    process.stdout.write(`${n}\n`);
  }
} catch (error) {
  if (!(error instanceof DatabaseOpenError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.reason === 'in-use' ? 75 : 1;
}
