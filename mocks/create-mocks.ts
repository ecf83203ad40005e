import { Kysely } from 'kysely';
import { findSession } from '#backend/auth/sessions.ts';
import type { Answer, Call } from '#backend/call.ts';
import { createBackend, type Backend } from '#backend/create-backend.ts';
import { takeBackGenerations } from '#backend/generation/queue.ts';
import type { Schema } from '#backend/db/schema.ts';
import { DirectDialect } from '#backend/db/sqlite/direct-dialect.ts';
import { problemFrom } from '#backend/problems.ts';
import type { BackendConfig, Clock, FillRandom, Log, Painter } from '#backend/ports.ts';
import { noPrices } from '#backend/models/record-use.ts';
import { defaultQuotas } from '#backend/quotas.ts';
import type { ReadSeed } from '#backend/seed/seed-catalogue.ts';
import { createSocketRules, type SocketRules } from '#backend/socket-rules.ts';
import { createClock } from './clock.ts';
import { answerControl, isControl, problemAnswer } from './control.ts';
import type { MemoryEngine, OpenEngine } from './engines/memory-engine.ts';
import { createHooks, type MockHooks } from './hooks.ts';
import { createMailbox, type SentMail } from './ports/mailbox.ts';
import { guildDirectory } from './ports/oauth.ts';
import { quickPasswords } from './ports/passwords.ts';
import { type DrawPicture, drawn, type ReadSize, unchangedPictures } from './ports/pictures.ts';
import { seededRandom } from './ports/random.ts';
import { painter, storyteller } from './ports/makers.ts';
import { models } from './ports/models.ts';
import { createPendingIndexes } from './scenarios/pending-indexes.ts';
import { isScenario, scenarioNamed } from './scenarios/scenarios.ts';
import { storedScenario, storeScenario } from './scenarios/stored-scenario.ts';
import { people as namedPeople } from './fixtures/people.ts';

/** The people whom a developer can sign in as. */
const namedIds = Object.values(namedPeople).map(({ id }) => id);

export interface MocksOptions {
  readonly open: OpenEngine;
  /**
   * A database image of the fixtures, or a function that loads it. Without this option,
   * mocks/database-image.ts builds the database image.
   */
  readonly databaseImage?: Uint8Array | (() => Promise<Uint8Array>) | undefined;
  /** A saved database of this version, which is used instead of the fixtures. */
  readonly saved?: MemoryEngine | undefined;
  readonly readSeed: ReadSeed;
  readonly readSize: ReadSize;
  /** Without it, pictures are stored unchanged. */
  readonly draw?: DrawPicture | undefined;
  /** Replaces the painter, which takes seconds for a cover. */
  readonly painter?: Painter | undefined;
  /** Equal seeds, clocks and calls give equal answers. */
  readonly seed?: string | number | undefined;
  /**
   * Random bytes for ids and secrets until the first reset, instead of those of the seed. Needed with
   * `saved`, because the seed would create ids again that the saved database already contains.
   */
  readonly random?: FillRandom | undefined;
  readonly clock?: Clock | undefined;
  /** The URL of the web app, for links in mails. */
  readonly publicUrl: string;
  /** The origins that may call the API; by default only the origin of the app. */
  readonly allowedOrigins?: ReadonlySet<string>;
  readonly onMail?: (mail: SentMail) => void;
  readonly onError?: (error: unknown) => void;
}

/** A database and its backend. A reset replaces both. */
interface Instance {
  readonly db: Kysely<Schema>;
  readonly backend: Backend;
  readonly hooks: MockHooks;
  readonly mails: readonly SentMail[];
  scenario: string;
  /** The calls without an answer yet, and the creation of indexes. */
  readonly pending: Set<Promise<unknown>>;
  /** Is aborted when the instance is closed. */
  readonly closing: AbortController;
}

export interface Mocks {
  /**
   * Answers calls to the API and to the control paths below /__mock. If the result is 'lost', the host
   * closes the connection without a response. An error of the mocks is reported and answered with a
   * problem.
   */
  answer(call: Call): Promise<Answer | 'lost'>;
  /** A new id for each request, in the same order after every reset. */
  nextRequestId(): string;
  readonly sockets: SocketRules;
  /**
   * Calls the function of a host that closes its connections as if the network had failed, so that
   * pages connect again if their session exists, and know that they have missed changes.
   */
  onDrop(dropConnections: () => void): void;
  /** Restores the fixtures, the scenario `default` and the real time, and signs everyone out. */
  reset(): void;
  /** Resolves to false when there is no such scenario. */
  useScenario(name: string): Promise<boolean>;
  /** Resets the mocks with another seed. */
  useSeed(seed: string): void;
  /** Resolves when no mail is being sent and no generation is worked on. */
  idle(): Promise<void>;
  /** The mails since the last reset, the oldest first. */
  mails(): Promise<readonly SentMail[]>;
  /** Passes an error to `onError`. */
  report(error: unknown): void;
  readonly config: BackendConfig;
  close(): Promise<void>;
}

const allowHeaders = 'Access-Control-Allow-Headers';

const mockHeaders = ['Prefer', 'X-Mock-Scenario'];

/**
 * Allows pages of other origins to send the headers that only the mocks have, if their preflight asks
 * for them. Every other preflight gets the same answer as from the server.
 */
function allowMockHeaders(call: Call, answer: Answer): Answer {
  const allowed = answer.headers[allowHeaders];
  const requested = call
    .header('access-control-request-headers')
    ?.toLowerCase()
    .split(/[\s,]+/);
  const added = mockHeaders.filter((name) => requested?.includes(name.toLowerCase()));
  if (allowed === undefined || added.length === 0) return answer;
  const headers = { ...answer.headers, [allowHeaders]: [allowed, ...added].join(', ') };
  return { ...answer, headers };
}

/**
 * Copies the sessions of users that both databases contain. Users have equal ids in all scenarios.
 */
async function copySessions(from: Kysely<Schema>, to: Kysely<Schema>): Promise<void> {
  const users = await to.selectFrom('user').select('id').execute();
  const ids = new Set(users.map(({ id }) => id));
  const sessions = await from.selectFrom('session').selectAll().execute();
  const keptSessions = sessions.filter((session) => ids.has(session.user_id));
  if (keptSessions.length > 0) await to.insertInto('session').values(keptSessions).execute();
}

async function hashesIn({ db }: Instance): Promise<string[]> {
  const rows = await db.selectFrom('session').select('token_hash').execute();
  return rows.map(({ token_hash: hash }) => hash);
}

/** The backend on SQLite in memory, with everything that mocks add to it. */
export function createMocks(options: MocksOptions): Mocks {
  const { open, publicUrl } = options;
  const config: BackendConfig = {
    environment: 'test',
    publicUrl,
    allowedOrigins: options.allowedOrigins ?? new Set([publicUrl]),
    cookieDomain: null,
    secureCookies: publicUrl.startsWith('https:'),
    requestsPerMinute: Number.POSITIVE_INFINITY,
    creationsPerMinute: Number.POSITIVE_INFINITY,
    generationsPerDay: Number.POSITIVE_INFINITY,
    textChangesPerMinute: Number.POSITIVE_INFINITY,
    changesPerMinute: Number.POSITIVE_INFINITY,
    quotas: defaultQuotas,
    models: { text: null, image: null },
    modelPrices: { text: noPrices, image: noPrices },
  };
  const clock = createClock(options.clock ?? Date.now);
  const report = options.onError ?? (() => undefined);
  const log: Log = {
    info: () => undefined,
    warn: (message, fields) => report(fields?.['error'] ?? message),
    error: (message, fields) => report(fields?.['error'] ?? message),
    record: () => undefined,
  };
  const drops = new Set<() => void>();
  const sockets = createSocketRules({
    config,
    findUser: async (token) =>
      findSession((await instance).backend.context, token, clock.now(), false),
    report: (_, cause) => report(cause),
  });
  let seed = String(options.seed ?? 1);
  let random: FillRandom = options.random ?? seededRandom(seed);
  let requests = 0;
  let fixtures: Promise<Uint8Array> | undefined;
  async function loadFixtures(): Promise<Uint8Array> {
    if (typeof options.databaseImage === 'function') return options.databaseImage();
    const { buildDatabaseImage } = await import('./database-image.ts');
    return buildDatabaseImage(open, options.readSeed);
  }

  async function openFixtures(): Promise<MemoryEngine> {
    const { databaseImage } = options;
    return open(
      databaseImage instanceof Uint8Array ? databaseImage : await (fixtures ??= loadFixtures()),
    );
  }

  async function openInstance(opening: MemoryEngine | Promise<MemoryEngine>): Promise<Instance> {
    // Read before the first await, because a reset during the await changes these for the next
    // instance.
    const settings = { seed, random };
    const engine = await opening;
    const db = new Kysely<Schema>({ dialect: new DirectDialect(engine) });
    const mailbox = createMailbox(clock.now, options.onMail ?? (() => undefined));
    const state = { scenario: await storedScenario(db) };
    const hooks = createHooks({ db, seed: settings.seed, scenario: () => state.scenario });
    const backend = await createBackend(
      {
        db,
        searches: db,
        config,
        clock: clock.now,
        random: settings.random,
        log,
        passwords: quickPasswords(settings.random),
        mailTransport: mailbox.transport,
        oauth: guildDirectory,
        storyteller,
        painter: options.painter ?? painter,
        models,
        pictures: options.draw
          ? drawn(options.readSize, options.draw)
          : unchangedPictures(options.readSize),
        realtime: sockets.realtime,
        // The mocks have one user, and their worker does nothing else.
        pause: () => undefined,
        countRead: () => undefined,
        // The browser can end the worker at any time.
        visitDelay: 0,
      },
      hooks,
    );
    const { mails } = mailbox;
    const pending = new Set<Promise<unknown>>();
    const closing = new AbortController();
    return Object.assign(state, {
      db,
      backend,
      hooks,
      mails,
      pending,
      closing,
    });
  }

  async function closeInstance({ pending, closing, backend, db }: Instance): Promise<void> {
    closing.abort();
    await Promise.allSettled(pending);
    await backend.close();
    await db.destroy();
  }

  /** Milliseconds before indexes are created, so that the first answers for a page are not delayed. */
  const indexingDelay = 300;

  /** Creates the missing indexes in the background, while calls are answered. */
  function startIndexing({ db, pending, closing }: Instance): void {
    const work = { delay: indexingDelay, signal: closing.signal };
    const indexing = createPendingIndexes(db, work).catch(report);
    pending.add(indexing);
    void indexing.then(() => pending.delete(indexing));
  }

  async function openSaved(engine: MemoryEngine): Promise<Instance> {
    const saved = await openInstance(engine);
    startIndexing(saved);
    // The worker may have ended while it worked on one, and no other one has this database.
    await takeBackGenerations(saved.db);
    saved.backend.context.generations.wake();
    return saved;
  }

  const newInstance = () => openInstance(openFixtures());
  let instance = options.saved ? openSaved(options.saved) : newInstance();

  /** Ends the sockets of sessions that the next instance lacks, and drops all others. */
  async function notifyOfReplacement(
    before: Promise<Instance>,
    next: Promise<Instance>,
  ): Promise<void> {
    const [oldHashes, hashes] = await Promise.all([hashesIn(await before), hashesIn(await next)]);
    const kept = new Set(hashes);
    sockets.realtime.endSessions(oldHashes.filter((hash) => !kept.has(hash)));
    drops.forEach((drop) => drop());
  }

  let notifying: Promise<void> = Promise.resolve();

  /** Sends new calls to the next instance. The current instance closes after its pending calls. */
  function replaceBy(next: Promise<Instance>): void {
    const before = instance;
    instance = next;
    // Replacements run one after the other, because the sessions of a closed instance cannot be read.
    notifying = notifying.then(() => notifyOfReplacement(before, next)).catch(report);
    void notifying.then(async () => closeInstance(await before)).catch(report);
  }

  async function instanceFor(name: string, before: Instance): Promise<Instance> {
    const next = await newInstance();
    await scenarioNamed(name).data?.(next.db);
    await copySessions(before.db, next.db);
    startIndexing(next);
    return next;
  }

  async function answerCall(call: Call): Promise<Answer | 'lost'> {
    if (isControl(call.path)) return answerControl(call, { ...mocks, clock, about });
    const { backend, pending } = await instance;
    const answering = backend.answer(call);
    pending.add(answering);
    const answer = await answering;
    pending.delete(answering);
    return answer === 'lost' ? answer : allowMockHeaders(call, answer);
  }

  const mocks: Mocks = {
    config,
    report,
    sockets,
    async answer(call) {
      try {
        return await answerCall(call);
      } catch (error) {
        report(error);
        return problemAnswer(call, config, problemFrom(error));
      }
    },
    nextRequestId() {
      requests += 1;
      return `00000000-0000-4000-8000-${String(requests).padStart(12, '0')}`;
    },
    onDrop(drop) {
      drops.add(drop);
    },
    reset() {
      random = seededRandom(seed);
      requests = 0;
      clock.set(null);
      replaceBy(newInstance());
    },
    useSeed(next) {
      seed = next;
      mocks.reset();
    },
    async useScenario(name) {
      if (!isScenario(name)) return false;
      const before = await instance;
      if (scenarioNamed(name).data || scenarioNamed(before.scenario).data) {
        const next = instanceFor(name, before);
        await next;
        replaceBy(next);
      }
      const current = await instance;
      current.scenario = name;
      current.hooks.restart();
      await storeScenario(current.db, name);
      return true;
    },
    idle: async () => (await instance).backend.idle(),
    async mails() {
      const { backend, mails } = await instance;
      await backend.idle();
      return mails;
    },
    async close() {
      await notifying;
      await closeInstance(await instance);
    },
  };

  /** The body of the answer to `GET /__mock/state`. */
  async function about() {
    const { db, scenario } = await instance;
    // The others fill the lists of administrators; they have no known passwords.
    const people = await db
      .selectFrom('user')
      .select(['id', 'name', 'email'])
      .where('id', 'in', namedIds)
      .execute();
    const countRows = async (table: 'session' | 'campaign' | 'character' | 'catalogue_item') => {
      const { fn } = db;
      const row = await db
        .selectFrom(table)
        .select(fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return row.count;
    };
    return {
      scenario,
      seed,
      now: new Date(clock.now()).toISOString(),
      people,
      sessions: await countRows('session'),
      campaigns: await countRows('campaign'),
      characters: await countRows('character'),
      catalogue: await countRows('catalogue_item'),
    };
  }

  return mocks;
}
