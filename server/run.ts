import { setTimeout as wait } from 'node:timers/promises';
import { createApp, type App } from './app.ts';
import { setupLink } from '#backend/auth/setup.ts';
import type { Config } from './config.ts';
import { collectedOutput } from './collected-output.ts';
import { databaseFault, DatabaseOpenError } from '#backend/db/errors.ts';
import { openDatabase, type Database } from './db/open-database.ts';
import { warningsAbout } from './db/postgres/warnings.ts';
import { Outages } from '#backend/outages.ts';
import type { Log } from '#backend/ports.ts';
import { collectLessOften } from './collection-limits.ts';
import { returnIdleMemory } from './idle-memory.ts';
import { compileValidatorsAhead } from './validators-ahead.ts';
import { createLog } from './log.ts';
import { createRandom, systemRandom } from '#backend/random.ts';
import { seedCatalogue } from '#backend/seed/seed-catalogue.ts';
import { updateDelivered } from '#backend/seed/update-delivered.ts';
import { readSeed } from './seed.ts';

/** EX_TEMPFAIL: another process uses the data folder, so a later start may succeed. */
const inUseCode = 75;
const failureCode = 1;

/**
 * How long /readyz answers 503 before the server closes, so that a load balancer notices it and sends
 * no more requests.
 */
const drainMs = 1500;
const maxShutdownMs = 10_000;
const setupRetryMs = 1000;

async function open(config: Config, log: Log): Promise<Database | number> {
  const outages = new Outages(log, Date.now);
  try {
    return await openDatabase(config.database, {
      onError: (error) => {
        const message = 'The database reports a fault.';
        if (config.database.kind === 'postgres') return outages.report(message, error);
        log.error(message, { error });
        // A thread of SQLite cannot be restarted in this process, so a supervisor must restart the
        // process.
        process.exit(failureCode);
      },
    });
  } catch (error) {
    if (!(error instanceof DatabaseOpenError)) throw error;
    log.error(error.message);
    return error.reason === 'in-use' ? inUseCode : failureCode;
  }
}

/** Resolves to null, or to a sentence that says why the server cannot listen. */
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

/** Ends the process if something still keeps it running after `maxShutdownMs`, for example a database without answers. */
function limitShutdown(): void {
  setTimeout(() => process.exit(failureCode), maxShutdownMs).unref();
}

/** Resolves at the first signal; a second signal ends the process immediately. */
function endSignal(): Promise<EndSignal> {
  return new Promise((resolve) => {
    let received = false;
    const onSignal = (signal: EndSignal) => (): void => {
      if (received) process.exit(failureCode);
      received = true;
      limitShutdown();
      resolve(signal);
    };
    process.on('SIGTERM', onSignal('SIGTERM'));
    process.on('SIGINT', onSignal('SIGINT'));
  });
}

async function drain(app: App, config: Config, signal: EndSignal): Promise<void> {
  app.readiness.draining = true;
  // Ctrl+C is sent from a terminal, so there is no load balancer to wait for.
  if (config.environment === 'production' && signal === 'SIGTERM') await wait(drainMs);
}

/** Prints the address where the first administrator is created. During an outage of the database, tries again. */
async function printSetupLink(app: App, config: Config): Promise<void> {
  while (!app.readiness.draining) {
    try {
      const link = await setupLink(app.context);
      if (link === null) return;
      // Printed also with LOG_LEVEL=error: without the link there is no first administrator.
      const sentence = `Create the first administrator within 30 minutes: ${link}`;
      createLog(config.logStyle, (line) => void process.stdout.write(line)).info(sentence);
      return;
    } catch (error) {
      if (databaseFault(error) === undefined) throw error;
      app.context.outages.report('The setup link could not be stored.', error);
      await wait(setupRetryMs, undefined, { ref: false });
    }
  }
}

/** Runs the server until a signal ends it; resolves to the exit code. */
export async function run(config: Config): Promise<number> {
  const log = createLog(config.logStyle, collectedOutput(process.stdout), {
    least: config.logLevel,
  });
  try {
    return await serve(config, log);
  } catch (error) {
    // The disk is full or read-only, or PostgreSQL cannot be reached: a stack trace would not help
    // to fix that.
    const kind = databaseFault(error)?.kind;
    if (!(error instanceof Error) || (kind !== 'unavailable' && kind !== 'full')) throw error;
    log.error(`The database cannot be used: ${error.message}.`);
    return failureCode;
  }
}

async function serve(config: Config, log: Log): Promise<number> {
  const signal = endSignal();
  const database = await open(config, log);
  if (typeof database === 'number') return database;
  let app: App | null = null;
  try {
    if (database.kind === 'postgres') {
      for (const warning of await warningsAbout(database.db)) log.warn(warning);
    }
    const seeded = await seedCatalogue(database.db, readSeed, Date.now());
    if (seeded > 0) log.info(`${seeded} items of the SRD were added to the catalogue.`);
    const author = { now: Date.now(), random: createRandom(systemRandom) };
    const updated = await updateDelivered(database.db, readSeed, author);
    if (updated > 0) log.info(`${updated} items of the SRD were updated in the catalogue.`);
    app = await createApp({ config, database, log });
    return await answerRequests(app, config, log, signal);
  } finally {
    limitShutdown();
    try {
      await app?.close();
    } finally {
      await database.close();
    }
  }
}

async function answerRequests(
  app: App,
  config: Config,
  log: Log,
  signal: Promise<EndSignal>,
): Promise<number> {
  const listenError = await listen(app, config);
  if (listenError !== null) {
    log.error(listenError);
    return failureCode;
  }
  log.info(`Questwright is ready: ${config.publicUrl}`);
  returnIdleMemory();
  collectLessOften();
  compileValidatorsAhead();
  // A signal also ends the server while the link cannot be stored.
  await Promise.race([printSetupLink(app, config), signal]);
  await drain(app, config, await signal);
  return 0;
}
