import type { Kysely } from 'kysely';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { ProblemError } from '#contract/problem.ts';
import { findById } from './accounts.ts';

/**
 * Refuses a removal after which neither a password, a provider nor a passkey signs the user in. Call it after the removal,
 * in its transaction, which has locked the account.
 */
export async function requireWayIn(
  context: RequestContext,
  transaction: Kysely<Schema>,
): Promise<void> {
  const { id } = context.signedIn();
  const user = await findById(transaction, id);
  if (user && user.password_hash !== null) return;
  // Without its configuration, a provider signs in none of its users.
  const configured = new Set<string | null>(context.app.oauth.providers.map(({ type }) => type));
  const identities = await transaction
    .selectFrom('oauth_identity')
    .select('provider')
    .where('user_id', '=', id)
    .execute();
  if (identities.some(({ provider }) => configured.has(provider))) return;
  const passkey = await transaction
    .selectFrom('passkey')
    .select('id')
    .where('user_id', '=', id)
    .where('signs_in_alone', '=', 1)
    .executeTakeFirst();
  if (passkey) return;
  throw new ProblemError('conflict', 'Set a password first: this is your only way in.');
}
