/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Whether the user opens the record. With `false`, the time of the last opening stays as it is, for example when a page is loaded before the user opens it. HEAD records the visit, too, and returns no body.
 */
export type VisitParameter = boolean;
