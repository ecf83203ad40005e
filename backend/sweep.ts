import type { AppContext } from './context.ts';
import { sweepOutbox } from './mail/outbox.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const keepAudit = 400 * day;

/** Deletes what has run out: sessions, tokens, counters, keys of finished calls, old records. */
export async function sweep({ db, clock }: AppContext): Promise<void> {
  const now = clock();
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
  await db.deleteFrom('token').where('expires_at', '<=', now).execute();
  await db.deleteFrom('rate_limit').where('window_ends_at', '<=', now).execute();
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', now - day)
    .execute();
  await db
    .deleteFrom('audit')
    .where('at', '<', now - keepAudit)
    .execute();
  await sweepOutbox(db, now);
}

/** Returns how to stop it. */
export function startSweeping(app: AppContext): () => void {
  const timer = setInterval(() => {
    sweep(app).catch((error: unknown) => app.log.warn('Sweeping failed.', { error }));
  }, hour).unref();
  return () => clearInterval(timer);
}
