/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { IdempotencyKeyParameter } from './operations/idempotencyKeyParameter.ts';

export type WeaponBulkHeaders = {
/**
 * Makes a repeated request safe; kept for 24 hours.
 * @minLength 8
 * @maxLength 100
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};
