import type { Registry } from 'prom-client';
import type { AppContext } from '#backend/context.ts';
import { countOutbox } from '#backend/mail/outbox.ts';
import type { Database } from './db/open-database.ts';
import { freeBytes, isKnownFull, type FreeForStore } from './free-bytes.ts';
import type { AnsweredRequest } from './http/observe.ts';
import { within } from './within.ts';

interface MetricsParts {
  readonly database: Pick<Database, 'pending' | 'bytes'>;
  readonly context: Pick<AppContext, 'db' | 'outages'>;
  readonly dataDir: string;
  readonly freeForStore: FreeForStore;
  /** How many sockets are open. */
  readonly sockets: () => number;
  /** How many tasks wait in each queue of this process. */
  readonly queues: Readonly<Record<string, () => number>>;
}

export interface Metrics {
  readonly observe: (answered: AnsweredRequest) => void;
  /** The format of Prometheus. */
  readonly text: () => Promise<string>;
}

/** In seconds. Lists take a few milliseconds; sign-ins and pictures up to a second. */
const durations = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const maxWaitMs = 1000;

const statusClass = (status: number): string => `${Math.floor(status / 100)}xx`;

/** What the gauges of the database show. */
async function readDatabase({ database, context }: MetricsParts) {
  const { db } = context;
  const generations = await db
    .selectFrom('generation')
    .select((select) => ['status', select.fn.countAll<number>().as('count')])
    .where('status', 'in', ['queued', 'running'])
    .groupBy('status')
    .execute();
  const counted = new Map<string, number>(generations.map(({ status, count }) => [status, count]));
  return {
    mails: await countOutbox(db),
    queued: counted.get('queued') ?? 0,
    running: counted.get('running') ?? 0,
    bytes: await database.bytes(),
  };
}

/**
 * Counts requests, and reads the other figures whenever Prometheus asks for them. Each label has few values:
 * an operation of the contract, a class of status codes, a queue of the server.
 */
export async function createMetrics(parts: MetricsParts): Promise<Metrics> {
  // Loaded only for servers with metrics, because the package takes some megabytes.
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } =
    await import('prom-client');
  const registry: Registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: 'questwright_http_requests_total',
    help: 'Answered requests by operation of the contract and class of the status code.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'questwright_http_request_duration_seconds',
    help: 'From the headers of a request to the end of its answer.',
    labelNames: ['operation'],
    buckets: durations,
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const gauges = {
    sockets: gauge('questwright_sockets', 'Open sockets of this process.'),
    diskFull: gauge('questwright_disk_full', '1 while the disk of the database is full.'),
    free: gauge('questwright_data_dir_free_bytes', 'Free space on the disk of DATA_DIR.'),
    up: gauge('questwright_database_up', '1 if the database answers within a second.'),
    probe: gauge('questwright_database_seconds', 'How long the figures of the database took.'),
    pending: gauge(
      'questwright_database_pending_statements',
      'Statements of this process that wait or run.',
    ),
    bytes: gauge('questwright_database_bytes', 'Size of the database.'),
    mailsWaiting: gauge('questwright_mails_waiting', 'Mails that will be sent or tried again.'),
    mailsFailed: gauge('questwright_mails_failed', 'Mails of the last week that were given up.'),
    generationsQueued: gauge('questwright_generations_queued', 'Drafts and covers that wait.'),
    generationsRunning: gauge(
      'questwright_generations_running',
      'Drafts and covers that are worked on.',
    ),
  };
  const queued = new Gauge({
    name: 'questwright_queue_length',
    help: 'Tasks that wait in this process.',
    labelNames: ['queue'],
    registers,
  });

  async function readAll(): Promise<void> {
    const start = performance.now();
    const [read, free, isFull] = await Promise.all([
      within(maxWaitMs, readDatabase(parts)),
      within(maxWaitMs, freeBytes(parts.dataDir)),
      isKnownFull(parts.freeForStore),
    ]);
    gauges.up.set(read ? 1 : 0);
    gauges.probe.set((performance.now() - start) / 1000);
    if (read) {
      const { mails, queued: waiting, running, bytes } = read.result;
      gauges.mailsWaiting.set(mails.waiting);
      gauges.mailsFailed.set(mails.failed);
      gauges.generationsQueued.set(waiting);
      gauges.generationsRunning.set(running);
      gauges.bytes.set(bytes);
    }
    // With PostgreSQL there can be no such folder.
    if (free) gauges.free.set(free.result);
    gauges.pending.set(parts.database.pending());
    gauges.sockets.set(parts.sockets());
    gauges.diskFull.set(isFull || parts.context.outages.diskIsFull ? 1 : 0);
    for (const [queue, length] of Object.entries(parts.queues)) queued.set({ queue }, length());
  }

  return {
    observe({ operation, status, ms }) {
      requests.inc({ operation, status: statusClass(status) });
      seconds.observe({ operation }, ms / 1000);
    },
    async text() {
      await readAll();
      return registry.metrics();
    },
  };
}
