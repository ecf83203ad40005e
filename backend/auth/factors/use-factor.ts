import type { Kysely } from 'kysely';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { PasskeyAssertion } from '#src/generated/model/index.ts';
import type { Challenge } from './passkey-challenges.ts';
import { checkRecoveryCode } from './recovery-codes.ts';
import { totpOf, totpPurpose } from './stored-factors.ts';
import { totpStep } from './totp.ts';
import { verifyAssertion } from './verify-passkey.ts';

/** A factor that was right. */
export interface ProvenFactor {
  readonly name: 'totp' | 'passkey' | 'recoveryCode';
  readonly userId: string;
  /** Uses the factor up, so that it works once. False if another request has used it meanwhile. */
  use(transaction: Kysely<Schema>): Promise<boolean>;
}

const openTotpSecret = async ({ keys }: RequestContext['app'], sealed: string): Promise<string> => {
  const secret = await keys.open(totpPurpose, sealed);
  if (secret === null) throw new Error('The secret of an authenticator app cannot be read.');
  return secret;
};

/** Six digits are a code of the app; anything else can only be a recovery code. Null for a wrong code. */
export async function proveByCode(
  { app, db, now }: RequestContext,
  userId: string,
  typedCode: string,
): Promise<ProvenFactor | null> {
  const digits = typedCode.replaceAll(/[ -]/g, '');
  if (!/^\d{6}$/.test(digits)) {
    const use = await checkRecoveryCode(app, userId, typedCode);
    return use && { name: 'recoveryCode', userId, use };
  }
  const totp = await totpOf(db, userId);
  if (!totp) return null;
  const step = totpStep(await openTotpSecret(app, totp.sealed_secret), digits, now);
  if (step === null || step <= totp.last_step) return null;
  return {
    name: 'totp',
    userId,
    async use(transaction) {
      const used = await transaction
        .updateTable('totp')
        .set({ last_step: step, last_used_at: now })
        .where('user_id', '=', userId)
        .where('sealed_secret', '=', totp.sealed_secret)
        .where('last_step', '<', step)
        .returning('user_id')
        .executeTakeFirst();
      return used !== undefined;
    },
  };
}

/** Null if the passkey is unknown, belongs to another user than the challenge, or its answer is not valid. */
export async function proveByPasskey(
  { app, db, now }: RequestContext,
  challenge: Challenge,
  assertion: PasskeyAssertion,
): Promise<ProvenFactor | null> {
  const passkey = await db
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', assertion.id)
    .executeTakeFirst();
  if (!passkey) return null;
  const userId = passkey.user_id;
  if (challenge.userId !== null && challenge.userId !== userId) return null;
  // Where it stands alone, a passkey must be two factors: the device, and the PIN or finger that unlocks it.
  const isAlone = challenge.purpose !== 'secondFactor';
  const verified = await verifyAssertion(app.config, challenge.value, passkey, assertion, isAlone);
  if (!verified) return null;
  return {
    name: 'passkey',
    userId,
    async use(transaction) {
      const used = await transaction
        .updateTable('passkey')
        .set({
          counter: verified.counter,
          synced: verified.synced ? 1 : 0,
          // Without a user in the challenge, the passkey has said itself whose it is.
          ...(challenge.userId === null && { signs_in_alone: 1 as const }),
          last_used_at: now,
        })
        .where('id', '=', passkey.id)
        .where('counter', '=', passkey.counter)
        .returning('id')
        .executeTakeFirst();
      return used !== undefined;
    },
  };
}
