import { describe, expect, it } from 'vitest';
import { operations, type OperationId } from '#src/generated/contract/operations.ts';
import { cases } from './cases/all.ts';

/** Statuses of failures, of rate limits and of a missing storyteller. They need no cases. */
const untestedStatuses = new Set([429, 500, 501, 502, 503]);

/** Operations and statuses that the server's own tests produce instead of the cases. */
const testedElsewhere = new Set([
  // Needs an OpenID provider: tests/server/auth-oauth.test.ts.
  'authStartOauth 200',
  'authExchangeOauth 200',
  'authExchangeOauth 202',
  'authLinkOauth 202',
  'authExchangeOauth 400',
  'authExchangeOauth 403',
  'authExchangeOauth 409',
  // Need a provider and a connected account: tests/server/account-providers.test.ts.
  'accountStartLink 200',
  'accountLink 200',
  'accountLink 400',
  'accountLink 409',
  'accountUnlink 204',
  'accountUnlink 409',
  'authLinkOauth 200',
  'authLinkOauth 403',
  'authLinkOauth 409',
  // Needs a server without an administrator: tests/server/auth-accounts.test.ts.
  'authSetup 201',
  // Needs two changes at the same time: tests/server/password-changes.test.ts.
  'accountChangePassword 409',
  // Needs more pictures than the cases can send: tests/server/quotas.test.ts.
  'campaignUpdate 409',
  // Needs megabytes of characters: tests/server/quotas.test.ts.
  'characterUpdate 409',
  // Needs megabytes of entries: tests/server/quotas.test.ts.
  'entryUpdate 409',
  'entryImport 409',
  'entryVersionRestore 409',
  // Needs 250 accounts: tests/server/campaign-members.test.ts.
  'invitationAccept 409',
  // Need a mail server that refuses mails: tests/server/unsent-mails.test.ts.
  'mailSend 200',
  'mailDelete 204',
  // Needs an environment that sets a model: tests/server/model-settings.test.ts.
  'modelUpdate 409',
]);

describe('the cases', () => {
  it('cover every operation and status of the contract', () => {
    const tested = new Set(cases.map((each) => `${each.operation} ${each.status}`));
    const missing = (Object.keys(operations) as OperationId[]).flatMap((id) =>
      Object.keys(operations[id].responses)
        .filter((status) => !untestedStatuses.has(Number(status)))
        .map((status) => `${id} ${status}`)
        .filter((pair) => !tested.has(pair) && !testedElsewhere.has(pair)),
    );
    expect(missing).toEqual([]);
  });
});
