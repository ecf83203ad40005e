import type { FastifyInstance } from 'fastify';
import { createArgon } from './auth/argon.ts';
import { shortNetwork } from '#backend/auth/network.ts';
import { createOauthDirectory } from './auth/oauth-directory.ts';
import type { Config } from './config.ts';
import type { AppContext } from '#backend/context.ts';
import { createBackend } from '#backend/create-backend.ts';
import { takeBackGenerations } from '#backend/generation/queue.ts';
import type { Database } from './db/open-database.ts';
import { Outages } from '#backend/outages.ts';
import { openFanOut } from './fan-out.ts';
import { createMakers } from './generation/create-makers.ts';
import { createServer } from './http/create-server.ts';
import type { Readiness } from './http/health.ts';
import type { AnsweredRequest, Observer } from './http/observe.ts';
import { systemRandom } from '#backend/random.ts';
import { configuredModel } from '#backend/models/configured.ts';
import { createModels } from './models/create-models.ts';
import { freeBytes } from './free-bytes.ts';
import { createMetrics } from './metrics.ts';
import { preloadModels } from './models/preload.ts';
import { createPictures } from './pictures/create-pictures.ts';
import type { Clock, Log, MailTransport, PasswordHasher, Ports } from '#backend/ports.ts';
import { fileTransport, smtpTransport } from './mail/transport.ts';
import { createPauses } from './pauses.ts';
import { createSockets } from './socket.ts';
import { sweep } from '#backend/sweep.ts';
import { openWebApp } from './web/web-app.ts';

export interface AppParts {
  readonly config: Config;
  /** Open and migrated; the caller closes it after it has closed the app. */
  readonly database: Database;
  readonly log: Log;
  readonly clock?: Clock;
  readonly passwords?: PasswordHasher;
  readonly mailTransport?: MailTransport;
  /** Replaces the bytes that are free on the disk of the data folder. */
  readonly freeBytes?: () => Promise<number>;
  /**
   * Replaces ports that `createApp` creates by default: tests provide random bytes, OAuth, the
   * storyteller, the painter, models and pictures.
   */
  readonly ports?: Partial<
    Pick<Ports, 'random' | 'oauth' | 'storyteller' | 'painter' | 'models' | 'pictures'>
  >;
}

export interface App {
  readonly context: AppContext;
  /** Does not listen yet; tests inject requests into it. */
  readonly http: FastifyInstance;
  readonly readiness: Readiness;
  /** Resolves when no mail is being sent and no generation is worked on. */
  readonly idle: () => Promise<void>;
  /**
   * Disconnects all sockets, waits for running requests and for the mail being sent, and closes the
   * server.
   */
  close(): Promise<void>;
}

const mailTransport = (config: Config, log: Log): MailTransport =>
  config.mail.smtpUrl === null
    ? fileTransport(config, log)
    : smtpTransport(config.mail.smtpUrl, config.mail.from);

const mailIntervalMs = 15_000;
const generationIntervalMs = 30_000;
const writeEndsIntervalMs = 1000;
const sweepIntervalMs = 60 * 60_000;
/** A process that is restarted every hour must sweep, too. The start itself has enough to do. */
const firstSweepMs = 2 * 60_000;
const visitDelayMs = 1000;

async function configuredConnections(context: AppContext) {
  const models = await Promise.all([
    configuredModel(context, 'text'),
    configuredModel(context, 'image'),
  ]);
  return models.flatMap((model) => model?.connection ?? []);
}

/**
 * Starts the tasks that run at intervals or later: sending mails, ending sessions that a full disk has kept, working on generations, deleting expired rows and
 * loading the packages of models. Returns a function that stops them.
 */
function startIntervals(context: AppContext): () => void {
  const { mailer, generations, outages } = context;
  const sweepNow = (): void => {
    sweep(context).catch((error: unknown) => outages.report('Sweeping failed.', error));
  };
  const timers = [
    setInterval(() => mailer.wake(), mailIntervalMs),
    // Another process can have ended while it worked on one.
    setInterval(() => generations.wake(), generationIntervalMs),
    setInterval(() => void outages.writeEnds(), writeEndsIntervalMs),
    setInterval(sweepNow, sweepIntervalMs),
    setTimeout(sweepNow, firstSweepMs),
  ];
  for (const timer of timers) timer.unref();
  mailer.wake();
  generations.wake();
  const endPreload = preloadModels({ configured: () => configuredConnections(context) });
  return () => {
    timers.forEach((timer) => clearTimeout(timer));
    endPreload();
  };
}

/** Health checks are left out: they come every few seconds and say nothing about users. */
function logAnswered(log: Log, { ms, ip, ...answered }: AnsweredRequest): void {
  if (answered.operation !== 'health') {
    log.record('A request was answered.', {
      ...answered,
      network: shortNetwork(ip),
      milliseconds: ms,
    });
  }
}

/** Creates one server on an open database. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, database, log } = parts;
  const { db, searches } = database;
  const clock = parts.clock ?? Date.now;
  const outages = new Outages(log, clock);
  const sockets = createSockets({ config, db, clock, outages });
  const fanOut = await openFanOut(database, sockets.realtime, log);
  const argon = createArgon();
  const pictures = createPictures(log);
  const makers = createMakers();
  const { models, close: closeModels } = createModels({ allowedHosts: config.modelPrivateHosts });
  const ports: Ports = {
    db,
    searches,
    config,
    clock,
    random: systemRandom,
    log,
    passwords: parts.passwords ?? argon,
    mailTransport: parts.mailTransport ?? mailTransport(config, log),
    oauth: createOauthDirectory(config.oauth),
    storyteller: makers.storyteller,
    painter: makers.painter,
    models,
    pictures,
    realtime: fanOut.realtime,
    ...createPauses(),
    // Several processes can use one PostgreSQL, and none would know what waits in the others.
    visitDelay: database.kind === 'sqlite' ? visitDelayMs : 0,
    ...parts.ports,
  };
  const backend = await createBackend(ports, {}, outages);
  const { context } = backend;
  const readiness: Readiness = { draining: false };
  const web = config.webFolder === null ? null : openWebApp(config, config.webFolder);
  const { trustedProxies, bodyBytesPerSecond, metricsToken } = config;
  const ownDisk = parts.freeBytes ?? (() => freeBytes(config.dataDir));
  // With PostgreSQL, the database can be on another machine.
  const freeForStore = database.kind === 'sqlite' ? ownDisk : null;
  const metrics =
    metricsToken === null
      ? null
      : await createMetrics({
          database,
          context,
          dataDir: config.dataDir,
          freeForStore,
          sockets: () => sockets.count(),
          queues: { passwords: () => argon.waiting, pictures: () => pictures.waiting },
        });
  const observer: Observer = (answered) => {
    metrics?.observe(answered);
    logAnswered(log, answered);
  };
  const http = createServer({
    backend,
    trustedProxies,
    bodyBytesPerSecond,
    readiness,
    freeForStore,
    observer,
    metrics: metrics && metricsToken !== null ? { token: metricsToken, text: metrics.text } : null,
    web,
  });
  sockets.attach(http.server, context.keys, observer);
  // The lock of the file says that no other process works on them.
  if (database.kind === 'sqlite') await takeBackGenerations(db);
  const stopIntervals = startIntervals(context);
  return {
    context,
    http,
    readiness,
    idle: () => backend.idle(),
    async close() {
      readiness.draining = true;
      stopIntervals();
      await sockets.close();
      await http.close();
      // The backend waits for its work, which ends with the processes and is done again after the next start.
      const closing = backend.close();
      makers.close();
      await argon.close();
      await closeModels();
      await closing;
      pictures.close();
      await fanOut.close();
    },
  };
}
