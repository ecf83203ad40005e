/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * How many people can join with the invitation; null for any number.
 * @minimum 1
 * @maximum 250
 * @nullable
 */
export type InvitationMaxUses = number | null;
