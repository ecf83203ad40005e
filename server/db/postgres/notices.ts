import pg from 'pg';

/**
 * Short texts between the processes on one database. A process without a connection misses them.
 */
export interface Notices {
  /** The sender gets the texts, too. Each may have at most `longestNotice` bytes. */
  send(texts: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Just below PostgreSQL's limit of 8,000 bytes. */
export const longestNotice = 7900;

const channel = 'questwright';
const shortestPause = 100;
const longestPause = 5000;

export interface NoticesOptions {
  readonly url: string;
  /** Used to send notices: a separate connection would be idle most of the time. */
  readonly pool: pg.Pool;
  readonly onNotice: (text: string) => void;
  readonly onError: (error: Error) => void;
}

/** Listens on a separate connection, and connects again when this connection is lost. */
export async function openNotices(options: NoticesOptions): Promise<Notices> {
  const { url, pool, onNotice, onError } = options;
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let pause = shortestPause;
  let closed = false;

  async function listen(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'questwright notices',
      connectionTimeoutMillis: 2000,
      keepAlive: true,
    });
    client = next;
    // Without this listener, a restart of PostgreSQL would end this process.
    next.on('error', onError);
    next.on('notification', ({ payload }) => onNotice(payload ?? ''));
    next.once('end', listenLater);
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      pause = shortestPause;
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
      // A client that never connected does not emit `end`.
      await next.end().catch(() => undefined);
      listenLater();
    }
  }

  function listenLater(): void {
    if (closed) return;
    clearTimeout(again);
    again = setTimeout(() => void listen(), pause).unref();
    pause = Math.min(2 * pause, longestPause);
  }

  await listen();
  return {
    async send(texts) {
      await pool.query('select pg_notify($1, text) from unnest($2::text[]) as text', [
        channel,
        texts,
      ]);
    },
    async close() {
      closed = true;
      clearTimeout(again);
      await client?.end();
    },
  };
}
