import type { Kysely } from 'kysely';
import { ProblemError, validationProblem } from '#contract/problem.ts';
import { beginFactorAttempt } from '../limits.ts';
import { requireStillSignedIn } from '../confirmation.ts';
import { requireWayIn } from '../ways-in.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { FactorNotice } from '#backend/mail/jobs.ts';
import type {
  AddedFactor,
  Passkey,
  PasskeyAddRequest,
  PasskeyCreationOptions,
  RecoveryCodes,
  TotpAddRequest,
  TotpEnrolment,
} from '#src/generated/model/index.ts';
import { queueNotice } from './notices.ts';
import { newChallenge, takeChallenge } from './passkey-challenges.ts';
import { creationOptions } from './passkey-options.ts';
import { countRecoveryCodes, newRecoveryCodes } from './recovery-codes.ts';
import {
  factorNamesOf,
  factorsOf,
  passkeysOf,
  passkeyView,
  totpPurpose,
} from './stored-factors.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';
import { verifyNewPasskey } from './verify-passkey.ts';

const mostPasskeys = 10;
const enrolmentLife = 30 * 60_000;

const expired = () =>
  new ProblemError('invalid_token', 'That took too long, or was done already. Start it again.');

const noSuchFactor = () => new ProblemError('not_found', 'Your account has no such second factor.');

interface Enrolment {
  readonly userId: string;
  readonly secret: string;
  readonly expiresAt: number;
}

/** The page keeps the encrypted enrolment until the first code, so an app that is never added leaves no row. */
export async function startTotp(context: RequestContext): Promise<TotpEnrolment> {
  const { id: userId, email } = context.signedIn();
  const { keys, random } = context.app;
  const secret = newTotpSecret(random);
  const enrolment: Enrolment = { userId, secret, expiresAt: context.now + enrolmentLife };
  return {
    secret,
    uri: totpUri(secret, email),
    enrolment: await keys.seal('totp-enrolment', JSON.stringify(enrolment)),
  };
}

async function openEnrolment({ app, now }: RequestContext, userId: string, sealed: string) {
  const text = await app.keys.open('totp-enrolment', sealed);
  if (text === null) throw expired();
  // Only startTotp of this installation can seal a text for this purpose.
  const enrolment = JSON.parse(text) as Enrolment;
  if (enrolment.userId !== userId || enrolment.expiresAt <= now) throw expired();
  return enrolment;
}

export async function addTotp(
  context: RequestContext,
  { enrolment, code }: TotpAddRequest,
): Promise<AddedFactor> {
  const { app, now } = context;
  const { id: userId } = context.signedIn();
  const { secret } = await openEnrolment(context, userId, enrolment);
  const attempt = await beginFactorAttempt(context, userId, () => Promise.resolve());
  const step = totpStep(secret, code, now);
  if (step === null) {
    const message = 'That is not the code of this app. Check the time of the phone and try again.';
    throw validationProblem([{ path: '/code', message }]);
  }
  await attempt.succeeded(context.db);
  const row = {
    sealed_secret: await app.keys.seal(totpPurpose, secret),
    last_step: step,
    created_at: now,
    last_used_at: now,
  };
  return addFactor(context, 'totp', 'totp-added', async (transaction) => {
    await transaction
      .insertInto('totp')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
  });
}

export async function passkeyCreation(context: RequestContext): Promise<PasskeyCreationOptions> {
  const user = context.signedIn();
  const challenge = await newChallenge(context, 'create', user.id);
  const passkeys = await passkeysOf(context.db, user.id);
  return creationOptions(context.app.config, challenge, user, passkeys);
}

export async function addPasskey(
  context: RequestContext,
  { name, passkey }: PasskeyAddRequest,
): Promise<AddedFactor> {
  const { app, now } = context;
  const { id: userId } = context.signedIn();
  const challenge = await takeChallenge(
    context,
    ({ purpose, userId: owner }) => purpose === 'create' && owner === userId,
  );
  const verified = await verifyNewPasskey(app.config, challenge.value, passkey);
  if (!verified) throw expired();
  return addFactor(context, 'passkey', 'passkey-added', async (transaction) => {
    const { length } = await passkeysOf(transaction, userId);
    if (length >= mostPasskeys) {
      const detail = 'You have ten passkeys, and that is as many as we keep. Remove one first.';
      throw new ProblemError('conflict', detail);
    }
    const added = await transaction
      .insertInto('passkey')
      .values({
        id: app.random.id(now),
        user_id: userId,
        credential_id: verified.credentialId,
        public_key: verified.publicKey,
        counter: verified.counter,
        transports: JSON.stringify(passkey.transports),
        synced: verified.synced ? 1 : 0,
        signs_in_alone: verified.signsInAlone ? 1 : 0,
        name: name.trim(),
        created_at: now,
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new ProblemError('conflict', 'This passkey is on your list already.');
  });
}

/** Adds a factor, with new recovery codes if the account has none. */
async function addFactor(
  context: RequestContext,
  factor: 'totp' | 'passkey',
  notice: FactorNotice,
  add: (transaction: Kysely<Schema>) => Promise<void>,
): Promise<AddedFactor> {
  const { app, now } = context;
  const { id: userId } = context.signedIn();
  const isFirst = (await factorNamesOf(context.db, userId)).length === 0;
  const codes = isFirst ? await newRecoveryCodes(app, userId, now) : null;
  const added = await context.db.transaction().execute(async (transaction) => {
    await requireStillSignedIn(context, transaction);
    await add(transaction);
    // Another request can have added the first factor while these codes were hashed.
    const isNeeded = codes !== null && (await countRecoveryCodes(transaction, userId)) === 0;
    if (isNeeded) await codes.store(transaction);
    await context.audit(transaction, {
      action: 'factor.add',
      targetKind: 'user',
      targetId: userId,
      details: { factor },
    });
    await queueNotice(context, transaction, userId, notice);
    return {
      factors: await factorsOf(transaction, userId),
      recoveryCodes: isNeeded ? [...codes.codes] : [],
    };
  });
  app.mailer.wake();
  return added;
}

export async function renewRecoveryCodes(context: RequestContext): Promise<RecoveryCodes> {
  const { app, now } = context;
  const { id: userId } = context.signedIn();
  if ((await factorNamesOf(context.db, userId)).length === 0) throw noSuchFactor();
  const codes = await newRecoveryCodes(app, userId, now);
  await context.db.transaction().execute(async (transaction) => {
    await requireStillSignedIn(context, transaction);
    await codes.store(transaction);
    await context.audit(transaction, {
      action: 'factor.renew-recovery-codes',
      targetKind: 'user',
      targetId: userId,
    });
    await queueNotice(context, transaction, userId, 'recovery-codes-renewed');
  });
  app.mailer.wake();
  return { recoveryCodes: [...codes.codes] };
}

export async function renamePasskey(
  context: RequestContext,
  passkeyId: string,
  name: string,
): Promise<Passkey> {
  const { id: userId } = context.signedIn();
  const row = await context.db
    .updateTable('passkey')
    .set({ name: name.trim() })
    .where('id', '=', passkeyId)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw noSuchFactor();
  context.noteChange();
  return passkeyView(row);
}

export const removeTotp = (context: RequestContext): Promise<void> =>
  removeFactor(context, 'totp', 'totp-removed', (transaction, userId) =>
    transaction.deleteFrom('totp').where('user_id', '=', userId).returning('user_id').execute(),
  );

export const removePasskey = (context: RequestContext, passkeyId: string): Promise<void> =>
  removeFactor(context, 'passkey', 'passkey-removed', async (transaction, userId) => {
    const removed = await transaction
      .deleteFrom('passkey')
      .where('id', '=', passkeyId)
      .where('user_id', '=', userId)
      .returning('signs_in_alone')
      .execute();
    // The removal of another passkey takes no way in.
    if (removed.some((passkey) => passkey.signs_in_alone === 1)) {
      await requireWayIn(context, transaction);
    }
    return removed;
  });

/** Removes a factor, and the recovery codes with the last one. */
async function removeFactor(
  context: RequestContext,
  factor: 'totp' | 'passkey',
  notice: FactorNotice,
  remove: (transaction: Kysely<Schema>, userId: string) => Promise<readonly unknown[]>,
): Promise<void> {
  const { id: userId } = context.signedIn();
  await context.db.transaction().execute(async (transaction) => {
    await requireStillSignedIn(context, transaction);
    if ((await remove(transaction, userId)).length === 0) throw noSuchFactor();
    if ((await factorNamesOf(transaction, userId)).length === 0) {
      await transaction.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
    }
    await context.audit(transaction, {
      action: 'factor.remove',
      targetKind: 'user',
      targetId: userId,
      details: { factor },
    });
    await queueNotice(context, transaction, userId, notice);
  });
  context.app.mailer.wake();
}
