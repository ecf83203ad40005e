import { sql } from 'kysely';
import { failedSignIn } from './auth/sign-in.ts';
import { sweepClosedAccounts } from './account/closed-accounts.ts';
import { sweepEmailChanges } from './account/email-changes.ts';
import { refreshItems } from './catalogue/refresh.ts';
import type { AppContext } from './context.ts';
import { sweepDeletedCampaigns } from './campaigns/deleted.ts';
import { sweepDeletedEntries } from './entries/delete.ts';
import { sweepUndos } from './entries/import-undo.ts';
import { sweepRegistrationKeys } from './auth/registration-key.ts';
import { keyLifetime } from './idempotency.ts';
import { sweepGenerations } from './generation/read.ts';
import { sweepModelUse } from './models/record-use.ts';
import { sweepPictures } from './pictures/sweep.ts';
import { sweepUnusedImages } from './images/store.ts';
import { sweepOutbox } from './mail/outbox.ts';

const day = 24 * 60 * 60_000;
const keepRegistrations = 7 * day;
const keepAudit = 400 * day;
/** Anyone can cause failed sign-ins, and they contain IP addresses. */
const keepFailedSignIns = 30 * day;

/**
 * Deletes expired rows and closed accounts, and rewrites items that an earlier version of the contract wrote. The server
 * calls it minutes after its start, and every hour.
 */
export async function sweep(app: AppContext): Promise<void> {
  const { db, clock } = app;
  const now = clock();
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
  await db.deleteFrom('token').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('registration')
    .where('created_at', '<', now - keepRegistrations)
    .execute();
  await db.deleteFrom('rate_limit').where('window_ends_at', '<=', now).execute();
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<=', now - keyLifetime)
    .execute();
  await db
    .deleteFrom('audit')
    .where('at', '<', now - keepAudit)
    .execute();
  await db
    .deleteFrom('audit')
    // A literal, because SQLite uses the index of these entries only if it sees the value.
    .where('action', '=', sql.lit(failedSignIn))
    .where('at', '<', now - keepFailedSignIns)
    .execute();
  await sweepUndos(db, now);
  await sweepRegistrationKeys(db, now);
  await sweepOutbox(db, now);
  await sweepDeletedCampaigns(db, now);
  await sweepDeletedEntries(db, now);
  await sweepPictures(db, now);
  await sweepGenerations(db, now);
  await sweepModelUse(db, now);
  await sweepEmailChanges(db, now);
  await sweepClosedAccounts(app, now);
  await sweepUnusedImages(db);
  await refreshItems(db);
}
