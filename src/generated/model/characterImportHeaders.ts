/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { IdempotencyKeyParameter } from './operations/idempotencyKeyParameter.ts';

export type CharacterImportHeaders = {
/**
 * A repeated request with the same key and body changes nothing and gets the first answer again; for a campaign, a character or an invitation, the answer is what it is now. The server keeps the key for 24 hours. A dry run does not use the key.
 * @minLength 8
 * @maxLength 100
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};
