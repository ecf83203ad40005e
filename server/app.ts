import type { FastifyInstance } from 'fastify';
import { createArgon, type Argon } from './auth/argon.ts';
import { loadKeys } from '#backend/auth/keys.ts';
import { createOauthDirectory } from './auth/oauth-directory.ts';
import type { Config } from './config.ts';
import type { AppContext, Clock } from '#backend/context.ts';
import type { Database } from './db/open-database.ts';
import { openFanOut } from './fan-out.ts';
import { handlers } from '#backend/handlers/all.ts';
import { createServer } from './http/create-server.ts';
import type { Readiness } from './http/health.ts';
import type { Log } from './log.ts';
import { createMailer } from '#backend/mail/mailer.ts';
import { fileTransport, smtpTransport, type MailTransport } from './mail/transport.ts';
import { createSockets } from './socket.ts';
import { startSweeping } from '#backend/sweep.ts';
import { openWebApp } from './web/web-app.ts';

export interface AppParts {
  readonly config: Config;
  /** Open and migrated; the caller closes it after the app. */
  readonly database: Database;
  readonly log: Log;
  readonly clock?: Clock;
  readonly argon?: Argon;
  readonly mailTransport?: MailTransport;
}

export interface App {
  readonly context: AppContext;
  /** Not listening yet; tests inject requests into it. */
  readonly http: FastifyInstance;
  readonly readiness: Readiness;
  /** Finishes what is under way: requests, sockets, mails. */
  close(): Promise<void>;
}

const mailTransport = (config: Config, log: Log): MailTransport =>
  config.mail.smtpUrl === null
    ? fileTransport(config, log)
    : smtpTransport(config.mail.smtpUrl, config.mail.from);

/** Puts one server together on an open database. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, database, log } = parts;
  const { db } = database;
  const clock = parts.clock ?? Date.now;
  const keys = await loadKeys(db);
  const transport = parts.mailTransport ?? mailTransport(config, log);
  const sockets = createSockets({ config, db, clock, log });
  const fanOut = await openFanOut(database, sockets.realtime, log);
  const mailer = createMailer({ db, transport, publicUrl: config.publicUrl, clock, log });
  const context: AppContext = {
    config,
    database,
    db,
    clock,
    log,
    argon: parts.argon ?? createArgon(),
    keys,
    mailer,
    oauth: createOauthDirectory(config.oauth),
    realtime: fanOut.realtime,
  };
  const readiness: Readiness = { draining: false };
  const web = config.webFolder === null ? null : openWebApp(config, config.webFolder);
  const http = createServer(context, { handlers, readiness, web });
  sockets.attach(http.server);
  const stopSweeping = startSweeping(context);
  mailer.wake();
  return {
    context,
    http,
    readiness,
    async close() {
      readiness.draining = true;
      stopSweeping();
      await sockets.close();
      await http.close();
      await mailer.close();
      await fanOut.close();
    },
  };
}
