import pg from 'pg';

/**
 * Sends short texts between the processes on one database. A process that is not connected at that
 * moment does not get the texts.
 */
export interface Notices {
  /** The sender gets the texts, too. Each may have at most `maxNoticeBytes` bytes. */
  send(texts: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Just below PostgreSQL's limit of 8,000 bytes. */
export const maxNoticeBytes = 7900;

const channel = 'questwright';
const minRetryDelay = 100;
const maxRetryDelay = 5000;

export interface NoticesOptions {
  readonly url: string;
  /** Used to send notices: a separate connection would be idle most of the time. */
  readonly pool: pg.Pool;
  readonly onNotice: (text: string) => void;
  readonly onError: (error: Error) => void;
}

/** Listens on a separate connection; if this connection breaks, connects again. */
export async function openNotices(options: NoticesOptions): Promise<Notices> {
  const { url, pool, onNotice, onError } = options;
  let client: pg.Client | undefined;
  let retryTimer: NodeJS.Timeout | undefined;
  let retryDelay = minRetryDelay;
  let closed = false;

  async function listen(): Promise<void> {
    const newClient = new pg.Client({
      connectionString: url,
      application_name: 'questwright notices',
      connectionTimeoutMillis: 2000,
      keepAlive: true,
    });
    client = newClient;
    // Without this listener, a restart of PostgreSQL would end this process.
    newClient.on('error', onError);
    newClient.on('notification', ({ payload }) => onNotice(payload ?? ''));
    newClient.once('end', listenLater);
    try {
      await newClient.connect();
      await newClient.query(`listen ${channel}`);
      retryDelay = minRetryDelay;
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
      // A client that never connected does not emit `end`.
      await newClient.end().catch(() => undefined);
      listenLater();
    }
  }

  function listenLater(): void {
    if (closed) return;
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => void listen(), retryDelay).unref();
    retryDelay = Math.min(2 * retryDelay, maxRetryDelay);
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
      clearTimeout(retryTimer);
      await client?.end();
    },
  };
}
