import { setTimeout as wait } from 'node:timers/promises';
import { createApp, type App } from './app.ts';
import { setupLink } from '#backend/auth/setup.ts';
import type { Config } from './config.ts';
import { databaseFault, DatabaseOpenError } from '#backend/db/errors.ts';
import { openDatabase, type Database } from './db/open-database.ts';
import type { Log } from '#backend/ports.ts';
import { createLog } from './log.ts';
import { seedCatalogue } from '#backend/seed/seed-catalogue.ts';
import { readSeed } from './seed.ts';

/** The store is somebody else's at the moment: try again later (EX_TEMPFAIL). */
const inUse = 75;
const failed = 1;

/** A balancer needs a moment to see that no more requests should come. */
const drainMs = 1500;
const longestEnd = 10_000;

async function open(config: Config, log: Log): Promise<Database | number> {
  try {
    return await openDatabase(config.database, {
      onError: (error) => {
        log.error('The database reports a fault.', { error });
        // Without its thread the embedded store answers nothing any more; a new start does.
        if (config.database.kind === 'sqlite') process.exit(failed);
      },
    });
  } catch (error) {
    if (!(error instanceof DatabaseOpenError)) throw error;
    log.error(error.message);
    return error.reason === 'in-use' ? inUse : failed;
  }
}

async function listen(app: App, { host, port }: Config): Promise<string | null> {
  try {
    await app.http.listen({ host, port });
    return null;
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    if (code === 'EADDRINUSE') {
      return `Port ${port} is taken by another program. Set PORT to a free one, such as PORT=${port + 1}.`;
    }
    if (code === 'EACCES') return `Port ${port} needs more rights than this program has.`;
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      return `This machine has no address "${host}". Set HOST to one that it has.`;
    }
    throw error;
  }
}

type EndSignal = 'SIGTERM' | 'SIGINT';

/** Resolves at the first signal; the second one ends the process at once. */
function toldToEnd(): Promise<EndSignal> {
  return new Promise((resolve) => {
    let told = false;
    const tell = (signal: EndSignal) => (): void => {
      if (told) process.exit(failed);
      told = true;
      resolve(signal);
    };
    process.on('SIGTERM', tell('SIGTERM'));
    process.on('SIGINT', tell('SIGINT'));
  });
}

async function drain(app: App, config: Config, signal: EndSignal): Promise<void> {
  const patience = setTimeout(() => process.exit(failed), longestEnd).unref();
  app.readiness.draining = true;
  // A person at the keyboard has no balancer in front and does not want to wait.
  if (config.environment === 'production' && signal === 'SIGTERM') await wait(drainMs);
  await app.close();
  clearTimeout(patience);
}

/** Runs the product until it is told to end; resolves to the exit code. */
export async function run(config: Config): Promise<number> {
  const log = createLog(config.logStyle, (line) => process.stdout.write(line));
  try {
    return await serve(config, log);
  } catch (error) {
    // A full or read-only disk, a server that went away: nothing here that a stack would explain.
    if (!(error instanceof Error) || databaseFault(error)?.kind !== 'unavailable') throw error;
    log.error(`The database cannot be used: ${error.message}.`);
    return failed;
  }
}

async function serve(config: Config, log: Log): Promise<number> {
  const ended = toldToEnd();
  const database = await open(config, log);
  if (typeof database === 'number') return database;
  try {
    const seeded = await seedCatalogue(database.db, readSeed, Date.now());
    if (seeded > 0) log.info(`The catalogue holds ${seeded} entries of the SRD.`);
    const app = await createApp({ config, database, log });
    const obstacle = await listen(app, config);
    if (obstacle !== null) {
      log.error(obstacle);
      await app.close();
      return failed;
    }
    log.info(`Questwright is ready: ${config.publicUrl}`);
    const link = await setupLink(app.context);
    // The link is meant for whoever reads this, so it goes past the log and what the log hides.
    if (link !== null) {
      process.stdout.write(`Make the first administrator within 30 minutes: ${link}\n`);
    }
    await drain(app, config, await ended);
    return 0;
  } finally {
    await database.close();
  }
}
