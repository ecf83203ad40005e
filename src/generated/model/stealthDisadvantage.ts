/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type StealthDisadvantage = boolean;
