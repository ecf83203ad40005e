/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * `closing`: its owner has closed the account, which is deleted at `closesAt`. `unverified`: the address is not verified, so the person cannot sign in yet. `disabled`: an administrator has disabled the account.
 */
export type PersonState = typeof PersonState[keyof typeof PersonState];

export const PersonState = {
  active: 'active',
  closing: 'closing',
  unverified: 'unverified',
  disabled: 'disabled',
} as const;
