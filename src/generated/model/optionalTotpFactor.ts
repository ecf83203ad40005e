/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { TotpFactor } from './totpFactor.ts';

/**
 * The authenticator app; null if there is none.
 */
export type OptionalTotpFactor = TotpFactor | null;
